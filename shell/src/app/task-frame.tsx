import { AppHeader } from '@hyangro/ui/app-header';
import { CartLink, HomeLink } from './header-links';
import { ShopHeader } from './shop-header';
import { useBack } from './use-back';

/** One task at a time: on phones a back arrow with the screen's title; from 1024 px the shop's header, without its menu. */
export const TaskHead = ({ title }: { title: string }) => (
  <>
    <AppHeader
      back={useBack()}
      title={title}
      actions={
        <>
          <HomeLink />
          <CartLink />
        </>
      }
    />
    <ShopHeader />
  </>
);
