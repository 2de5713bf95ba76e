import { postQueries } from '../../data/post.queries';
import { streamData } from '../../features/common/stream.data';

export const { prefetch, head } = streamData({
  list: postQueries.bestFeeds,
  kind: 'FEED',
  title: 'bestFeeds.title',
  lead: 'bestFeeds.lead',
});
