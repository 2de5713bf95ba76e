import type { Head } from '@hyangro/runtime';
import type { Place, Screens } from '../../remotes/screens';
import { pageHead, type PageHead } from '../../seo/page-head';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import { PAGE_MESSAGES } from './messages';
import type { PagePlan } from './page-plan';

interface Facts {
  plan: PagePlan;
  /** Null: the server does not render the screen. */
  place: Place | null;
  screens: Screens;
  routes: readonly RegistryRoute[];
  pathname: string;
  origin: string;
  isLocalePinned: boolean;
  warn(message: string): void;
}

/** What the screen says of itself by the answers that are here, and the page's head made of it. */
export function screenHead({ plan: { match, locale }, place, screens, warn, ...facts }: Facts): { head: Head | null; page: PageHead } {
  const head = ownHead();
  return { head, page: pageHead({ ...facts, match, head, t: (key) => PAGE_MESSAGES[locale].shell[key] ?? '' }) };

  function ownHead(): Head | null {
    try {
      return place && screens.headOf(place);
    } catch (error) {
      warn(`head of ${match?.row.name}: ${String(error)}`);
      return null;
    }
  }
}
