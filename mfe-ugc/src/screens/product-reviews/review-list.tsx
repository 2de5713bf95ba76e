import styled from '@emotion/styled';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { useInfiniteScroll, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { loadsByItself } from '../../data/review.model';
import { measuredIn } from '../../data/trait.model';
import { ReviewCard } from '../../features/review/review-card';
import { TraitMeters } from '../../features/common/trait-meters';
import { useMessages } from '../../messages';
import { useFacetLabels } from './facet-labels';

interface Props {
  query: {
    data?: { pages: readonly unknown[] };
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isPlaceholderData: boolean;
    fetchNextPage(): Promise<unknown>;
  };
  reviews: readonly Review[];
  /** Filters are on; without any, no list is a product that nobody reviewed yet. */
  isNarrowed: boolean;
  onOpen(review: Review): void;
  onReset(): void;
}

export const ReviewList = ({ query, reviews, isNarrowed, onOpen, onReset }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const labels = useFacetLabels();
  const { hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = query;
  const isAutomatic = hasNextPage && !isFetchingNextPage && !isPlaceholderData && loadsByItself(query.data?.pages.length ?? 0);
  const end = useInfiniteScroll<HTMLDivElement>(() => void fetchNextPage(), isAutomatic);
  if (reviews.length === 0 && !isNarrowed) return <EmptyState title={t('reviews.empty')} text={t('reviews.emptyText')} />;
  if (reviews.length === 0) {
    return (
      <EmptyState
        title={t('list.empty')}
        text={t('list.emptyText')}
        action={
          <Button type="button" variant="line" onClick={onReset}>
            {t('list.reset')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <List aria-busy={isPlaceholderData || undefined}>
        {reviews.map((review) => (
          <li key={review.ugcCd}>
            <ReviewCard
              review={review}
              onOpen={onOpen}
              about={labels.ofAuthor(review.author)}
              measured={<TraitMeters inline traits={measuredIn(review)} />}
            />
          </li>
        ))}
      </List>
      <div ref={end} />
      {hasNextPage && (
        <Button type="button" variant="line" size="l" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {term('action.more')}
        </Button>
      )}
    </>
  );
};

const List = styled.ul`
  transition: opacity var(--dur-fast);
  &[aria-busy] { opacity: 0.5; }
  li + li { border-top: 1px solid var(--color-line); }
`;
