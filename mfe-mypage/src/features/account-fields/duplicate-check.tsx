import { useState } from 'react';
import { EMAIL_TAKEN, ID_TAKEN, NICKNAME_TAKEN, type KnownRefusal } from '@hyangro/contracts/errors/known-refusals';
import { useServices } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { useMessages } from '../../messages';
import type { AccountForm } from './account.form';

type Checked = 'loginId' | 'nickname' | 'email';
/** Joining would be refused so. */
const TAKEN: Readonly<Record<Checked, KnownRefusal>> = { loginId: ID_TAKEN, nickname: NICKNAME_TAKEN, email: EMAIL_TAKEN };

interface Props {
  form: AccountForm;
  field: Checked;
  /** The value found free, or null. */
  onResult?(free: string | null): void;
}

/** Asks the server whether an id, nickname or e-mail is free; the answer is shown at the field. */
export const DuplicateCheck = ({ form, field, onResult }: Props) => {
  const t = useMessages();
  const { api, reportError } = useServices();
  const [freeValue, setFreeValue] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const value = form.watch(field).trim();

  const ask = async (): Promise<boolean> => {
    if (field === 'loginId') return (await api('GET /member/check-id', { query: { loginId: value } })).isFree;
    if (field === 'nickname') return (await api('GET /member/check-nickname', { query: { nickname: value } })).isFree;
    return (await api('GET /member/check-email', { query: { email: value } })).isFree;
  };
  const check = async () => {
    if (isBusy || !(await form.trigger(field, { shouldFocus: true }))) return;
    setBusy(true);
    try {
      const isFree = await ask();
      setFreeValue(isFree ? value : null);
      onResult?.(isFree ? value : null);
      if (isFree) form.clearErrors(field);
      else form.setError(field, { message: TAKEN[field].code }, { shouldFocus: true });
    } catch (error) {
      await reportError(error);
    } finally {
      setBusy(false);
    }
  };
  const isFree = value !== '' && value === freeValue;
  return (
    <Button type="button" size="s" variant="soft" loading={isBusy} onClick={() => void check()} aria-live="polite">
      {isFree ? t('check.free') : t('check.ask')}
    </Button>
  );
};
