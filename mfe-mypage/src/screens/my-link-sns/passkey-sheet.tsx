import styled from '@emotion/styled';
import { useId } from 'react';
import { PASSKEY_NAME_MAX } from '@hyangro/contracts/constants';
import type { Passkey } from '@hyangro/contracts/session/passkey.contract';
import { useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { Sheet } from '@hyangro/ui/sheet';
import { useFieldText } from '../../features/common/use-field-text';
import { PasskeyFaultNotice } from '../../features/common/passkey/passkey-fault-notice';
import { useMessages } from '../../messages';
import { usePasskeyForm } from './passkey.form';
import { useSavePasskey } from './use-save-passkey';

interface Props {
  /** The passkey that is named anew; null for a new one, which the device is asked for. */
  passkey: Passkey | null;
  onClose(): void;
}

/** The name of a passkey. What is wrong with it stands at the field, what device or server say of the passkey below it. */
export const PasskeySheet = ({ passkey, onClose }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const textOf = useFieldText();
  const formId = useId();
  const form = usePasskeyForm(passkey?.name ?? '');
  const { start, isPending, error, proofSheet } = useSavePasskey(form, passkey, onClose);
  // One question at a time; what was typed waits in the form.
  if (proofSheet) return proofSheet;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(passkey ? 'passkeys.rename' : 'passkeys.add')}
      closeLabel={term('action.close')}
      footer={
        <Button type="submit" form={formId} variant="primary" size="l" block loading={isPending}>
          {t(passkey ? 'passkeys.save' : 'passkeys.make')}
        </Button>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={(event) => void form.handleSubmit((values) => start(values))(event)}>
        <TextField
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint', { max: PASSKEY_NAME_MAX })}
          autoComplete="off"
          error={textOf(form.formState.errors.name?.message, String(PASSKEY_NAME_MAX))}
          {...form.register('name')}
        />
      </form>
      <Fault>
        <PasskeyFaultNotice error={error} />
      </Fault>
    </Sheet>
  );
};

const Fault = styled.div`
  margin-top: var(--space-4);
`;
