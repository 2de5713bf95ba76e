import { Surface, useTerms } from '@hyangro/runtime';
import { ErrorState } from '@hyangro/ui/error-state';
import { useMessages } from '../../messages';
import { ReviewSkeleton } from './review-skeleton';

/** Reviews and feeds are another team's pixels: while they are missing, the product can still be bought. */
export default function ReviewList({ productCd }: { productCd: string }) {
  const t = useMessages();
  const term = useTerms();
  return (
    <>
      <Surface
        name="ugc/review-list@1"
        productCd={productCd}
        skeleton={<ReviewSkeleton />}
        fallback={(retry) => (
          <ErrorState title={term('reviews.failed')} text={t('reviews.failedText')} retryLabel={term('action.retry')} onRetry={retry} />
        )}
      />
      <Surface name="ugc/feed-rail@1" productCd={productCd} skeleton={null} fallback={() => null} />
    </>
  );
}
