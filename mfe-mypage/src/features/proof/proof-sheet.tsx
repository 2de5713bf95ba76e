import styled from '@emotion/styled';
import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Sheet } from '@hyangro/ui/sheet';
import { memberInfoQueries } from '../../data/member-info.queries';
import { useMessages } from '../../messages';
import { useCanPasskey } from '../common/passkey/use-can-passkey';
import { AccountProof } from './account-proof';
import { PasskeyProof } from './passkey-proof';
import { PasswordField } from './password-field';
import { usePasswordProof } from './use-password-proof';

interface Props {
  onProved(): void;
  onClose(): void;
}

/** Who is there? By the password, which nearly everybody has and is shown at once; by a passkey; or by a login with a linked account. */
export const ProofSheet = ({ onProved, onClose }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const formId = useId();
  const { data: ways } = useQuery(memberInfoQueries.proofWays(useServices()));
  const canPasskey = useCanPasskey() && ways?.hasPasskey;
  const isByPassword = ways?.hasPassword ?? true;
  const { field, error, submit, isPending } = usePasswordProof(onProved);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('proof.who')}
      closeLabel={term('action.close')}
      footer={
        isByPassword && (
          <Button type="submit" form={formId} variant="primary" size="l" block loading={isPending}>
            {t('proof.submit')}
          </Button>
        )
      }
    >
      <Lead>{t('proof.whoLead')}</Lead>
      {isByPassword && (
        <form id={formId} method="post" noValidate onSubmit={submit}>
          <PasswordField field={field} error={error} />
        </form>
      )}
      {!isByPassword && (ways?.providers.length || !canPasskey) && <AccountProof providers={ways?.providers ?? []} toName="MyLinkSns" />}
      {canPasskey && <PasskeyProof onProved={onProved} />}
    </Sheet>
  );
};

const Lead = styled.p`
  margin-bottom: var(--space-4);
  color: var(--color-text-2);
`;
