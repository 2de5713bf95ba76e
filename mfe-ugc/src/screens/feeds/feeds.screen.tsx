import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import type { Post } from '../../data/post.model';
import { postQueries } from '../../data/post.queries';
import { OpenedPost } from '../../features/post/opened-post';
import { StreamList } from '../../features/stream/stream-list';
import { useMessages } from '../../messages';

const addressOf = ({ ugcCd }: Post) => pathOf('Feeds', { ugcCd });

export default function FeedsScreen() {
  const t = useMessages();
  const { ugcCd } = useRouteParams('Feeds');
  const query = postQueries.feeds(useServices());
  const title = t('feeds.title');
  return ugcCd ? (
    <OpenedPost key={ugcCd} ugcCd={ugcCd} kind="FEED" query={query} listHref={pathOf('Feeds')} listTitle={title} addressOf={addressOf} />
  ) : (
    <StreamList
      route="Feeds"
      query={query}
      title={title}
      lead={t('feeds.lead')}
      empty={{ title: t('feeds.empty'), text: t('feeds.emptyText') }}
      write={{ to: pathOf('FeedNew'), label: t('feeds.write') }}
      addressOf={addressOf}
    />
  );
}
