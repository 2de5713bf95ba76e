import { LANGUAGE_TAG, LOCALES, SYSTEM_LOCALE, type Locale } from '@hyangro/contracts/locales';
import { LANGUAGE_PARAM } from '@hyangro/contracts/wire-names';
import { fillPath } from '@hyangro/contracts/routes/paths';
import type { Head } from '@hyangro/runtime';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import type { ScreenMatch } from '../remotes/registry-route';

/** What a head is made of. Server and browser give the same, so a page says the same before and after its scripts ran. */
export interface PageHeadSource {
  match: ScreenMatch | null;
  /** What the screen says of itself; null while it has said nothing. */
  head: Head | null;
  routes: readonly RegistryRoute[];
  pathname: string;
  /** Public origin of the shop. */
  origin: string;
  /** The deployment serves one language: there are no others to name. */
  isLocalePinned: boolean;
  /** Text of the shell in the language of the page. */
  t(key: 'site.title' | 'coming.title' | 'notFound.title'): string;
}

export interface PageHead {
  /** The screen's own title, without the shop's. */
  title: string;
  documentTitle: string;
  canonical: string;
  /** Search engines leave this page out. */
  isHidden: boolean;
  /** The page's addresses in each language; none for a page that stays out of searches. */
  alternates: readonly { tag: string; href: string }[];
}

/** Title, canonical address and what search engines may do with a page (NF-01, GEN-16). */
export function pageHead({ match, head, routes, pathname, origin, isLocalePinned, t }: PageHeadSource): PageHead {
  const title = head?.title ?? ownTitle(match, t);
  const canonical = origin + (head?.canonical ?? twinPath(match, routes) ?? pathname);
  const row = match?.row;
  const isHidden = !row || head?.status === 404 || Boolean(row.auth || row.noIndex || row.isComing || head?.noIndex);
  return {
    title,
    canonical,
    isHidden,
    documentTitle: title ? `${title} | ${t('site.title')}` : t('site.title'),
    alternates: isHidden || isLocalePinned ? [] : alternatesOf(canonical),
  };
}

function ownTitle(match: ScreenMatch | null, t: PageHeadSource['t']): string {
  if (!match) return t('notFound.title');
  return match.row.isComing ? t('coming.title') : '';
}

/** Path of the row that a twin names as the canonical one (TRAP-11). */
function twinPath(match: ScreenMatch | null, routes: readonly RegistryRoute[]): string | null {
  const twin = match?.row.canonical && routes.find(({ name }) => name === match.row.canonical);
  return twin ? fillPath(twin.path, match.params) : null;
}

/** A page's address in a language: its own in the system's, with a parameter in the others. */
export const addressIn = (locale: Locale, canonical: string): string =>
  locale === SYSTEM_LOCALE ? canonical : `${canonical}${canonical.includes('?') ? '&' : '?'}${LANGUAGE_PARAM}=${locale}`;

/** A page's addresses in each language (hreflang). */
export const alternatesOf = (canonical: string): PageHead['alternates'] => [
  ...LOCALES.map((locale) => ({ tag: LANGUAGE_TAG[locale], href: addressIn(locale, canonical) })),
  { tag: 'x-default', href: canonical },
];
