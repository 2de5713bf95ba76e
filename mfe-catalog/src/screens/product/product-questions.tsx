import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { pathOf, useNearViewport } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { useMessages } from '../../messages';
import { ProductSection } from './product-section';

const NewestQuestions = lazy(() => import(/* webpackChunkName: "newest-questions" */ './newest-questions'));

/** They are on their way before they are in sight. */
const NEAR_PX = 600;

/** Questions on the product: the newest come when the reader is near, the two ways on are there at once. */
export const ProductQuestions = ({ productCd }: { productCd: string }) => {
  const t = useMessages();
  const [place, isNear] = useNearViewport<HTMLDivElement>(NEAR_PX);
  return (
    <ProductSection id="qna" title={t('qna.title')}>
      <Text>{t('qna.text')}</Text>
      <div ref={place}>
        <Suspense fallback={null}>{isNear && <NewestQuestions productCd={productCd} />}</Suspense>
      </div>
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
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 16px;
`;
