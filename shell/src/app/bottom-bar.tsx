import { useLocation } from 'react-router-dom';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { Grid, Heart, Home, Sparkles, User } from '@hyangro/ui/icons';
import { TabBar } from '@hyangro/ui/tab-bar';
import { useMessages } from './messages';

export function BottomBar({ isAway }: { isAway: boolean }) {
  const t = useMessages();
  const { pathname } = useLocation();
  const items = [
    { key: 'home', to: '/', label: t('tab.home'), icon: <Home /> },
    { key: 'categories', to: pathOf('Categories'), label: t('tab.categories'), icon: <Grid /> },
    { key: 'feeds', to: pathOf('BestFeeds'), label: t('tab.feeds'), icon: <Sparkles /> },
    { key: 'wishlist', to: pathOf('MyProducts'), label: t('tab.wishlist'), icon: <Heart /> },
    { key: 'mypage', to: pathOf('MyPage'), label: t('tab.mypage'), icon: <User /> },
  ];
  return <TabBar isAway={isAway} label={t('tab.label')} items={items.map((item) => ({ ...item, selected: item.to === pathname }))} />;
}
