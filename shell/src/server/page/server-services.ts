import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import {
  createApiClient,
  createEventBus,
  createI18n,
  createStore,
  type Messages,
  type Session,
  type ShellServices,
} from '@hyangro/runtime';
import { createQueryClient } from '@hyangro/runtime/queries';
import { createStorage } from '@hyangro/runtime/storage';

export interface ServerPage {
  locale: Locale;
  messages: Readonly<Record<string, Messages>>;
  isApp: boolean;
  apiUrl: string;
  /** Headers of the shopper's own request: cookie, agent, address. */
  headers: Readonly<Record<string, string>>;
  now: number;
  timeLimitMs: number;
}

/** ShellServices of one page that is rendered on the server: reads, never acts. */
export function createServerServices(page: ServerPage) {
  const session = createStore<Session>({ isLogin: false, member: null });
  const exchangeRate = createStore<ExchangeRate | null>(null);
  const cartCount = createStore(0);
  const locale = createStore(page.locale);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false, gcTime: Infinity } });
  const nothing = () => undefined;
  const noStorage = (): Storage => {
    throw new Error('No storage on the server.');
  };
  const services: ShellServices = {
    isServer: true,
    api: createApiClient({
      base: page.apiUrl,
      language: () => LANGUAGE_TAG[page.locale],
      headers: page.headers,
      fetch: (input, init) =>
        fetch(input, { ...init, signal: AbortSignal.any([AbortSignal.timeout(page.timeLimitMs), ...(init?.signal ? [init.signal] : [])]) }),
    }),
    queryClient,
    i18n: createI18n(page.locale, page.messages),
    locale,
    session,
    exchangeRate,
    cartCount,
    bridge: { isApp: page.isApp, storeUrl: null, post: nothing },
    events: createEventBus(nothing),
    storage: createStorage({ local: noStorage, session: noStorage }),
    now: () => page.now,
    setLocale: async () => undefined,
    toast: nothing,
    alert: async () => undefined,
    confirm: async () => false,
    track: nothing,
    requireLogin: () => session.get().isLogin,
    sessionStarted: async () => undefined,
    logout: async () => undefined,
    reportError: async () => undefined,
  };
  return { services, session, exchangeRate, cartCount };
}
export type ServerServices = ReturnType<typeof createServerServices>;
