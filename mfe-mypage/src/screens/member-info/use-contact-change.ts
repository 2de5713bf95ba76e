import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { EMAIL_TAKEN } from '@hyangro/contracts/errors/known-refusals';
import type { ContactKind } from '@hyangro/contracts/session/recovery.rules';
import { isRefusal, useServices } from '@hyangro/runtime';
import { memberInfoQueries } from '../../data/member-info.queries';
import { useProfileChanged } from '../../features/common/use-profile-changed';
import { useProofIfAsked } from '../../features/proof/use-ask-for-proof';
import { sentCode, type SentCode } from '../../features/recovery/recovery-state';
import { useSendCode } from '../../features/recovery/use-send-code';
import { useTypedCode } from '../../features/recovery/use-typed-code';
import { useMessages } from '../../messages';
import { contactDraft, useContactForm } from './member-info.form';

const SEND = 'POST /member/contact-code';
const CONFIRM = 'PUT /member/contact';

/** Typing another mailbox or phone, the code on its way there, and confirming it. What is typed waits in a draft, with the code that was sent. */
export function useContactChange(by: ContactKind, onChanged: () => void) {
  const t = useMessages();
  const services = useServices();
  const tellChanged = useProfileChanged();
  const isProofAsked = useProofIfAsked();
  const draft = contactDraft(by)(services.memberMemory);
  const form = useContactForm(by, draft.get()?.typed ?? '');
  const [code, setCode] = useState<{ sent: SentCode; to: string } | null>(() => {
    const kept = draft.get();
    return kept?.sent ? { sent: kept.sent, to: kept.typed } : null;
  });
  const value = useWatch({ control: form.control, name: by }) ?? '';
  // Another address needs another code.
  const sent = code?.to === value ? code.sent : null;
  useEffect(() => draft.set({ typed: value, sent }), [draft, value, sent]);

  const onRefused = (error: Error): boolean => {
    if (isProofAsked(error)) return true;
    const isTaken = isRefusal(error, SEND, EMAIL_TAKEN) || isRefusal(error, CONFIRM, EMAIL_TAKEN);
    if (isTaken) form.setError(by, { message: EMAIL_TAKEN.code }, { shouldFocus: true });
    return isTaken;
  };
  // One key: while a code is sent none is confirmed.
  const mutationKey = ['mypage', 'member-info', by];
  const typed = useTypedCode({
    call: CONFIRM,
    mutationKey,
    confirm: (digits) => services.api(CONFIRM, { body: { by, verificationCd: sent?.verificationCd ?? '', code: digits } }),
    onConfirmed: (info) => {
      services.queryClient.setQueryData(memberInfoQueries.detail(services).queryKey, info);
      services.toast(t(by === 'email' ? 'memberInfo.emailChanged' : 'memberInfo.phoneChanged'));
      onChanged();
      tellChanged();
    },
    onRefused,
  });
  const sending = useSendCode(form, {
    call: SEND,
    mutationKey,
    send: (body) => services.api(SEND, { body }),
    onSent(answer) {
      typed.clear();
      setCode({ sent: sentCode(answer, services.now()), to: form.getValues(by) ?? '' });
    },
    onRefused,
    contactOf: () => by,
  });
  return { form, sent, typed, sending };
}
