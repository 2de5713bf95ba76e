import { UNSAFE_createBrowserHistory as createBrowserHistory, type Location, type NavigationType } from 'react-router-dom';
import { HYDRATED_MARK } from '@hyangro/contracts/wire-names';
import { ApiError, NetworkError } from '@hyangro/runtime';
import type { Page } from '../app/page-context';
import type { BootData } from '../boot/boot-data';
import { REMOTE_TIME_LIMIT_MS } from '../remotes/limits';
import { isRemoteScreen, matchScreen } from '../remotes/registry-route';
import { createScreens } from '../remotes/screens';
import { createSurfaceHost } from '../remotes/surface-host';
import { createGate } from '../router/gate';
import { createScrollMemory } from '../router/scroll-memory';
import { createBrowserServices } from '../services/browser-services';
import { createRemoteLoader } from './federation/remote-loader';
import { startIdleTasks } from './idle-tasks';
import { isSessionEnd, logFault } from './log-fault';
import { onceEachAddress } from './screen-views';

/** Everything of a page in a browser but its React tree. */
export function createPage(boot: BootData) {
  // zod would try `eval` for its parsers, which the page's policy refuses and reports. `z.config` would bring all of zod here.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  const history = createBrowserHistory({ v5Compat: true });
  const loader = createRemoteLoader(boot.remotes, (step) => console.warn(step));
  const shell = createBrowserServices({ boot, history, loadedRemotes: () => loader.loaded() });
  const { services } = shell;
  const screens = createScreens(loader, services, REMOTE_TIME_LIMIT_MS);
  const mfeOf = (owner = '') => `${owner}@${screens.versionOf(owner) ?? ''}`;
  const scroll = createScrollMemory();
  services.locale.subscribe(scroll.hold);
  const match = (pathname: string) => matchScreen(boot.routes, pathname);
  const gate = createGate({
    match,
    locale: services.locale.get,
    ping: shell.ping,
    destroySession: shell.session.destroy,
    showNetworkError: shell.showNetworkError,
  });

  let idle: ReturnType<typeof startIdleTasks> | undefined;
  const view = onceEachAddress((isFirst) => {
    shell.tracking.pageView();
    void shell.exchangeRate.refresh();
    if (isFirst) idle = startIdleTasks(boot, shell, { loader, screens });
    else {
      if (!isReaderInside()) document.getElementById('main')?.focus({ preventScroll: true });
      idle?.onScreenShown();
    }
  });
  let answers = false;
  const arrive: Page['onScreenShown'] = (location) => {
    // Not after the paint: presses that were kept until now are done again at it.
    if (!answers) performance.mark(HYDRATED_MARK);
    answers = true;
    view(location);
  };
  const page: Page = {
    screens,
    scroll,
    routes: boot.routes,
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
      logFault(error);
      if (!isSessionEnd(error)) services.track('screen_error', { mfe: mfeOf(failed?.row.owner ?? 'shell'), message: String(error) });
      if (error instanceof NetworkError || error instanceof ApiError) void services.reportError(error);
    },
  };
  const surfaces = createSurfaceHost(screens, REMOTE_TIME_LIMIT_MS, (name, error) => {
    logFault(error);
    if (!isSessionEnd(error)) services.track('surface_error', { surface: name, mfe: mfeOf(name.split('/')[0]), message: String(error) });
  });

  /** Code and data of a screen that is about to show; true when it comes with another page. */
  function startScreen({ pathname, search }: Location, action: `${NavigationType}`): boolean {
    if (idle?.leaves(action)) return true;
    const found = match(pathname);
    if (isRemoteScreen(found)) screens.start({ match: found, searchParams: new URLSearchParams(search) }, action);
    return false;
  }

  return { services, history, gate, match, screens, scroll, surfaces, page, arrive, startScreen };
}

/** The screen has taken the focus itself, as a search field does; what a screen in the background still holds does not count. */
function isReaderInside(): boolean {
  const focused = document.activeElement;
  return Boolean(focused?.closest('#main :focus') && !focused.closest('[data-shelved]'));
}
