import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import type { Post } from '../../data/post.model';
import { reviewQueries } from '../../data/review.queries';
import { ALL_POSTS, streamFilterOf, streamSearchOf, type StreamFilter } from '../../data/stream-filter.model';
import { OpenedPost } from '../../features/post/opened-post';
import { StreamList } from '../../features/stream/stream-list';
import { useMessages } from '../../messages';
import { StreamFilterBar } from './stream-filter';

const addressOf = ({ ugcCd }: Post) => pathOf('Reviews', { ugcCd });

export default function ReviewsScreen() {
  const t = useMessages();
  const { ugcCd } = useRouteParams('Reviews');
  const services = useServices();
  if (!ugcCd) return <AllReviews />;
  return (
    <OpenedPost
      key={ugcCd}
      ugcCd={ugcCd}
      kind="REVIEW"
      query={reviewQueries.all(services)}
      listHref={pathOf('Reviews')}
      listTitle={t('reviews.title')}
      addressOf={addressOf}
    />
  );
}

/** All reviews, narrowed by what stands in the address. */
const AllReviews = () => {
  const t = useMessages();
  const services = useServices();
  const [search, setSearch] = useSearchParams();
  const filter = streamFilterOf(search);
  const query = reviewQueries.all(services, filter);
  const { data } = useInfiniteQuery({ ...query, enabled: false });
  const isNarrowed = streamSearchOf({ ...filter, sort: ALL_POSTS.sort }) !== '';
  /** Nobody is like a reader whose skin the shop does not know. */
  const isUnknown = filter.likeMe && data?.pages[0]?.knowsMe === false;
  const change = (next: Partial<StreamFilter>) =>
    setSearch(streamSearchOf({ ...filter, ...next }), { replace: true, preventScrollReset: true });
  const action = isUnknown ? (
    <LinkButton variant="primary" to={pathOf('MyProfile')}>
      {t('reviews.toProfile')}
    </LinkButton>
  ) : (
    isNarrowed && (
      <Button type="button" variant="line" onClick={() => change({ ...ALL_POSTS, sort: filter.sort })}>
        {t('list.reset')}
      </Button>
    )
  );
  return (
    <StreamList
      route="Reviews"
      query={query}
      title={t('reviews.title')}
      lead={t('reviews.lead')}
      empty={{
        title: t(isUnknown ? 'reviews.unknown' : isNarrowed ? 'list.empty' : 'reviews.empty'),
        text: t(isUnknown ? 'reviews.unknownText' : isNarrowed ? 'list.emptyText' : 'reviews.emptyText'),
        action,
      }}
      tools={<StreamFilterBar filter={filter} onChange={change} />}
      addressOf={addressOf}
    />
  );
};
