import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useRouteParams, useServices } from '@hyangro/runtime';
import { ListPage, PagedList, RowSkeletons } from '@hyangro/commerce/list';
import { LinkButton } from '@hyangro/ui/button';
import { LinkTabs } from '@hyangro/ui/tabs';
import { noticeQueries, noticesAfterOf, noticeTabOf, pathOfTab } from '../../data/notice.queries';
import { useMessages } from '../../messages';
import { NoticeRow } from './notice-row';

const TABS = ['notice', 'event'] as const;

/** Notices and events, each in its tab; any other tab is the notices (R-PUB-08). */
export default function NoticesScreen() {
  const t = useMessages();
  const services = useServices();
  const open = noticeTabOf(useRouteParams('Notices').tab);
  const [search] = useSearchParams();
  const after = noticesAfterOf(search);
  return (
    <ListPage title={t('notices.title')}>
      <LinkTabs aria-label={t('notices.tabs')}>
        {TABS.map((tab) => (
          <Link key={tab} to={pathOfTab(tab)} replace aria-current={tab === open ? 'page' : undefined}>
            {t(`notices.${tab}`)}
          </Link>
        ))}
      </LinkTabs>
      {after && (
        <LinkButton variant="line" block to={pathOfTab(open)}>
          {t('notices.fromNewest')}
        </LinkButton>
      )}
      <Suspense key={`${open} ${after ?? ''}`} fallback={<RowSkeletons count={6} height={72} />}>
        <PagedList
          query={noticeQueries.list(services, open, after)}
          addressOf={(cursor) => `?after=${cursor}`}
          keyOf={({ noticeCd }) => noticeCd}
          empty={{ title: t('notices.empty'), text: t('notices.emptyText') }}
        >
          {(item) => <NoticeRow item={item} />}
        </PagedList>
      </Suspense>
    </ListPage>
  );
}
