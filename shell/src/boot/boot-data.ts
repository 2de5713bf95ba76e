import type { DehydratedState } from '@tanstack/react-query';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { Locale } from '@hyangro/contracts/locales';
import type { RemoteName } from '@hyangro/contracts/routes/table';
import type { Messages, Session } from '@hyangro/runtime';
import type { RegistryRoute } from '../remotes/registry-route';

/** One release of a remote as the browser needs it. */
export interface BootRelease {
  version: string;
  /** URL of the remoteEntry. */
  entry: string;
  integrity: string;
}
/** The stable release of a remote and the one before it, its last known good. */
export interface BootRemote extends BootRelease {
  previous?: BootRelease;
}

/** What the server tells the page in its JSON data block (`#boot`). */
export interface BootData {
  locale: Locale;
  /** This deployment serves one locale: there is no switch. */
  isLocalePinned: boolean;
  isApp: boolean;
  /** `/api`, or the API host's origin. */
  apiBase: string;
  logBase: string;
  /** Milliseconds since 1970 by the server's clock. */
  serverTime: number;
  storeUrl: string | null;
  routes: RegistryRoute[];
  remotes: Partial<Record<RemoteName, BootRemote>>;
  messages: { shell: Messages; terms: Messages };
  session: Session;
  /** The request carried a session that could not be looked up in time: the browser asks. */
  isSessionUnknown: boolean;
  cartCount: number;
  exchangeRate: ExchangeRate | null;
  /** Style sheet with the letters outside the first fonts; null where the device's fonts serve. */
  fontSlices: string | null;
  queries: DehydratedState | null;
  /** The root holds the server's HTML of this page, ready to hydrate. */
  isRendered: boolean;
}

export const BOOT_ID = 'boot';
export const ROOT_ID = 'root';
