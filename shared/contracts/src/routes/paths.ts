import { ROUTE_PATHS } from './route-paths';
import type { RemoteName, ROUTES, RouteName } from './table';

type Rows = typeof ROUTES;
type ParamsIn<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? ParamsIn<Head> & ParamsIn<Tail>
  : P extends `:${infer Name}?`
    ? { [K in Name]?: string | number }
    : P extends `:${infer Name}`
      ? { [K in Name]: string | number }
      : unknown;
/** Params of a route: `{ productCd }` of Product, `{}` of Main. */
export type RouteParams<N extends RouteName> = ParamsIn<Rows[N]['path']>;

type Keys<U> = U extends unknown ? keyof U : never;
/** Of several shapes: what all have is there, the rest may be. */
type Common<U> = { readonly [K in keyof U]: U[K] } & { readonly [K in Exclude<Keys<U>, keyof U>]?: string };
type AsText<P> = { [K in keyof P]: P[K] extends string | number ? string : string | undefined };
/** Params of the address that a screen is shown under, `{ productCd: string }`; of several routes, those that one of them has. */
export type MatchedParams<N extends RouteName> = Common<N extends unknown ? AsText<RouteParams<N>> : never>;
/** Routes that show a screen. */
export type RoutesOf<R extends RemoteName, S extends string> = {
  [N in RouteName]: Rows[N] extends { owner: R; screen: S } ? N : never;
}[RouteName];

/** Names of routes that leave out none of those that show the same screen. */
export type AllRoutesOf<N extends RouteName> = [RoutesOf<Rows[N]['owner'], Rows[N]['screen']>] extends [N]
  ? unknown
  : { isAlsoShownUnder: Exclude<RoutesOf<Rows[N]['owner'], Rows[N]['screen']>, N> };

type Args<N extends RouteName> =
  unknown extends RouteParams<N>
    ? []
    : Partial<RouteParams<N>> extends RouteParams<N>
      ? [params?: RouteParams<N>]
      : [params: RouteParams<N>];

/** A route to return to after login, with its params: a name, never an address (§2). */
export type LoginTarget<N extends RouteName = RouteName> = N extends unknown
  ? { toName: N } & (unknown extends RouteParams<N> ? { params?: undefined } : { params: RouteParams<N> })
  : never;

/** Path pattern with values filled in; an absent optional param drops its segment. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | number | undefined>> = {}): string {
  const filled = pattern
    .split('/')
    .map((segment) => {
      if (!segment.startsWith(':')) return segment;
      const value = params[segment.slice(1).replace(/\?$/, '')];
      return value === undefined || value === '' ? null : encodeURIComponent(String(value));
    })
    .filter((segment) => segment !== null)
    .join('/');
  return filled || '/';
}

/** Address of a named route: `pathOf('Product', { productCd })`. */
export const pathOf = <N extends RouteName>(name: N, ...[params]: Args<N>): string =>
  fillPath(ROUTE_PATHS[name], params as Record<string, string | number | undefined>);

/** Whether a text from outside names a route; anything else is never followed (R-ACC-21). */
export const isRouteName = (value: unknown): value is RouteName => typeof value === 'string' && Object.hasOwn(ROUTE_PATHS, value);

/** Where `/login?toName=<route name>&…params` leads after login; unknown names and missing params lead to Main. */
export function pathByName(toName: string | null | undefined, params: Readonly<Record<string, string | undefined>> = {}): string {
  if (!isRouteName(toName) || toName === 'Login') return '/';
  const path = ROUTE_PATHS[toName];
  const missing = path.split('/').some((segment) => /^:[^?]+$/.test(segment) && !params[segment.slice(1)]);
  return missing ? '/' : fillPath(path, params);
}
