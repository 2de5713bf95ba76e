import styled from '@emotion/styled';
import { lazy } from 'react';
import { pathOf } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { useMessages } from '../../messages';
import { ProductSection, Ways } from './product-section';
import { WhenNear } from './when-near';

const NewestQuestions = lazy(() => import(/* webpackChunkName: "reviews-and-questions" */ './newest-questions'));

/** Questions on the product: the newest come when the reader scrolls, the two ways on are there at once. */
export const ProductQuestions = ({ productCd }: { productCd: string }) => {
  const t = useMessages();
  return (
    <ProductSection id="qna" title={t('qna.title')}>
      <Text>{t('qna.text')}</Text>
      <WhenNear early>
        <NewestQuestions productCd={productCd} />
      </WhenNear>
      <Ways>
        <LinkButton variant="line" to={pathOf('ProductQna', { productCd })}>
          {t('qna.read')}
        </LinkButton>
        <LinkButton variant="soft" to={pathOf('ProductQnaForm', { productCd })}>
          {t('qna.ask')}
        </LinkButton>
      </Ways>
    </ProductSection>
  );
};

const Text = styled.p`
  font-size: 15px;
  color: var(--color-text-2);
`;
