import { createContext, use } from 'react';
import type { Location } from 'react-router-dom';
import type { Store } from '@hyangro/runtime';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import type { ScreenMatch } from '../remotes/registry-route';
import type { Screens } from '../remotes/screens';
import type { ScrollMemory } from '../router/scroll-memory';
import type { Overlays } from '../services/overlays';

/** What the shell's own components need beside the services. The server gives the same, without what only a browser has. */
export interface Page {
  screens: Screens;
  routes: readonly RegistryRoute[];
  /** Public origin of the shop: where canonical addresses begin. */
  origin: string;
  /** What the server knew of a visitor: the layout it drew (GEN-17). */
  isNewCustomer: boolean;
  /** Title from the server for the first screen, used until the screen has loaded. */
  serverHead: { pathname: string; title: string };
  keepAliveEpoch: Store<number>;
  hasNewNotification: Store<boolean>;
  /** Number at the cart in the headers. */
  cartCount: Store<number>;
  /** The reader pressed the bell. */
  onBell(): void;
  overlays: Overlays | null;
  scroll: ScrollMemory | null;
  /** Called when the screen of an address has committed, once per visit. */
  onScreenShown(location: Location): void;
  /** A screen failed to load or to render. */
  onScreenError(match: ScreenMatch | null, error: unknown): void;
}
export const PageContext = createContext<Page | null>(null);

export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('No page above.');
  return page;
}
