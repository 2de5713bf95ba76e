import { fillPath } from '@hyangro/contracts/routes/paths';
import type { Locale } from '@hyangro/contracts/locales';
import type { BootRemote } from '../../boot/boot-data';
import { isRemoteScreen, matchScreen, type RegistryRoute, type ScreenMatch } from '../../remotes/registry-route';
import { otherBuildPath } from '../../router/gate';
import { loginPathOf } from '../../router/login-target';
import { REMOTES, type RemoteName } from '@hyangro/contracts/routes/table';
import type { Registry } from '../release/registry';
import type { Release } from '../release/release';
import { localeOf, readCookies } from './locale';

export const SESSION_COOKIE = 'hy_session';

export interface PagePlan {
  locale: Locale;
  match: ScreenMatch | null;
  /** Where the page lies instead; nothing is rendered. */
  redirect: string | null;
  /** The server renders the screen; else it shows the frame and the browser does the rest. */
  isRenderable: boolean;
  hasSession: boolean;
  cookies: Readonly<Record<string, string>>;
}

/** What a request for a page comes to, before anything is loaded. */
export function planPage(
  url: URL,
  cookieHeader: string | undefined,
  registry: Registry,
  pinned: Locale | null,
  overrides: Readonly<Record<string, string>>,
): PagePlan {
  const cookies = readCookies(cookieHeader);
  const locale = localeOf({ pinned, host: url.hostname, lang: url.searchParams.get('lang'), cookies });
  const match = matchScreen(registry.routes(), url.pathname);
  const hasSession = Boolean(cookies[SESSION_COOKIE]);
  const redirect = match && (otherBuildPath(match, locale) ?? (match.row.auth && !hasSession ? loginPathOf(match) : null));
  const isServed = !isRemoteScreen(match) || (registry.served(match.row.owner) !== null && !(match.row.owner in overrides));
  return { locale, match, redirect, hasSession, cookies, isRenderable: !match?.row.auth && isServed };
}

const urlOf = (remote: RemoteName, { version }: Release, file: string) => `/remotes/${remote}/${version}/${file}`;

/** Releases for the browser, by remote. */
export function bootRemotes(registry: Registry, overrides: Readonly<Record<string, string>>): Partial<Record<RemoteName, BootRemote>> {
  const remotes: Partial<Record<RemoteName, BootRemote>> = {};
  for (const remote of REMOTES) {
    const served = registry.served(remote);
    const override = overrides[remote];
    if (override) remotes[remote] = { version: 'dev', entry: override, integrity: '' };
    else if (served)
      remotes[remote] = { ...release(remote, served.stable), ...(served.previous && { previous: release(remote, served.previous) }) };
  }
  return remotes;
}
const release = (remote: RemoteName, stable: Release) => ({
  version: stable.version,
  entry: urlOf(remote, stable, stable.entry),
  integrity: stable.integrity[stable.entry] ?? '',
});

/** Route rows for the browser: without the files, which only the server preloads. */
export const bootRoutes = (routes: readonly RegistryRoute[]): RegistryRoute[] => routes.map(({ files: _files, ...row }) => row);

/** Everything the route's screen needs from its remote, so that nothing waits for anything. */
export function preloadsOf(match: ScreenMatch | null, locale: Locale, registry: Registry, overrides: Readonly<Record<string, string>>) {
  if (!isRemoteScreen(match) || match.row.owner in overrides) return [];
  const remote = match.row.owner;
  const served = registry.served(remote)?.stable;
  if (!served) return [];
  const href = (file: string) => ({ href: urlOf(remote, served, file) });
  return [
    { ...href(served.entry), integrity: served.integrity[served.entry] },
    ...[...new Set([...served.door, ...(match.row.files ?? []), ...served.locales[locale]])].map(href),
  ];
}

/** Address of the canonical twin of a row, when it has one (TRAP-11). */
export function canonicalOf(match: ScreenMatch | null, routes: readonly RegistryRoute[]): string | null {
  const twin = match?.row.canonical && routes.find(({ name }) => name === match.row.canonical);
  return twin ? fillPath(twin.path, match.params) : null;
}
