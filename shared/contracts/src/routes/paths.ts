import { ROUTES, type RouteName } from './table';

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
type Args<N extends RouteName> =
  unknown extends RouteParams<N>
    ? []
    : Partial<RouteParams<N>> extends RouteParams<N>
      ? [params?: RouteParams<N>]
      : [params: RouteParams<N>];

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
  fillPath(ROUTES[name].path, params as Record<string, string | number | undefined>);

/** Whether a text from outside names a route; anything else is never followed (R-ACC-21). */
export const isRouteName = (value: unknown): value is RouteName => typeof value === 'string' && Object.hasOwn(ROUTES, value);

/** Where `/login?toName=<route name>&…params` leads after login; unknown names and missing params lead to Main. */
export function pathByName(toName: string | null | undefined, params: Readonly<Record<string, string | undefined>> = {}): string {
  if (!isRouteName(toName) || toName === 'Login') return '/';
  const { path } = ROUTES[toName];
  const missing = path.split('/').some((segment) => /^:[^?]+$/.test(segment) && !params[segment.slice(1)]);
  return missing ? '/' : fillPath(path, params);
}
