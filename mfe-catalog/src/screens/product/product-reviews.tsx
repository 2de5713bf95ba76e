import styled from '@emotion/styled';
import { Surface, useTerms } from '@hyangro/runtime';
import { ErrorState } from '@hyangro/ui/error-state';
import { Skeleton, SkeletonText } from '@hyangro/ui/skeleton';
import { useMessages } from '../../messages';
import { ProductSection } from './product-section';

/** Reviews are another team's pixels: while they are missing, the product can still be bought. */
export const ProductReviews = ({ productCd }: { productCd: string }) => {
  const t = useMessages();
  const term = useTerms();
  return (
    <ProductSection id="reviews" title={t('sections.reviews')}>
      <Surface
        name="ugc/review-list@1"
        productCd={productCd}
        skeleton={<ReviewSkeleton />}
        fallback={(retry) => (
          <ErrorState title={term('reviews.failed')} text={t('reviews.failedText')} retryLabel={term('action.retry')} onRetry={retry} />
        )}
      />
    </ProductSection>
  );
};

const ReviewSkeleton = () => (
  <Boxes>
    <Skeleton h={120} radius="var(--radius-control)" />
    <Skeleton ratio="5/2" />
    <div>
      <SkeletonText lines={3} />
    </div>
    <div>
      <SkeletonText lines={3} />
    </div>
  </Boxes>
);

const Boxes = styled.div`
  display: grid;
  gap: 20px;
  min-height: 480px;
  align-content: start;
`;
