import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { BridgeMessage } from '@hyangro/contracts/bridge/bridge-messages';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { Locale } from '@hyangro/contracts/locales';
import type { LoginTarget } from '@hyangro/contracts/routes/paths';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import type { ApiClient } from '../api/client';
import type { EventBus } from '../events/event-bus';
import type { TypedStorage } from '../storage';
import type { Store } from './store';

export interface Session {
  isLogin: boolean;
  member: MemberDetails | null;
}

export interface ToastOptions {
  /** A link in the toast, for example to the cart. */
  action?: { label: string; to: string };
}

export interface NativeBridge {
  /** Whether the page runs in the app's web view. */
  isApp: boolean;
  /** Https address of the app's store page on this platform; null when the deployment names none. */
  storeUrl: string | null;
  post(message: BridgeMessage): void;
}

/** What the shell gives to every remote. Remotes never import the shell. */
export interface ShellServices {
  readonly isServer: boolean;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly locale: Store<Locale>;
  readonly session: Store<Session>;
  /** Null until known, and when the rate call failed: the dollar part is left out (GEN-08). */
  readonly exchangeRate: Store<ExchangeRate | null>;
  readonly cartCount: Store<number>;
  readonly bridge: NativeBridge;
  readonly events: EventBus;
  readonly storage: TypedStorage;
  /** Milliseconds since 1970 by the server's clock. */
  now(): number;
  setLocale(locale: Locale): Promise<void>;
  /** Toast for 3 s at the bottom (K-TST). Texts come translated. */
  toast(text: string, options?: ToastOptions): void;
  alert(text: string): Promise<void>;
  confirm(text: string, labels?: { ok?: string; cancel?: string }): Promise<boolean>;
  /** Event of the access log, the analytics and the app (§7). */
  track(eventName: string, eventParams?: Record<string, unknown>): void;
  /** Sends a visitor to Login and back to `target` (default: the current route). True when already logged in. */
  requireLogin(target?: LoginTarget): boolean;
  /** Takes over a session that has just begun: member info, cart count, kept screens (§4). */
  sessionStarted(member: MemberDetails): Promise<void>;
  /** Asks, then logs out (§4). */
  logout(): Promise<void>;
  /** Shows a failed call the way §8 has it: toast, alert, way to Login or Main. */
  reportError(error: unknown): Promise<void>;
}
