import { FAULT_CODE } from '@hyangro/contracts/errors/known-refusals';
import { LANGUAGE_TAG } from '@hyangro/contracts/locales';
import {
  createApiClient,
  createPageI18n,
  createStore,
  type HostActions,
  type RemoteDefinition,
  type ShellServices,
} from '@hyangro/runtime';
import { createBaseServices } from '@hyangro/runtime/host';
import { browserStorage } from '@hyangro/runtime/storage';
import type { BootData } from '../boot/boot-data';
import { matchScreen } from '../remotes/registry-route';
import { otherBuildPath, pingLogin } from '../router/gate';
import { loginPath, loginPathOf } from '../router/login-target';
import type { ShellHistory } from '../router/shell-router';
import { createBridge } from './bridge';
import { createCartCount } from './cart-count';
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
  const storage = browserStorage();
  const base = createBaseServices({
    isServer: false,
    locale: boot.locale,
    isLocalePinned: boot.isLocalePinned,
    i18n: createPageI18n(boot.locale, boot.messages),
    api: { base: boot.apiBase },
    storage,
    session: boot.session,
    exchangeRate: boot.exchangeRate,
    flags: boot.flags,
    bridge: createBridge(window as object, {
      isAppByAgent: boot.isApp,
      hasPageTabs: boot.hasPageTabs,
      storeUrl: keepStoreUrl(storage, boot.storeUrl),
    }),
    now: () => Date.now() + clockAheadMs,
    onInvalidEvent(message) {
      if (__DEV__) throw new Error(message);
      console.warn(message);
    },
  });
  const { api, bridge, events, i18n, locale, queryClient } = base;
  const logApi = createApiClient({ base: boot.logBase, language: () => LANGUAGE_TAG[locale.get()] });
  const overlays = createOverlays();
  if (!boot.session.isLogin) keepInvitation(storage, window.location.search);
  /** Counts up when every kept screen must go: login, logout, another language. */
  const keepAliveEpoch = createStore(0);
  const dropKept = () => keepAliveEpoch.set(keepAliveEpoch.get() + 1);

  const cartCount = createCartCount(base, boot.cartCount);
  const label = (key: string, values = {}) => i18n.t(key, { ns: 'shell', ...values });
  const textOf = (code: string, values?: Record<string, unknown>) => textOfCode(i18n, locale.get(), code, values);
  async function mergeGuestCart() {
    if (!storage.local.get('guestCart') && !storage.local.get('guestCartSent')) return;
    const guestCart = await import(/* webpackChunkName: "guest-cart" */ './guest-cart').catch(() => null);
    await guestCart?.mergeGuestCart({
      api,
      events,
      storage,
      textOf,
      sayMerged: (count) => overlays.showToast(label('guestCart.merged', { count })),
      sayLeftOut: (reasons) => void alert([label('guestCart.leftOut'), ...reasons].join('\n')),
    });
  }
  const session = createSession({
    api,
    events,
    storage,
    cartCount,
    mergeGuestCart,
    store: base.session,
    nudge() {
      queryClient.clear();
      dropKept();
    },
  });
  events.subscribe('profile:changed', () => void session.recheck());
  const currentMatch = () => matchScreen(boot.routes, history.location.pathname);
  const loginHere = () => loginPathOf(currentMatch()) + history.location.hash;
  const alert = async (text: string) => void (await overlays.ask({ text, okLabel: label('dialog.ok') }));
  const reportError = createErrorReports({
    textOf,
    alert,
    toast: (text) => overlays.showToast(text),
    destroySession: session.destroy,
    goToLogin: () => history.push(loginHere()),
    goToMain: () => history.push('/'),
  });
  const exchangeRate = createExchangeRate(api, base.exchangeRate, Date.now);
  const tracking = createTracking({
    api,
    bridge,
    storage,
    locale: locale.get,
    log: (entry) => logApi('POST /log', { body: entry, keepalive: true }),
    page: () => ({
      location: window.location,
      title: document.title,
      layoutNm: layoutNameOf(base.session.get(), keptNewCustomer(storage)),
      routeName: currentMatch()?.row.name ?? 'NotFound',
      memCd: base.session.get().member?.memCd ?? '',
    }),
  });

  const actions: HostActions = {
    reportError,
    setLocale: createSetLocale({
      i18n,
      locale,
      loadedRemotes,
      reopen() {
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
      if (base.session.get().isLogin) return true;
      history.push(target ? loginPath(target) : loginHere());
      return false;
    },
    sessionStarted: session.started,
    ...createLogout({
      api,
      session,
      reportError,
      ask: () => actions.confirm(i18n.t('common.c0003', { ns: 'terms' })),
      isAtMain: () => history.location.pathname === '/',
      goToMain: () => history.push('/'),
    }),
  };

  const services: ShellServices = { ...base, ...actions };
  return {
    services,
    session,
    cartCount,
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
    showNetworkError: () => overlays.showToast(i18n.t(FAULT_CODE, { ns: 'terms' })),
  };
}
export type BrowserServices = ReturnType<typeof createBrowserServices>;
