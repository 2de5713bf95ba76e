import { postQueries } from '../../data/post.queries';
import { streamData } from '../../features/common/stream.data';

export const { prefetch, head } = streamData({
  list: postQueries.mixed,
  title: 'mixed.title',
  lead: 'mixed.lead',
});
