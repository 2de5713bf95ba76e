import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReviewFilter } from '../../data/review-filter.model';
import { filterOf, searchOf } from './product-reviews.url';

/**
 * Filter and order of the reviews in the address. A change is no step of the history: back leaves the reviews. `filter` is what the
 * reader has set, at once, so that a second press goes on from the first; `shown` is what the reviews are narrowed to.
 */
export function useReviewFilter() {
  const [search, setSearch] = useSearchParams();
  const shown = filterOf(search);
  const [filter, setFilter] = useOptimistic(shown);
  const change = (next: Partial<ReviewFilter>) =>
    startTransition(() => {
      const changed = { ...filter, ...next };
      setFilter(changed);
      setSearch(searchOf(changed), { replace: true, preventScrollReset: true });
    });
  return { filter, shown, change };
}
