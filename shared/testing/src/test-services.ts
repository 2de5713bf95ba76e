import i18next from 'i18next';
import type { Locale } from '@hyangro/contracts/locales';
import { LANGUAGE_TAG } from '@hyangro/contracts/locales';
import { createApiClient, createEventBus, createStore, type Messages, type Session, type ShellServices } from '@hyangro/runtime';
import { createQueryClient, outdateOnEvents } from '@hyangro/runtime/queries';
import { browserStorage } from '@hyangro/runtime/storage';
import { mockFetch, type EndpointMocks } from './endpoint-mocks';

export interface TestServicesOptions {
  endpoints?: EndpointMocks;
  locale?: Locale;
  session?: Session;
  isApp?: boolean;
  storeUrl?: string;
  /** Messages by namespace, for the chosen locale. */
  messages?: Readonly<Record<string, Messages>>;
  now?: () => number;
}

/** ShellServices for a test: real query client, i18n, event bus and storage; endpoints answered from mocks. */
export function createTestServices(options: TestServicesOptions = {}) {
  const { endpoints = {}, messages = {}, session = { isLogin: false, member: null } } = options;
  const locale = createStore<Locale>(options.locale ?? 'ko');
  const { fetch, calls } = mockFetch(endpoints);
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: locale.get(),
    resources: { [locale.get()]: messages },
    initAsync: false,
    keySeparator: false,
    interpolation: { escapeValue: false },
  });
  const shown = {
    toasts: [] as string[],
    alerts: [] as string[],
    confirms: [] as string[],
    errors: [] as unknown[],
    tracked: [] as string[],
    loginTargets: [] as unknown[],
  };
  const sessionStore = createStore(session);
  const queryClient = createQueryClient();
  const events = createEventBus((message) => {
    throw new Error(message);
  });
  outdateOnEvents(events, queryClient);
  const services: ShellServices = {
    isServer: false,
    api: createApiClient({ base: '/api', language: () => LANGUAGE_TAG[locale.get()], fetch }),
    queryClient,
    i18n,
    locale,
    session: sessionStore,
    exchangeRate: createStore({ main: 1300, sub: 1 }),
    cartCount: createStore(0),
    bridge: { isApp: options.isApp ?? false, storeUrl: options.storeUrl ?? null, post: () => undefined },
    events,
    storage: browserStorage(),
    now: options.now ?? Date.now,
    setLocale: async () => undefined,
    toast: (text) => void shown.toasts.push(text),
    alert: async (text) => void shown.alerts.push(text),
    confirm: async (text) => Boolean(shown.confirms.push(text)),
    track: (name) => void shown.tracked.push(name),
    requireLogin: (target) => {
      if (!sessionStore.get().isLogin) shown.loginTargets.push(target ?? null);
      return sessionStore.get().isLogin;
    },
    sessionStarted: async (member) => sessionStore.set({ isLogin: true, member }),
    logout: async () => sessionStore.set({ isLogin: false, member: null }),
    reportError: async (error) => void shown.errors.push(error),
  };
  return { services, calls, shown };
}
