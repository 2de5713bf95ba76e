import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Agreements } from '../../features/agreements/agreements';
import { hasRequired, knownOf } from '@hyangro/contracts/member/agreements';
import { profileOf } from '../../features/sign-up-steps/sign-up-state';
import { SignUpSteps } from '../../features/sign-up-steps/sign-up-steps';
import { Actions, TaskPage } from '../../features/common/task-page';
import { useEntryPath } from '../../features/common/use-entry-path';
import { useMessages } from '../../messages';

/** Step 1: the choice is kept under `agreeTerms`, so coming back finds it (LS-07). */
export default function SignUpTermsScreen() {
  const t = useMessages();
  const { storage } = useServices();
  const navigate = useNavigate();
  const entryPath = useEntryPath();
  // A social profile goes on to the form.
  const profile = profileOf(useLocation().state);
  const [agreed, setAgreed] = useState<string[]>([]);
  // After hydration: the server cannot know what this browser kept.
  useEffect(() => setAgreed(knownOf(storage.local.get('agreeTerms') ?? [])), [storage]);
  const change = (next: string[]) => {
    setAgreed(next);
    storage.local.set('agreeTerms', next);
  };
  return (
    <>
      <SignUpSteps current={0} />
      <TaskPage title={t('terms.title')} lead={t('terms.lead')}>
        <Agreements agreed={agreed} onChange={change} />
        <Actions>
          <Button
            type="button"
            variant="primary"
            size="l"
            block
            disabled={!hasRequired(agreed)}
            onClick={() => void navigate(entryPath('SignUp2'), { state: profile })}
          >
            {t('signUp.next')}
          </Button>
        </Actions>
      </TaskPage>
    </>
  );
}
