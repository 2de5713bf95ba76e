/** The part of a route row that matching needs; rows of a remote's manifest have it too. */
export interface Matchable {
  path: string;
}
export interface RouteMatch<R extends Matchable> {
  row: R;
  params: Record<string, string>;
}

const rankOf = (segment: string): string => (segment.startsWith(':') ? (segment.endsWith('?') ? '2' : '1') : '0');
/** Static segments before params, from left to right (TRAP-07). */
const rankOfPath = (path: string): string => path.split('/').map(rankOf).join('');

/** Rows in the order in which they are tried. */
export const byPrecedence = <R extends Matchable>(rows: readonly R[]): R[] =>
  [...rows].sort((a, b) => (rankOfPath(a.path) < rankOfPath(b.path) ? -1 : 1));

/** Params of a path; null when the pattern is another one's. */
function matchPath(pattern: string, given: readonly string[]): Record<string, string> | null {
  // Most patterns end here: a look at their first letters costs a tenth of taking them apart.
  const start = `/${given[0] ?? ''}`;
  if (!pattern.startsWith('/:') && !pattern.startsWith(start)) return null;
  const wanted = pattern.split('/').filter(Boolean);
  if (given.length > wanted.length) return null;
  const params: Record<string, string> = {};
  for (const [at, segment] of wanted.entries()) {
    const value = given[at];
    if (!segment.startsWith(':')) {
      if (segment !== value) return null;
    } else if (value === undefined) {
      if (!segment.endsWith('?')) return null;
    } else {
      try {
        params[segment.slice(1).replace(/\?$/, '')] = decodeURIComponent(value);
      } catch {
        return null;
      }
    }
  }
  return params;
}

/** The row that owns a pathname, static before param whatever the order of the rows; null when none does. */
export function matchRoute<R extends Matchable>(rows: readonly R[], pathname: string): RouteMatch<R> | null {
  const given = pathname.split('/').filter(Boolean);
  let best: RouteMatch<R> | null = null;
  let bestRank = '';
  for (const row of rows) {
    const params = matchPath(row.path, given);
    if (!params) continue;
    const rank = rankOfPath(row.path);
    if (!best || rank < bestRank) [best, bestRank] = [{ row, params }, rank];
  }
  return best;
}
