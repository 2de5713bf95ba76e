import type { QueryKey } from '@tanstack/react-query';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { FlagStates } from '@hyangro/contracts/flags/flags';
import type { Locale } from '@hyangro/contracts/locales';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import type { Messages, Session } from '@hyangro/runtime';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';

/** One release of a remote as the browser needs it. */
export interface BootRelease {
  version: string;
  /** URL of the remoteEntry. */
  entry: string;
  /** Hash of the remoteEntry, which knows those of its chunks; empty in development. */
  integrity: string;
}
/** What the page knows from the server. */
export interface BootData {
  locale: Locale;
  /** This deployment serves one locale: there is no switch. */
  isLocalePinned: boolean;
  isApp: boolean;
  /** The app draws no bar of places. */
  hasPageTabs: boolean;
  /** Public origin of the shop: where canonical addresses begin. */
  origin: string;
  /** Title of the page's screen, without the shop's. */
  title: string;
  /** What this browser has told of its customer (GEN-17). */
  isNewCustomer: boolean;
  /** `/api`, or the API host's origin. */
  apiBase: string;
  logBase: string;
  /** Milliseconds since 1970 by the server's clock, of a whole second: what the page shows is as of then. */
  serverTime: number;
  /** Store page of the app on the reader's platform. */
  storeUrl: string | null;
  routes: RegistryRoute[];
  /** Build of the shell; absent in development. */
  shell?: string;
  /** Releases of each remote, the best first; the others are what it falls back to. */
  remotes: Partial<Record<RemoteName, BootRelease[]>>;
  messages: { shell: Messages; terms: Messages };
  session: Session;
  /** The request carried a session that could not be looked up in time: the browser asks. */
  isSessionUnknown: boolean;
  /** The service worker is switched off: none is registered, and one that stands goes (ADR 22). */
  isWorkerOff?: true;
  cartCount: number;
  exchangeRate: ExchangeRate | null;
  /** Feature flags that operators have switched. */
  flags: FlagStates;
  /** What the page's queries were answered. */
  queries: readonly (readonly [key: QueryKey, data: unknown])[];
  /** The root holds the server's HTML of this page, ready to hydrate. */
  isRendered: boolean;
}

/**
 * A route row on its way to the browser: without the path that the shell's own script knows by the row's name, without the name of
 * the row that stands at its place in the table, and without a screen that is named as its row.
 */
export type BootRoute = Omit<RegistryRoute, 'path' | 'name' | 'screen'> & Partial<Pick<RegistryRoute, 'path' | 'name' | 'screen'>>;
/**
 * The JSON data block of a page (`#boot`), which names its time in an attribute: all that the page is rendered from but its address.
 * Two pages with the same block and address have the same HTML in their root.
 */
export type BootBlock = Omit<BootData, 'routes' | 'serverTime'> & { routes: BootRoute[] };

export const BOOT_ID = 'boot';
export const ROOT_ID = 'root';
/** On style elements of the server, whose rules the browser's style cache need not write again. */
export const STYLES_ATTRIBUTE = 'data-styles';
