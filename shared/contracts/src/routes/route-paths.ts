import { ROUTES, type RouteName } from './table';

/** Path patterns by route name. Browser builds have the result in this module's place, and not the whole table. */
export const ROUTE_PATHS = Object.fromEntries(Object.entries(ROUTES).map(([name, { path }]) => [name, path])) as {
  readonly [N in RouteName]: (typeof ROUTES)[N]['path'];
};
