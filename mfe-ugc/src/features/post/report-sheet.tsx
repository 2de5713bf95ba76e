import styled from '@emotion/styled';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { REPORT } from '@hyangro/contracts/constants';
import { reportForm } from '@hyangro/contracts/ugc/moderation.rules';
import { useSendForm } from '@hyangro/commerce/form';
import { useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { TextArea } from '@hyangro/ui/field';
import { Sheet } from '@hyangro/ui/sheet';
import { useMessages } from '../../messages';

interface Props {
  ugcCd: string;
  /** Code of a comment or answer; empty for the post itself. */
  partCd: string;
  open: boolean;
  onClose(): void;
}

const EMPTY = { reason: '', message: '' };
const rules = reportForm.pick({ reason: true, message: true });

/** Why a post should not stand (V-REV2), and what else the shop should know (V-REV3). What was typed stays when it is closed. */
export default function ReportSheet({ ugcCd, partCd, open, onClose }: Props) {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const id = useId();
  const form = useForm({ resolver: zodResolver(rules), defaultValues: EMPTY, mode: 'onTouched' });
  const { errors } = form.formState;
  const { submit, isPending } = useSendForm(form, {
    mutationKey: ['ugc', 'report', ugcCd, partCd],
    send: (values) => services.api('POST /ugc/:ugcCd/report', { params: { ugcCd }, body: { ...values, partCd } }),
    onSent: () => {
      form.reset(EMPTY);
      services.toast(t('report.done'));
      onClose();
    },
  });
  const counterTo = (max: number) => (count: number) => t('form.counter', { count, max });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('report.title')}
      closeLabel={term('action.close')}
      footer={
        <Button type="submit" form={id} variant="primary" size="l" block loading={isPending}>
          {t('report.submit')}
        </Button>
      }
    >
      <Form id={id} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <p>{t('report.lead')}</p>
        <TextArea
          label={t('report.reason')}
          rows={4}
          counter={counterTo(REPORT.reasonMax)}
          value={form.watch('reason')}
          error={errors.reason && t('report.reasonLength', { min: REPORT.reasonMin, max: REPORT.reasonMax })}
          {...form.register('reason')}
        />
        <TextArea
          label={t('report.message')}
          labelNote={t('form.optional')}
          rows={3}
          counter={counterTo(REPORT.messageMax)}
          value={form.watch('message')}
          error={errors.message && t('report.messageLength', { max: REPORT.messageMax })}
          {...form.register('message')}
        />
      </Form>
    </Sheet>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-5);
  p { font-size: 14px; color: var(--color-text-2); }
`;
