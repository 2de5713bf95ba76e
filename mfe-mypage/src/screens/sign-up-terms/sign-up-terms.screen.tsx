import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathOf, useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Agreements } from '../../features/agreements/agreements';
import { hasRequired, knownOf } from '../../features/agreements/agreement-list';
import { SignUpSteps } from '../../features/sign-up-steps/sign-up-steps';
import { Actions, TaskPage } from '../../features/common/task-page';
import { useMessages } from '../../messages';

/** Step 1: the choice is kept under `agreeTerms`, so coming back finds it (LS-07). */
export default function SignUpTermsScreen() {
  const t = useMessages();
  const { storage } = useServices();
  const navigate = useNavigate();
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
            onClick={() => void navigate(pathOf('SignUp2'))}
          >
            {t('signUp.next')}
          </Button>
        </Actions>
      </TaskPage>
    </>
  );
}
