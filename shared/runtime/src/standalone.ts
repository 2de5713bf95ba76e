import { LANGUAGE_TAG, SYSTEM_LOCALE, type Locale } from '@hyangro/contracts/locales';
import { createApiClient, createEventBus, createI18n, createStore, type Session, type ShellServices } from '@hyangro/runtime';
import { createQueryClient, outdateOnEvents } from '@hyangro/runtime/queries';
import { browserStorage } from '@hyangro/runtime/storage';

export interface StandaloneOptions {
  /** Where the calls go; the page's own `/api` by default. */
  apiBase?: string;
  locale?: Locale;
}

/**
 * Services for a page that is not our shell: a single-spa root, another framework, a remote's own development page.
 * Messages show in the browser's own boxes; there is no cart count, rate or access log.
 */
export function createStandaloneServices({ apiBase = '/api', locale: chosen = SYSTEM_LOCALE }: StandaloneOptions = {}): ShellServices {
  const locale = createStore<Locale>(chosen);
  const session = createStore<Session>({ isLogin: false, member: null });
  const queryClient = createQueryClient();
  const events = createEventBus((message) => console.warn(message));
  outdateOnEvents(events, queryClient);
  const toLogin = () => window.location.assign('/login');
  return {
    isServer: false,
    api: createApiClient({ base: apiBase, language: () => LANGUAGE_TAG[locale.get()] }),
    queryClient,
    i18n: createI18n(chosen, {}),
    locale,
    session,
    exchangeRate: createStore(null),
    cartCount: createStore(0),
    bridge: { isApp: false, storeUrl: null, post: () => undefined },
    events,
    storage: browserStorage(),
    now: Date.now,
    setLocale: async (next) => locale.set(next),
    toast: (text) => console.info(text),
    alert: async (text) => window.alert(text),
    confirm: async (text) => window.confirm(text),
    track: () => undefined,
    requireLogin: () => {
      if (!session.get().isLogin) toLogin();
      return session.get().isLogin;
    },
    sessionStarted: async (member) => session.set({ isLogin: true, member }),
    logout: async () => session.set({ isLogin: false, member: null }),
    reportError: async (error) => console.error(error),
  };
}
