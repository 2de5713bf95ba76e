import { EVENTS, type EventName } from '@hyangro/contracts/analytics/events';
import type { FlagName } from '@hyangro/contracts/flags/flags';
import type { Locale } from '@hyangro/contracts/locales';
import cnTerms from '@hyangro/contracts/messages/terms.cn.json';
import enTerms from '@hyangro/contracts/messages/terms.en.json';
import koTerms from '@hyangro/contracts/messages/terms.ko.json';
import type { Messages, Session, ShellServices, ToastOptions } from '@hyangro/runtime';
import { createI18n } from '@hyangro/runtime/i18next';
import { NO_APP, VISITOR, createBaseServices, quietActions } from '@hyangro/runtime/host';
import { browserStorage } from '@hyangro/runtime/storage';
import { mockFetch, type EndpointMocks } from './endpoint-mocks';

export interface TestServicesOptions {
  endpoints?: EndpointMocks;
  locale?: Locale;
  isLocalePinned?: boolean;
  session?: Session;
  isApp?: boolean;
  storeUrl?: string;
  /** Messages by namespace, for the chosen locale; terms are there by themselves. */
  messages?: Readonly<Record<string, Messages>>;
  now?: () => number;
  /** Feature flags that are switched; the others stand by their defaults. */
  flags?: Partial<Record<FlagName, boolean>>;
  /** What the shopper answers when asked; without it a question fails the test. */
  confirm?: boolean;
}

/** Every page has them. */
const TERMS: Readonly<Record<Locale, Messages>> = { ko: koTerms, en: enTerms, cn: cnTerms };

/** ShellServices for a test: those of every host, with endpoints answered from mocks; `shown` is what the reader was told. */
export function createTestServices(options: TestServicesOptions = {}) {
  const { locale = 'ko', messages = {} } = options;
  const { fetch, calls } = mockFetch(options.endpoints ?? {});
  const shown = {
    toasts: [] as string[],
    /** What the last toast offers to do. */
    toastAction: undefined as ToastOptions['action'],
    alerts: [] as string[],
    confirms: [] as string[],
    errors: [] as unknown[],
    tracked: [] as string[],
    /** The events of `tracked` as the log keeps them; one that it would refuse fails the test. */
    events: [] as [name: EventName, params: Record<string, unknown>][],
    loginTargets: [] as unknown[],
  };
  const base = createBaseServices({
    isServer: false,
    locale,
    isLocalePinned: options.isLocalePinned ?? false,
    i18n: createI18n(locale, { ...messages, terms: { ...TERMS[locale], ...messages.terms } }),
    api: { base: '/api', fetch },
    storage: browserStorage(),
    session: options.session ?? VISITOR,
    exchangeRate: { main: 1300, sub: 1 },
    flags: options.flags ?? {},
    bridge: { ...NO_APP, isApp: options.isApp ?? false, hasTabBar: options.isApp ?? false, storeUrl: options.storeUrl ?? null },
    now: options.now ?? Date.now,
    onInvalidEvent(message) {
      throw new Error(message);
    },
  });
  const services: ShellServices = {
    ...base,
    ...quietActions(base),
    setLocale: async (next) => base.locale.set(next),
    toast(text, options) {
      shown.toasts.push(text);
      shown.toastAction = options?.action;
    },
    alert: async (text) => void shown.alerts.push(text),
    async confirm(text) {
      if (options.confirm === undefined) throw new Error(`Nobody answers “${text}”: give the test \`confirm\`.`);
      shown.confirms.push(text);
      return options.confirm;
    },
    track(name, params) {
      shown.tracked.push(name);
      shown.events.push([name, EVENTS[name].parse(params)]);
    },
    requireLogin(target) {
      const { isLogin } = base.session.get();
      if (!isLogin) shown.loginTargets.push(target ?? null);
      return isLogin;
    },
    reportError: async (error) => void shown.errors.push(error),
  };
  return { services, calls, shown };
}
