import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { FlagStates } from '@hyangro/contracts/flags/flags';
import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';
import {
  createApiClient,
  createEventBus,
  createStore,
  type HostState,
  type I18n,
  type NativeBridge,
  type Session,
  type TypedStorage,
  type WritableStore,
} from '@hyangro/runtime';
import { createQueryClient, outdateOnEvents } from '../queries';
import { createMemberMemory } from './member-memory';

/** In what the hosts of remotes differ: the shell's browser and server, foreign pages, tests. */
export interface Ports {
  isServer: boolean;
  locale: Locale;
  isLocalePinned: boolean;
  /** With the messages the page begins with, in `locale`. */
  i18n: I18n;
  api: { base: string; headers?: Readonly<Record<string, string>>; fetch?: typeof fetch };
  storage: TypedStorage;
  session: Session;
  exchangeRate: ExchangeRate | null;
  /** Feature flags that operators have switched; none where nobody tells: each stands by its default. */
  flags: FlagStates;
  bridge: NativeBridge;
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
  /** An event that no contract knows was published (MFE-16). */
  onInvalidEvent(message: string): void;
}

/** The host itself writes what remotes only read. */
export interface BaseServices extends HostState {
  readonly locale: WritableStore<Locale>;
  readonly session: WritableStore<Session>;
  readonly exchangeRate: WritableStore<ExchangeRate | null>;
}

export const VISITOR: Session = { isLogin: false, member: null };
/** Bridge of a page outside the app. */
export const NO_APP: NativeBridge = { isApp: false, hasTabBar: false, storeUrl: null, post: () => undefined };

/** The part of `ShellServices` that is the same for every host. */
export function createBaseServices({ api, onInvalidEvent, ...ports }: Ports): BaseServices {
  const locale = createStore(ports.locale);
  const session = createStore(ports.session);
  const queryClient = createQueryClient();
  const events = createEventBus(onInvalidEvent);
  outdateOnEvents(events, queryClient);
  return {
    ...ports,
    api: createApiClient({ ...api, language: () => LANGUAGE_TAG[locale.get()] }),
    queryClient,
    events,
    locale,
    session,
    exchangeRate: createStore(ports.exchangeRate),
    memberMemory: createMemberMemory(session, events),
  };
}
