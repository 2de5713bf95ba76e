import type { ReactNode } from 'react';
import { useServices } from '@hyangro/runtime';
import { BottomBar } from './bottom-bar';
import { PhoneHeader } from './phone-header';
import { ShopHeader } from './shop-header';
import { SiteFooter } from './site-footer';
import { TopMenu } from './top-menu';

/** Header, menu, screen, footer and the bar at the thumb. The app's web view has bars of its own. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const { bridge } = useServices();
  return (
    <>
      <PhoneHeader />
      <ShopHeader />
      <TopMenu />
      {children}
      <SiteFooter />
      {!bridge.isApp && <BottomBar />}
    </>
  );
}
