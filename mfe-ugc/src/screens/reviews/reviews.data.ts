import { reviewQueries } from '../../data/review.queries';
import { streamFilterOf } from '../../data/stream-filter.model';
import { streamData } from '../../features/common/stream.data';

export const { prefetch, head } = streamData({
  list: (services, searchParams) => reviewQueries.all(services, streamFilterOf(searchParams)),
  kind: 'REVIEW',
  title: 'reviews.title',
  lead: 'reviews.lead',
});
