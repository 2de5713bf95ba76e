import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StaticRouter } from 'react-router';
import { createStore, type ShellServices, type Store, type SurfaceHost } from '@hyangro/runtime';
import { App } from '../../app/app';
import type { Screens } from '../../remotes/screens';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';

interface Props {
  services: ShellServices;
  screens: Screens;
  routes: readonly RegistryRoute[];
  address: string;
  styles: EmotionCache;
  origin: string;
  isNewCustomer: boolean;
  serverHead: { pathname: string; title: string };
  isSkeleton: boolean;
  cartCount: Store<number>;
}
/** Surfaces come in the browser, near the visible part; here their skeletons stand. */
const NO_SURFACES: SurfaceHost = { load: () => new Promise(() => undefined), retry: () => undefined };
const nothing = () => undefined;

/** The page as the browser will hydrate it. */
export function pageTree({ services, screens, routes, address, styles, isSkeleton, ...page }: Props) {
  return (
    <CacheProvider value={styles}>
      <StaticRouter location={address}>
        <App
          services={services}
          surfaces={NO_SURFACES}
          isSkeleton={isSkeleton}
          page={{
            screens,
            routes,
            ...page,
            keepAliveEpoch: createStore(0),
            hasNewNotification: createStore(false),
            onBell: nothing,
            overlays: null,
            scroll: null,
            onScreenShown: nothing,
            onScreenError: nothing,
          }}
        />
      </StaticRouter>
    </CacheProvider>
  );
}
