import { lazy, Suspense } from 'react';
import { useNearViewport } from '@hyangro/runtime';
import { useMessages } from '../../messages';
import { ProductSection } from './product-section';
import { ReviewSkeleton } from './review-skeleton';

const ReviewList = lazy(() => import(/* webpackChunkName: "review-list" */ './review-list'));

/** They are on their way before they are in sight. */
const NEAR_PX = 800;

/** What others say of the product. */
export const ProductReviews = ({ productCd }: { productCd: string }) => {
  const t = useMessages();
  const [place, isNear] = useNearViewport<HTMLDivElement>(NEAR_PX);
  return (
    <ProductSection id="reviews" title={t('sections.reviews')}>
      <div ref={place}>
        <Suspense fallback={<ReviewSkeleton />}>{isNear ? <ReviewList productCd={productCd} /> : <ReviewSkeleton />}</Suspense>
      </div>
    </ProductSection>
  );
};
