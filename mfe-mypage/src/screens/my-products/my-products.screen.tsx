import styled from '@emotion/styled';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ListPage, RowSkeletons } from '@hyangro/commerce/list';
import { LinkTabs } from '@hyangro/ui/tabs';
import { useMessages } from '../../messages';
import { folderOf, pathOfTab, productsTabOf, TABS } from './products-tab';
import { RecentTab } from './recent-tab';
import { RestockTab } from './restock-tab';
import { WishlistTab } from './wishlist-tab';

/** What a member likes, saw and waits for (R-MY-02). */
export default function MyProductsScreen() {
  const t = useMessages();
  const [search] = useSearchParams();
  const tab = productsTabOf(search);
  return (
    <ListPage title={t('mine.title')}>
      <div>
        <LinkTabs aria-label={t('mine.tabs')}>
          {TABS.map((each) => (
            <Link key={each} to={pathOfTab(each)} replace aria-current={each === tab ? 'page' : undefined}>
              {t(`mine.${each}`)}
            </Link>
          ))}
        </LinkTabs>
        <Panel>
          <Suspense key={tab} fallback={<RowSkeletons count={4} height={170} />}>
            {tab === 'zzim' && <WishlistTab folderCd={folderOf(search)} />}
            {tab === 'recent' && <RecentTab />}
            {tab === 'restock' && <RestockTab />}
          </Suspense>
        </Panel>
      </div>
    </ListPage>
  );
}

const Panel = styled.div`
  margin-top: 16px;
`;
