import { useSuspenseQuery } from '@tanstack/react-query';
import { pathOf, useServices } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { writtenQueries } from '../../data/written.queries';
import { useMessages } from '../../messages';
import { NewReview } from './new-review';

/** A review of a product whose page led here: of the line that was confirmed last, or a word that none waits for one. */
export const ReviewOfProduct = ({ productCd }: { productCd: string }) => {
  const t = useMessages();
  const { data: line } = useSuspenseQuery(writtenQueries.writableOf(useServices(), productCd));
  if (line) return <NewReview orderCd={line.orderCd} lineNo={line.lineNo} />;
  return (
    <EmptyState
      isScreen
      title={t('write.review.none')}
      text={t('write.review.noneText')}
      action={
        <LinkButton variant="primary" to={pathOf('MyReviews', { tab: 'writable' })}>
          {t('myReviews.toWritable')}
        </LinkButton>
      }
    />
  );
};
