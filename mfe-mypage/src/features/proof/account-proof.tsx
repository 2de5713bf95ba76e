import { TARGET_PARAM } from '@hyangro/contracts/wire-names';
import type { RouteName } from '@hyangro/contracts/routes/table';
import type { SnsProvider } from '@hyangro/contracts/session/sns-providers';
import { useLocation } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { Fields } from '../common/task-page';
import { SnsLoginButtons } from '../common/sns-login-buttons';
import { useMessages } from '../../messages';

interface Props {
  providers: readonly SnsProvider[];
  /** The route it leads back to, where the address names none. */
  toName?: RouteName;
}

/** For members without a password: a login by one of their accounts is the proof, and leads back to where one wanted to go. */
export const AccountProof = ({ providers, toName = 'MemberInfo' }: Props) => {
  const t = useMessages();
  const query = new URLSearchParams(useLocation().search);
  if (!query.has(TARGET_PARAM)) query.set(TARGET_PARAM, toName);
  return (
    <Fields>
      <Notice
        tone="info"
        action={
          providers.length === 0 && (
            <LinkButton variant="line" size="s" to={pathOf('Inquiry')}>
              {t('home.inquiry')}
            </LinkButton>
          )
        }
      >
        {t(providers.length > 0 ? 'proof.byAccount' : 'proof.byNothing')}
      </Notice>
      <SnsLoginButtons providers={providers} target={query.toString()} />
    </Fields>
  );
};
