import type { QueryClient } from '@tanstack/react-query';
import type { I18n } from '../i18n/i18n';
import type { EventName, EventParams } from '@hyangro/contracts/analytics/events';
import type { BridgeMessage } from '@hyangro/contracts/bridge/bridge-messages';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { FlagStates } from '@hyangro/contracts/flags/flags';
import type { Locale } from '@hyangro/contracts/locales';
import type { LoginTarget } from '@hyangro/contracts/routes/paths';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import type { ApiClient } from '../api/client';
import type { EventBus } from '../events/event-bus';
import type { TypedStorage } from '../storage';
import type { MemberMemory } from './member-store';
import type { Store } from './store';

export interface Session {
  isLogin: boolean;
  member: MemberDetails | null;
}

export interface ToastOptions {
  /** A link in the toast, for example to the cart; or what a press takes back. */
  action?: { label: string; to: string } | { label: string; onPress(): void };
}

export interface NativeBridge {
  /** Whether the page runs in the app's web view. */
  isApp: boolean;
  /** The app draws the bar of places itself, outside the page. */
  hasTabBar: boolean;
  /** Https address of the app's store page on this platform; null when the deployment names none. */
  storeUrl: string | null;
  post(message: BridgeMessage): void;
}

/** Calls, their answers, and facts between remotes. */
export interface Transport {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly events: EventBus;
}

/** Where the page runs and who looks at it. */
export interface PageState {
  readonly isServer: boolean;
  readonly session: Store<Session>;
  /** Null until known, and when the rate call failed: the dollar part is left out (GEN-08). */
  readonly exchangeRate: Store<ExchangeRate | null>;
  /** See `useFlag`: those that operators have switched, as of the page's load. */
  readonly flags: FlagStates;
  readonly storage: TypedStorage;
  /** See `memberStore`. */
  readonly memberMemory: MemberMemory;
  readonly bridge: NativeBridge;
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
}

export interface Language {
  readonly i18n: I18n;
  readonly locale: Store<Locale>;
  /** This deployment speaks one language: there is no switch. */
  readonly isLocalePinned: boolean;
}

/** Messages to the reader. Texts come translated. */
export interface Dialogs {
  /** Toast for 3 s at the bottom (K-TST). */
  toast(text: string, options?: ToastOptions): void;
  alert(text: string): Promise<void>;
  /** True when the reader agreed. */
  confirm(text: string, labels?: { ok?: string; cancel?: string }): Promise<boolean>;
  /** Shows a failed call the way §8 has it: toast, alert, way to Login or Main. */
  reportError(error: unknown): Promise<void>;
}

export interface Tracking {
  /** Event of the access log, the analytics and the app (§7). Never a name, a contact or an address of a person. */
  track<K extends EventName>(eventName: K, eventParams: EventParams<K>): void;
}

export interface Account {
  /** Sends a visitor to Login and back to `target` (default: the current route). True when already logged in. */
  requireLogin(target?: LoginTarget): boolean;
  /** Takes over a session that has just begun: member info, cart count, kept screens (§4). */
  sessionStarted(member: MemberDetails): Promise<void>;
  /** Forgets a member whose account or session the server has just ended, and shows Main. */
  sessionEnded(): Promise<void>;
  /** Asks, then logs out (§4). */
  logout(): Promise<void>;
}

/** What every host of a remote makes from its ports by `createBaseServices`. */
export interface HostState extends Transport, PageState, Language {}
/** What each host does its own way; `quietActions` for those that do nothing. */
export interface HostActions extends Dialogs, Tracking, Account {
  setLocale(locale: Locale): Promise<void>;
}

/** What the shell gives to every remote. Remotes never import the shell. */
export interface ShellServices extends HostState, HostActions {}
