import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { QUESTION_LENGTH } from '@hyangro/contracts/constants';
import { useRouteParams, useServices, useTextOfCode } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { Button } from '@hyangro/ui/button';
import { CheckboxField, SelectField, TextArea } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { Container } from '@hyangro/ui/section';
import { productBriefQuery } from '../../data/product-brief.queries';
import { QNA_KIND_LIST } from '../../data/qna.model';
import { ProductHead } from '../../features/product-head/product-head';
import { useMessages } from '../../messages';
import { qnaDraftOf } from './qna-draft';
import { useQnaForm } from './qna.form';
import { useAsk } from './use-ask';

export default function ProductQnaFormScreen() {
  const t = useMessages();
  const services = useServices();
  const { productCd } = useRouteParams('ProductQnaForm');
  const { data: product } = useSuspenseQuery(productBriefQuery(services, productCd));
  if (!product) return <NotFoundPanel title={t('product.missing')} text={t('product.missingText')} />;
  return <QuestionForm key={productCd} productCd={productCd} />;
}

const QuestionForm = ({ productCd }: { productCd: string }) => {
  const t = useMessages();
  const textOf = useTextOfCode();
  const services = useServices();
  const draft = useMemo(() => qnaDraftOf(services, productCd), [services, productCd]);
  const form = useQnaForm(draft.read());
  const { start } = useAsk(productCd, form);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) }), [form, draft]);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((values) => start(values));
  return (
    <Page narrow>
      <ProductHead productCd={productCd} title={t('qnaForm.title')} isTask />
      <Fields method="post" noValidate onSubmit={(event) => void submit(event)}>
        <SelectField
          label={t('qnaForm.kind')}
          options={QNA_KIND_LIST.map((kind) => ({ value: kind, label: t(`qna.kind.${kind}`) }))}
          {...form.register('kind')}
        />
        <TextArea
          label={t('qnaForm.question')}
          placeholder={t('qnaForm.placeholder')}
          rows={7}
          maxLength={QUESTION_LENGTH.max}
          counter={(count, max) => t('qnaForm.counter', { count, max })}
          defaultValue={draft.read().question}
          error={errors.question?.message && textOf(errors.question.message, { ...QUESTION_LENGTH })}
          {...form.register('question')}
        />
        <CheckboxField label={t('qnaForm.secret')} {...form.register('isSecret')} />
        <Notice tone="info">{t('qnaForm.hint')}</Notice>
        <Button type="submit" variant="primary" size="l" block loading={isSubmitting}>
          {t('qnaForm.submit')}
        </Button>
      </Fields>
    </Page>
  );
};

const Page = styled(Container)`
  padding-bottom: 56px;
`;
const Fields = styled.form`
  display: grid;
  gap: var(--space-5);
  margin-top: var(--space-5);
`;
