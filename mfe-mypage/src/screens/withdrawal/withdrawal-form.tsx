import type { FormEvent } from 'react';
import { useSendForm } from '@hyangro/commerce/form';
import { WITHDRAWAL_MESSAGE_MAX, WITHDRAWAL_REASONS } from '@hyangro/contracts/member/withdrawal.rules';
import { pathOf, useServices, useTextOfCode } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { SelectField, TextArea } from '@hyangro/ui/field';
import { Actions, Fields } from '../../features/common/task-page';
import { useRecentProof } from '../../features/proof/use-recent-proof';
import { useMessages } from '../../messages';
import { useWithdrawalForm, type WithdrawalValues } from './withdrawal.form';

/** The reason; asks once more, and who is there, before it is sent. What is typed stays when the server or the network says no. */
export const WithdrawalForm = () => {
  const t = useMessages();
  const textOf = useTextOfCode();
  const services = useServices();
  const form = useWithdrawalForm();
  const { withProof, proofSheet } = useRecentProof();
  const { submit, isPending } = useSendForm(form, {
    mutationKey: ['mypage', 'withdrawal', 'send'],
    send: (body) =>
      withProof(() => services.api('POST /member/withdrawal', { body })).catch((error: unknown) => {
        // What stands in the way may have come since the page was opened.
        void services.queryClient.invalidateQueries({ queryKey: ['mypage', 'withdrawal'] });
        throw error;
      }),
    onSent() {
      void services.sessionEnded().then(() => services.toast(t('withdrawal.sent')));
    },
  });
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    const isRight = await form.trigger(undefined, { shouldFocus: true });
    if (isRight && (await services.confirm(t('withdrawal.ask'), { ok: t('withdrawal.send'), cancel: t('withdrawal.stay') })))
      await submit(event);
  };
  const { errors } = form.formState;
  const errorOf = (field: keyof WithdrawalValues, max?: number) => errors[field]?.message && textOf(errors[field].message, { max });
  return (
    <>
      <form method="post" noValidate onSubmit={(event) => void ask(event)}>
        <Fields>
          <SelectField
            label={t('withdrawal.field.reason')}
            placeholder={t('withdrawal.field.choose')}
            options={WITHDRAWAL_REASONS.map((reason) => ({ value: reason, label: t(`withdrawal.reason.${reason}`) }))}
            error={errorOf('reason')}
            {...form.register('reason')}
          />
          <TextArea
            label={t('withdrawal.field.message')}
            rows={4}
            error={errorOf('message', WITHDRAWAL_MESSAGE_MAX)}
            {...form.register('message')}
          />
        </Fields>
        <Actions>
          <LinkButton variant="primary" size="l" block to={pathOf('MyPage')}>
            {t('withdrawal.stay')}
          </LinkButton>
          <Button type="submit" variant="line" size="l" block loading={isPending}>
            {t('withdrawal.send')}
          </Button>
        </Actions>
      </form>
      {proofSheet}
    </>
  );
};
