import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { INQUIRY_LENGTH } from '@hyangro/contracts/constants';
import { useKeptInput, useSendForm } from '@hyangro/commerce/form';
import { pathOf, useServices, useTextOfCode } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { SelectField, TextArea, TextField } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { INQUIRY_KIND_LIST } from '../../data/inquiry.model';
import { inquiryQueries } from '../../data/inquiry.queries';
import { useMessages } from '../../messages';
import { InquiryPhotos } from './inquiry-photos';
import { EMPTY, draftStore, photoStore, useInquiryForm } from './inquiry.form';
import { orderLabel } from './order-label';

/** Asks the shop: kind, order, words and photos. What is typed and sent stays until the server has the inquiry. */
export const InquiryForm = () => {
  const t = useMessages();
  const textOf = useTextOfCode();
  const services = useServices();
  const navigate = useNavigate();
  const draft = draftStore(services.memberMemory);
  const photos = photoStore(services.memberMemory);
  const form = useInquiryForm(draft.get());
  useKeptInput(form, draft);
  const { data: orders } = useQuery(inquiryQueries.orders(services));
  const { submit, isPending } = useSendForm(form, {
    mutationKey: ['mypage', 'inquiry'],
    send: (body, idempotencyKey) => services.api('POST /inquiries', { body, idempotencyKey }),
    onSent: () => {
      form.reset(EMPTY);
      draft.set(EMPTY);
      photos.set([]);
      services.toast(t('inquiry.sent'));
      void services.queryClient.invalidateQueries({ queryKey: inquiryQueries.list(services).queryKey });
      void navigate(`${pathOf('Inquiry')}?tab=list`, { replace: true });
    },
  });
  const { errors } = form.formState;
  const said = (field: 'kind' | 'title' | 'body') => {
    const code = errors[field]?.message;
    return code && textOf(code, field === 'kind' ? {} : { ...INQUIRY_LENGTH[field] });
  };
  return (
    <Fields method="post" noValidate onSubmit={(event) => void submit(event)}>
      <SelectField
        label={t('inquiry.kind')}
        placeholder={t('inquiry.kindChoose')}
        options={INQUIRY_KIND_LIST.map((kind) => ({ value: kind, label: t(`inquiry.kind.${kind}`) }))}
        error={said('kind')}
        {...form.register('kind')}
      />
      <SelectField
        label={t('inquiry.order')}
        labelNote={t('field.optional')}
        placeholder={t('inquiry.orderNone')}
        options={(orders?.items ?? []).map((order) => ({ value: order.orderCd, label: orderLabel(order) }))}
        {...form.register('orderCd')}
      />
      <TextField label={t('inquiry.subject')} maxLength={INQUIRY_LENGTH.title.max} error={said('title')} {...form.register('title')} />
      <TextArea
        label={t('inquiry.body')}
        placeholder={t('inquiry.bodyHint')}
        rows={8}
        maxLength={INQUIRY_LENGTH.body.max}
        counter={(count, max) => t('inquiry.counter', { count, max })}
        defaultValue={draft.get().body}
        error={said('body')}
        {...form.register('body')}
      />
      <InquiryPhotos form={form} photos={photos} />
      <Notice tone="info">{t('inquiry.privacy')}</Notice>
      <Button type="submit" variant="primary" size="l" block loading={isPending}>
        {t('inquiry.submit')}
      </Button>
    </Fields>
  );
};

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
`;
