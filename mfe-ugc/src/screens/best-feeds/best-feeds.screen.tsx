import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import type { Post } from '../../data/post.model';
import { postQueries } from '../../data/post.queries';
import { OpenedPost } from '../../features/post/opened-post';
import { StreamList } from '../../features/stream/stream-list';
import { useMessages } from '../../messages';

const addressOf = ({ ugcCd }: Post) => pathOf('BestFeeds', { ugcCd });

export default function BestFeedsScreen() {
  const t = useMessages();
  const { ugcCd } = useRouteParams('BestFeeds');
  const query = postQueries.bestFeeds(useServices());
  const title = t('bestFeeds.title');
  return ugcCd ? (
    <OpenedPost
      key={ugcCd}
      ugcCd={ugcCd}
      kind="FEED"
      query={query}
      listHref={pathOf('BestFeeds')}
      listTitle={title}
      addressOf={addressOf}
    />
  ) : (
    <StreamList
      route="BestFeeds"
      query={query}
      title={title}
      lead={t('bestFeeds.lead')}
      empty={{ title: t('bestFeeds.empty'), text: t('bestFeeds.emptyText') }}
      write={{ to: pathOf('FeedNew'), label: t('feeds.write') }}
      addressOf={addressOf}
    />
  );
}
