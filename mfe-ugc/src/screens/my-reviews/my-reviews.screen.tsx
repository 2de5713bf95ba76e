import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ListPage, PagedList, RowSkeletons } from '@hyangro/commerce/list';
import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { LinkTabs } from '@hyangro/ui/tabs';
import { writtenQueries } from '../../data/written.queries';
import { WritableRow } from '../../features/composer/writable-row';
import { useMessages } from '../../messages';
import { REVIEW_TABS, reviewTabOf } from './my-reviews.url';
import { WrittenRow } from './written-row';

/** What waits for a review, and the reviews that a member wrote (R-MY-21). */
export default function MyReviewsScreen() {
  const t = useMessages();
  const { tab } = useRouteParams('MyReviews');
  const open = reviewTabOf(tab);
  const counts = useCounts();
  return (
    <ListPage title={t('myReviews.title')} lead={t('myReviews.lead')}>
      <LinkTabs aria-label={t('myReviews.tabs')}>
        {REVIEW_TABS.map((each) => (
          <Link key={each} to={pathOf('MyReviews', { tab: each })} replace aria-current={each === open ? 'page' : undefined}>
            {t(`myReviews.tab.${each}`)} {counts[each]}
          </Link>
        ))}
      </LinkTabs>
      <Suspense fallback={<RowSkeletons height={110} />}>{open === 'writable' ? <WritableList /> : <WrittenList />}</Suspense>
    </ListPage>
  );
}

/** How many there are; nothing until it is known. */
function useCounts() {
  const services = useServices();
  const writable = useQuery(writtenQueries.writableCount(services));
  const written = useQuery(writtenQueries.reviewCount(services));
  return { writable: writable.data ?? '', written: written.data ?? '' };
}

const WritableList = () => {
  const t = useMessages();
  return (
    <PagedList
      query={writtenQueries.writable(useServices())}
      keyOf={({ orderCd, lineNo }) => `${orderCd} ${lineNo}`}
      empty={{
        title: t('write.review.nothing'),
        text: t('write.review.nothingText'),
        action: (
          <LinkButton variant="primary" to={pathOf('ConfirmPurchase')}>
            {t('write.review.toConfirm')}
          </LinkButton>
        ),
      }}
    >
      {(line) => <WritableRow line={line} />}
    </PagedList>
  );
};

const WrittenList = () => {
  const t = useMessages();
  return (
    <PagedList
      query={writtenQueries.reviews(useServices())}
      keyOf={({ ugcCd }) => ugcCd}
      empty={{
        title: t('myReviews.none'),
        text: t('myReviews.noneText'),
        action: (
          <LinkButton variant="primary" to={pathOf('MyReviews', { tab: 'writable' })}>
            {t('myReviews.toWritable')}
          </LinkButton>
        ),
      }}
    >
      {(review) => <WrittenRow review={review} />}
    </PagedList>
  );
};
