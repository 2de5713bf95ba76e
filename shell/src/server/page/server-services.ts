import type { FlagStates } from '@hyangro/contracts/flags/flags';
import type { Locale } from '@hyangro/contracts/locales';
import { createStore, type Messages, type ShellServices } from '@hyangro/runtime';
import { NO_APP, VISITOR, createBaseServices, quietActions } from '@hyangro/runtime/host';
import { createI18n } from '@hyangro/runtime/i18next';
import { createStorage } from '@hyangro/runtime/storage';

export interface ServerPage {
  locale: Locale;
  isLocalePinned: boolean;
  messages: Readonly<Record<string, Messages>>;
  isApp: boolean;
  hasPageTabs: boolean;
  flags: FlagStates;
  apiUrl: string;
  /** Headers of the shopper's own request: cookie, agent, address. */
  headers: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  now: number;
  timeLimitMs: number;
}

/** ShellServices of one page that is rendered on the server: reads, never acts. */
export function createServerServices(page: ServerPage) {
  let reads = 0;
  const base = createBaseServices({
    isServer: true,
    locale: page.locale,
    isLocalePinned: page.isLocalePinned,
    i18n: createI18n(page.locale, page.messages),
    api: {
      base: page.apiUrl,
      headers: page.headers,
      fetch: (input, init) =>
        fetch(input, { ...init, signal: AbortSignal.any([AbortSignal.timeout(page.timeLimitMs), ...(init?.signal ? [init.signal] : [])]) }),
    },
    storage: createStorage({ local: noStorage, session: noStorage }),
    session: VISITOR,
    exchangeRate: null,
    flags: page.flags,
    bridge: { ...NO_APP, isApp: page.isApp, hasTabBar: page.isApp && !page.hasPageTabs },
    now() {
      reads += 1;
      return page.now;
    },
    onInvalidEvent: () => undefined,
  });
  const { queries } = base.queryClient.getDefaultOptions();
  base.queryClient.setDefaultOptions({ queries: { ...queries, retry: false, gcTime: Infinity } });
  const services: ShellServices = { ...base, ...quietActions(base) };
  return {
    services,
    session: base.session,
    exchangeRate: base.exchangeRate,
    cartCount: createStore(0),
    /** How often the time was asked for. */
    readsOfClock: () => reads,
    /** What queries were answered so far, for the browser. */
    answers: () =>
      base.queryClient
        .getQueryCache()
        .getAll()
        .flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data] as const] : [])),
  };
}
export type ServerServices = ReturnType<typeof createServerServices>;

const noStorage = (): Storage => {
  throw new Error('No storage on the server.');
};
