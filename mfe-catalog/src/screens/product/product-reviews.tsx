import { lazy } from 'react';
import { useMessages } from '../../messages';
import { ProductSection } from './product-section';
import { WhenNear } from './when-near';

const ReviewList = lazy(() => import(/* webpackChunkName: "reviews-and-questions" */ './review-list'));

/** Height of no review, one, two, and of three with their pictures: as high as a screen, so that what follows is out of sight. */
const ROOMS = [71, 410, 620, 1152];

/** What others say of the product. */
export const ProductReviews = ({ productCd, reviewCount }: { productCd: string; reviewCount: number }) => {
  const t = useMessages();
  return (
    <ProductSection id="reviews" title={t('sections.reviews')}>
      <WhenNear room={ROOMS[Math.min(reviewCount, 3)]}>
        <ReviewList productCd={productCd} />
      </WhenNear>
    </ProductSection>
  );
};
