import type { RegistryRoute } from '@hyangro/contracts/release/registry-route';

/** A row's path as robots.txt writes it: any value for a param, nothing for an optional one. */
const patternOf = ({ path }: RegistryRoute) => path.replace(/\/:\w+\?$/, '').replace(/:\w+/g, '*');
/** Rules of robots.txt hold for everything that begins like them. */
const isUnder = (pattern: string, rule: string) => new RegExp(`^${rule.split('*').map(escape).join('.*')}(/|$)`).test(pattern);
const escape = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/**
 * robots.txt by the route rows: members' pages are closed by their own paths, and a public page below one of them is opened
 * again (TRAP-05). The longest rule that fits decides (RFC 9309).
 */
export function robotsTxt(routes: readonly RegistryRoute[], origin: string): string {
  const members = [...new Set(routes.filter(({ auth }) => auth).map(patternOf))];
  const closed = members.filter((pattern) => !members.some((other) => other !== pattern && isUnder(pattern, other)));
  const opened = routes
    .filter(({ auth }) => !auth)
    .map(patternOf)
    .filter((pattern) => closed.some((rule) => isUnder(pattern, rule)));
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.map((rule) => `Disallow: ${rule}`),
    ...[...new Set(opened)].map((rule) => `Allow: ${rule}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Paths of the public pages that need no code. */
export const publicPaths = (routes: readonly RegistryRoute[]): string[] =>
  routes
    .filter(
      ({ path, auth, noIndex, canonical, isComing, locales, frame }) =>
        !path.replace(/\/:\w+\?$/, '').includes(':') && !auth && !noIndex && !canonical && !isComing && !locales && !frame,
    )
    .map(patternOf);
