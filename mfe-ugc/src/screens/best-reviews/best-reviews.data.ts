import { reviewQueries } from '../../data/review.queries';
import { streamData } from '../../features/common/stream.data';

export const { prefetch, head } = streamData({
  list: reviewQueries.best,
  kind: 'REVIEW',
  title: 'best.title',
  lead: 'best.lead',
});
