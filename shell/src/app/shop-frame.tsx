import { memo, useState } from 'react';
import { useServices } from '@hyangro/runtime';
import { BottomBar } from './bottom-bar';
import { PhoneHeader } from './phone-header';
import { ShopHeader } from './shop-header';
import { SiteFooter } from './site-footer';
import { TopMenu } from './top-menu';

/** Headers and menu above a screen of the shop. */
export const ShopFrameTop = memo(({ isDetail }: { isDetail: boolean }) => (
  <>
    <PhoneHeader isDetail={isDetail} />
    <ShopHeader />
    <TopMenu pcOnly={isDetail} />
  </>
));

/** Footer and the bar at the thumb below it. An app may have a bar of its own, a detail screen has one: there it waits. */
export const ShopFrameBottom = memo(function ShopFrameBottom({ isDetail }: { isDetail: boolean }) {
  const { bridge } = useServices();
  const [isHere, setHere] = useState(!isDetail);
  if (!isDetail && !isHere) setHere(true);
  return (
    <>
      <SiteFooter />
      {!bridge.hasTabBar && isHere && <BottomBar isAway={isDetail} />}
    </>
  );
});
