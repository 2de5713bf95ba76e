import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import type { Post } from '../../data/post.model';
import { reviewQueries } from '../../data/review.queries';
import { OpenedPost } from '../../features/post/opened-post';
import { StreamList } from '../../features/stream/stream-list';
import { useMessages } from '../../messages';

const addressOf = ({ ugcCd }: Post) => pathOf('BestReviews', { ugcCd });

export default function BestReviewsScreen() {
  const t = useMessages();
  const { ugcCd } = useRouteParams('BestReviews');
  const query = reviewQueries.best(useServices());
  const title = t('best.title');
  return ugcCd ? (
    <OpenedPost
      key={ugcCd}
      ugcCd={ugcCd}
      kind="REVIEW"
      query={query}
      listHref={pathOf('BestReviews')}
      listTitle={title}
      addressOf={addressOf}
    />
  ) : (
    <StreamList
      route="BestReviews"
      query={query}
      title={title}
      lead={t('best.lead')}
      empty={{ title: t('best.empty'), text: t('best.emptyText') }}
      addressOf={addressOf}
    />
  );
}
