import { SYSTEM_LOCALE, type Locale } from '@hyangro/contracts/locales';
import type { ShellServices } from '@hyangro/runtime';
import { browserStorage } from '@hyangro/runtime/storage';
import { createI18n } from './i18n/create-i18n';
import { NO_APP, VISITOR, createBaseServices, quietActions } from './host';

export interface StandaloneOptions {
  /** Where the calls go; the page's own `/api` by default. */
  apiBase?: string;
  locale?: Locale;
}

/**
 * Services for a page that is not our shell: a single-spa root, another framework, a remote's own development page.
 * Messages show in the browser's own boxes; there is no rate or access log, and feature flags
 * stand by their defaults.
 */
export function createStandaloneServices({ apiBase = '/api', locale = SYSTEM_LOCALE }: StandaloneOptions = {}): ShellServices {
  const base = createBaseServices({
    isServer: false,
    locale,
    isLocalePinned: false,
    i18n: createI18n(locale, {}),
    api: { base: apiBase },
    storage: browserStorage(),
    session: VISITOR,
    exchangeRate: null,
    flags: {},
    bridge: NO_APP,
    now: Date.now,
    onInvalidEvent: (message) => console.warn(message),
  });
  return {
    ...base,
    ...quietActions(base),
    toast: (text) => console.info(text),
    alert: async (text) => window.alert(text),
    confirm: async (text) => window.confirm(text),
    reportError: async (error) => console.error(error),
    requireLogin() {
      const { isLogin } = base.session.get();
      if (!isLogin) window.location.assign('/login');
      return isLogin;
    },
  };
}
