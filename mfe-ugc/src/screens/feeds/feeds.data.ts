import { postQueries } from '../../data/post.queries';
import { streamData } from '../../features/common/stream.data';

export const { prefetch, head } = streamData({
  list: postQueries.feeds,
  kind: 'FEED',
  title: 'feeds.title',
  lead: 'feeds.lead',
});
