import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { ListPage, RowSkeletons } from '@hyangro/commerce/list';
import { LinkTabs } from '@hyangro/ui/tabs';
import { newsTabOf } from '../../data/notification.queries';
import { useMessages } from '../../messages';
import { NewsList } from './news-list';
import { NewsSettings } from './news-settings';

const TABS = ['news', 'settings'] as const;
const addressOf = (tab: (typeof TABS)[number]) => pathOf('Notifications') + (tab === 'settings' ? '?tab=settings' : '');

/** News of the last ten days, and by which ways they come (R-MY-23). */
export default function NotificationsScreen() {
  const t = useMessages();
  const [search] = useSearchParams();
  const open = newsTabOf(search);
  return (
    <ListPage title={t('news.title')} lead={t('news.lead')}>
      <LinkTabs aria-label={t('news.tabs')}>
        {TABS.map((tab) => (
          <Link key={tab} to={addressOf(tab)} replace aria-current={tab === open ? 'page' : undefined}>
            {t(`news.tab.${tab}`)}
          </Link>
        ))}
      </LinkTabs>
      <Suspense key={open} fallback={<RowSkeletons count={6} height={84} />}>
        {open === 'news' ? <NewsList /> : <NewsSettings />}
      </Suspense>
    </ListPage>
  );
}
