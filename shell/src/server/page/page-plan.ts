import { parseCookies, sessionTokenOf, type Cookies } from '@hyangro/server/cookies';
import type { Locale } from '@hyangro/contracts/locales';
import type { BootData, BootRelease, BootRoute } from '../../boot/boot-data';
import { ROUTE_NAMES, screenOf } from '../../boot/route-names';
import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';
import { isRemoteScreen, matchScreen, type ScreenMatch } from '../../remotes/registry-route';
import { otherBuildPath } from '../../router/gate';
import { loginPathOf } from '../../router/login-target';
import { isRouteName } from '@hyangro/contracts/routes/paths';
import { ROUTE_PATHS } from '@hyangro/contracts/routes/route-paths';
import { REMOTES } from '@hyangro/contracts/routes/table';
import { LANGUAGE_PARAM } from '@hyangro/contracts/wire-names';
import type { ServedRelease, ServedSet } from '../release/registry';
import { localeOf } from './locale';

export interface PagePlan {
  locale: Locale;
  match: ScreenMatch | null;
  /** Redirect target; nothing is rendered. */
  redirect: string | null;
  /** The server renders the screen; else it shows the frame and the browser does the rest. */
  isRenderable: boolean;
  hasSession: boolean;
  cookies: Cookies;
}

/** What a request for a page comes to, before anything is loaded. */
export function planPage(
  url: URL,
  cookieHeader: string | undefined,
  registry: ServedSet,
  pinned: Locale | null,
  overrides: Readonly<Record<string, string>>,
  /** As the browser asked for it; canonical addresses may name another. */
  host: string,
): PagePlan {
  const cookies = parseCookies(cookieHeader);
  const locale = localeOf({ pinned, host, lang: url.searchParams.get(LANGUAGE_PARAM), cookies });
  const match = matchScreen(registry.routes(), url.pathname);
  const hasSession = Boolean(sessionTokenOf(cookies));
  const redirect = match && (otherBuildPath(match, locale) ?? (match.row.auth && !hasSession ? loginPathOf(match) : null));
  const isServed = !isRemoteScreen(match) || (registry.served(match.row.owner).length > 0 && !(match.row.owner in overrides));
  return { locale, match, redirect, hasSession, cookies, isRenderable: !match?.row.auth && isServed };
}

const urlOf = ({ path }: ServedRelease, file: string) => `${path}/${file}`;

/** Releases for the browser, by remote. */
export function bootRemotes(registry: ServedSet, overrides: Readonly<Record<string, string>>): BootData['remotes'] {
  const remotes: BootData['remotes'] = {};
  for (const remote of REMOTES) {
    const override = overrides[remote];
    remotes[remote] = override ? [{ version: 'dev', entry: override, integrity: '' }] : registry.served(remote).map(bootRelease);
  }
  return remotes;
}
const bootRelease = (one: ServedRelease): BootRelease => ({
  version: one.release.version,
  entry: urlOf(one, one.release.entry),
  integrity: one.release.integrity[one.release.entry] ?? '',
});

/**
 * Route rows for the browser, in the order of the table and rows of other names after them: without the files, which only the server
 * preloads, and without what the browser knows (`BootRoute`).
 */
export const bootRoutes = (routes: readonly RegistryRoute[]): BootRoute[] =>
  [...routes].sort(byTable).map(({ files: _files, words: _words, path, name, screen, ...row }, place) => ({
    ...(name !== ROUTE_NAMES[place] && { name }),
    ...row,
    ...(screen !== screenOf(name) && { screen }),
    ...((!isRouteName(name) || ROUTE_PATHS[name] !== path) && { path }),
  }));
const placeOf = ({ name }: RegistryRoute) => (isRouteName(name) ? ROUTE_NAMES.indexOf(name) : ROUTE_NAMES.length);
const byTable = (a: RegistryRoute, b: RegistryRoute) => placeOf(a) - placeOf(b);

/** Everything the route's screen needs from its remote, so that nothing waits for anything; each with the hash it is checked by. */
export function preloadsOf(match: ScreenMatch | null, locale: Locale, registry: ServedSet, overrides: Readonly<Record<string, string>>) {
  if (!isRemoteScreen(match) || match.row.owner in overrides) return [];
  const [best] = registry.served(match.row.owner);
  if (!best) return [];
  const { entry, door, routes, locales, integrity } = best.release;
  const { files = [], words = locales } = routes.find(({ name }) => name === match.row.name) ?? {};
  return [...new Set([entry, ...door, ...files, ...words[locale]])].map((file) => ({
    href: urlOf(best, file),
    integrity: integrity[file] ?? '',
  }));
}
