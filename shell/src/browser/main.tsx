import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { CacheProvider } from '@emotion/react';
import '@emotion/styled';
import { hydrate } from '@tanstack/react-query';
import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location, type NavigationType } from 'react-router-dom';
import { ApiError, NetworkError } from '@hyangro/runtime';
import { onRetryMoments } from '@hyangro/runtime/queries';
import { App } from '../app/app';
import { createStyleCache } from '../app/style-cache';
import type { Page } from '../app/page-context';
import { ROOT_ID } from '../boot/boot-data';
import { REMOTE_TIME_LIMIT_MS } from '../remotes/limits';
import { isRemoteScreen, matchScreen } from '../remotes/registry-route';
import { createScreens } from '../remotes/screens';
import { createSurfaceHost } from '../remotes/surface-host';
import { createGate } from '../router/gate';
import { createScrollMemory } from '../router/scroll-memory';
import { ShellRouter } from '../router/shell-router';
import { createBrowserServices } from '../services/browser-services';
import { onceEachAddress } from './screen-views';
import { readBoot } from './boot';
import { createRemoteLoader } from './federation/remote-loader';
import { startIdleTasks } from './idle-tasks';
import { pageNonce } from './nonce';
import { preloadOnIntent } from './preload-on-intent';
import { writtenStyles } from './written-styles';

const boot = readBoot();
const history = createBrowserHistory({ v5Compat: true });
const loader = createRemoteLoader(boot.remotes, (step) => console.warn(step));
const shell = createBrowserServices({ boot, history, loadedRemotes: () => loader.loaded() });
const { services } = shell;
const screens = createScreens(loader, services, REMOTE_TIME_LIMIT_MS);
const scroll = createScrollMemory();
const match = (pathname: string) => matchScreen(boot.routes, pathname);
const gate = createGate({
  match,
  locale: services.locale.get,
  ping: shell.ping,
  destroySession: shell.session.destroy,
  showNetworkError: shell.showNetworkError,
});

let idle: ReturnType<typeof startIdleTasks> | undefined;
const arrive = onceEachAddress((isFirst) => {
  // From here on the first screen answers; tests and measurements wait for this mark.
  if (isFirst) performance.mark('hydrated');
  shell.tracking.pageView();
  void shell.exchangeRate.refresh();
  if (isFirst) idle = startIdleTasks(boot, shell, { loader, screens });
  else {
    document.getElementById('main')?.focus({ preventScroll: true });
    idle?.onScreenShown();
  }
});
const page: Page = {
  screens,
  scroll,
  routes: boot.routes,
  isLocalePinned: boot.isLocalePinned,
  origin: boot.origin,
  isNewCustomer: boot.isNewCustomer,
  serverHead: { pathname: history.location.pathname, title: boot.title },
  keepAliveEpoch: shell.keepAliveEpoch,
  cartCount: shell.cartCount.count,
  hasNewNotification: shell.notifications.hasNew,
  onBell: () => void shell.notifications.markSeen(),
  overlays: shell.overlays,
  onScreenShown: arrive,
  onScreenError(failed, error) {
    console.error(error);
    services.track('screen_error', {
      mfe: `${failed?.row.owner ?? 'shell'}@${(failed && screens.versionOf(failed.row.owner)) ?? ''}`,
      message: String(error),
    });
    if (error instanceof NetworkError || error instanceof ApiError) void services.reportError(error);
  },
};
const surfaces = createSurfaceHost(screens, REMOTE_TIME_LIMIT_MS, (name, error) => {
  console.error(error);
  services.track('surface_error', { surface: name, message: String(error) });
});

/** Code and data of a screen that is about to show. */
function startScreen({ pathname, search }: Location, action: `${NavigationType}`) {
  const found = match(pathname);
  if (isRemoteScreen(found)) screens.start({ match: found, searchParams: new URLSearchParams(search) }, action);
}

async function start() {
  window.history.scrollRestoration = 'manual';
  // A reload finds its place again by the browser's own memory.
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'));
  if (boot.queries) hydrate(services.queryClient, boot.queries);
  const verdict = await gate(history.location.pathname);
  if (verdict.kind === 'go') history.replace(verdict.to);
  const first = match(history.location.pathname);
  const hasCome = !isRemoteScreen(first) || (await screens.load(first).catch(() => null)) !== null;

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error('The page has no root.');
  const tree = (
    <CacheProvider value={createStyleCache(pageNonce(), writtenStyles())}>
      <ShellRouter history={history} gate={gate} onLeave={scroll.keep} onPass={startScreen}>
        <App services={services} surfaces={surfaces} page={page} />
      </ShellRouter>
    </CacheProvider>
  );
  // What the server could not know (the bridge of an app) makes another page than its HTML.
  const canHydrate = boot.isRendered && verdict.kind === 'open' && services.bridge.isApp === boot.isApp;
  // The server's HTML stays, its links work; the code is asked for again until it comes.
  const waits = canHydrate && first !== null && !hasCome;
  if (waits) screens.keepTrying(first, onRetryMoments);
  startTransition(() => {
    if (canHydrate) hydrateRoot(root, tree, { onRecoverableError: (error) => console.warn(error) });
    else createRoot(root).render(tree);
  });
  if (waits) arrive(history.location);
  preloadOnIntent(boot.routes, screens);
}
void start();
