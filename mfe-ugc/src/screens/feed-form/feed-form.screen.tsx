import { useSuspenseQuery } from '@tanstack/react-query';
import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { writtenQueries } from '../../data/written.queries';
import { ForItsAuthor } from '../../features/composer/for-its-author';
import { useMessages } from '../../messages';
import { FeedForm } from './feed-form';

/** A feed: a new one, for members with the right to (R-UGC-07, P-09), or one's own to change (R-UGC-06). */
export default function FeedFormScreen() {
  const { ugcCd } = useRouteParams('FeedNew', 'FeedModify');
  return ugcCd ? <ModifyFeed key={ugcCd} ugcCd={ugcCd} /> : <NewFeed />;
}

const NewFeed = () => {
  const t = useMessages();
  const services = useServices();
  const { data: rights } = useSuspenseQuery(writtenQueries.rights(services));
  if (rights.canWriteFeed) return <FeedForm />;
  return (
    <EmptyState
      isScreen
      title={t('write.feed.noRight')}
      text={t('write.feed.noRightText')}
      action={
        <LinkButton variant="primary" to={pathOf('MyReviews', { tab: 'writable' })}>
          {t('write.feed.toReviews')}
        </LinkButton>
      }
    />
  );
};

const ModifyFeed = ({ ugcCd }: { ugcCd: string }) => {
  const t = useMessages();
  const services = useServices();
  const { data: feed } = useSuspenseQuery(writtenQueries.feed(services, ugcCd));
  const locked = { title: t('write.locked'), text: t('write.lockedText'), to: pathOf('Feeds', { ugcCd }), label: t('write.toPost') };
  return (
    <ForItsAuthor post={feed} locked={locked}>
      {feed && <FeedForm feed={feed} />}
    </ForItsAuthor>
  );
};
