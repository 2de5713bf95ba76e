import { lazy } from 'react';
import { useMessages } from '../../messages';
import { ProductSection } from './product-section';
import { ReviewSkeleton } from './review-skeleton';
import { WhenNear } from './when-near';

const ReviewList = lazy(() => import(/* webpackChunkName: "review-list" */ './review-list'));

/** What others say of the product. */
export const ProductReviews = ({ productCd }: { productCd: string }) => {
  const t = useMessages();
  return (
    <ProductSection id="reviews" title={t('sections.reviews')}>
      <WhenNear room={<ReviewSkeleton />}>
        <ReviewList productCd={productCd} />
      </WhenNear>
    </ProductSection>
  );
};
