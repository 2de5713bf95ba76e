import { FAULT_CODE } from '@hyangro/contracts/errors/known-refusals';
import { LANGUAGE_TAG } from '@hyangro/contracts/locales';
import { createApiClient, createEventBus, createI18n, createStore, type RemoteDefinition, type ShellServices } from '@hyangro/runtime';
import { createQueryClient, outdateOnEvents } from '@hyangro/runtime/queries';
import { browserStorage } from '@hyangro/runtime/storage';
import type { BootData } from '../boot/boot-data';
import { matchScreen } from '../remotes/registry-route';
import { otherBuildPath, pingLogin } from '../router/gate';
import { loginPath, loginPathOf } from '../router/login-target';
import type { ShellHistory } from '../router/shell-router';
import { createBridge } from './bridge';
import { createExchangeRate } from './exchange-rate';
import { keptNewCustomer, layoutNameOf } from './layout-name';
import { createSetLocale } from './locale';
import { createLogout } from './logout';
import { textOfCode } from './message-catalogue';
import { keepInvitation } from './invitation';
import { createNotifications } from './notifications';
import { createOverlays } from './overlays';
import { createErrorReports } from './error-reports';
import { createSession } from './session';
import { keepStoreUrl } from './store-url';
import { createTracking } from './tracking';

declare const __DEV__: boolean;

interface Page {
  boot: BootData;
  history: ShellHistory;
  loadedRemotes(): readonly RemoteDefinition[];
}

/** Everything the shell does for the remotes in a browser (`services`), and what only the shell itself uses. */
export function createBrowserServices({ boot, history, loadedRemotes }: Page) {
  const clockAheadMs = boot.serverTime - Date.now();
  const now = () => Date.now() + clockAheadMs;
  const locale = createStore(boot.locale);
  const storage = browserStorage();
  const i18n = createI18n(boot.locale, boot.messages);
  const api = createApiClient({ base: boot.apiBase, language: () => LANGUAGE_TAG[locale.get()] });
  const logApi = createApiClient({ base: boot.logBase, language: () => LANGUAGE_TAG[locale.get()] });
  const queryClient = createQueryClient();
  const overlays = createOverlays();
  const bridge = createBridge(window as object, { isAppByAgent: boot.isApp, storeUrl: keepStoreUrl(storage, boot.storeUrl) });
  if (!boot.session.isLogin) keepInvitation(storage, window.location.search);
  const events = createEventBus((message) => {
    if (__DEV__) throw new Error(message);
    console.warn(message);
  });
  const cartCount = createStore(boot.cartCount);
  outdateOnEvents(events, queryClient);
  events.subscribe('cart:changed', ({ count }) => cartCount.set(count));
  /** Counts up when every kept screen must go: login, logout, another language. */
  const keepAliveEpoch = createStore(0);
  const dropKept = () => keepAliveEpoch.set(keepAliveEpoch.get() + 1);

  const session = createSession({
    api,
    events,
    storage,
    cartCount,
    initial: boot.session,
    nudge() {
      queryClient.clear();
      dropKept();
    },
  });
  const currentMatch = () => matchScreen(boot.routes, history.location.pathname);
  const label = (key: string) => i18n.t(key, { ns: 'shell' });
  const alert = async (text: string) => void (await overlays.ask({ text, okLabel: label('dialog.ok') }));
  const reportError = createErrorReports({
    textOf: (code, values) => textOfCode(i18n, locale.get(), code, values),
    alert,
    toast: (text) => overlays.showToast(text),
    destroySession: session.destroy,
    goToLogin: () => history.push(loginPathOf(currentMatch())),
    goToMain: () => history.push('/'),
  });
  const exchangeRate = createExchangeRate(api, boot.exchangeRate, Date.now);
  const tracking = createTracking({
    api,
    bridge,
    storage,
    locale: locale.get,
    log: (entry) => logApi('POST /log', { body: entry }),
    page: () => ({
      fullUrl: window.location.href,
      queryString: window.location.search,
      pathname: window.location.pathname,
      title: document.title,
      layoutNm: layoutNameOf(session.store.get(), keptNewCustomer(storage)),
      routeName: currentMatch()?.row.name ?? 'NotFound',
      memCd: session.store.get().member?.memCd ?? '',
    }),
  });

  const services: ShellServices = {
    isServer: false,
    api,
    queryClient,
    i18n,
    locale,
    cartCount,
    bridge,
    events,
    storage,
    now,
    reportError,
    session: session.store,
    exchangeRate: exchangeRate.store,
    setLocale: createSetLocale({
      i18n,
      locale,
      loadedRemotes,
      reopen() {
        dropKept();
        const match = currentMatch();
        const other = match && otherBuildPath(match, locale.get());
        if (other) history.replace(other);
      },
    }),
    alert,
    toast: overlays.showToast,
    confirm: (text, labels) =>
      overlays.ask({ text, okLabel: labels?.ok ?? label('dialog.ok'), cancelLabel: labels?.cancel ?? label('dialog.cancel') }),
    track: tracking.track,
    requireLogin(target) {
      if (session.store.get().isLogin) return true;
      history.push(target ? loginPath(target) : loginPathOf(currentMatch()));
      return false;
    },
    sessionStarted: session.started,
    logout: createLogout({
      api,
      session,
      reportError,
      ask: () => services.confirm(i18n.t('common.c0003', { ns: 'terms' })),
      isAtMain: () => history.location.pathname === '/',
      goToMain: () => history.push('/'),
    }),
  };

  return {
    services,
    session,
    overlays,
    tracking,
    exchangeRate,
    keepAliveEpoch,
    currentMatch,
    notifications: createNotifications({
      api,
      storage,
      announce: (text, to) => overlays.showNext(text, to ? { action: { label: label('toast.open'), to } } : undefined),
    }),
    ping: () => pingLogin(api, locale.get()),
    sorry: () => overlays.showToast(i18n.t(FAULT_CODE, { ns: 'terms' })),
  };
}
export type BrowserServices = ReturnType<typeof createBrowserServices>;
