import { use, useMemo, type ReactNode } from 'react';
import { UNSAFE_RouteContext as RouteContext } from 'react-router-dom';
import type { AllRoutesOf, MatchedParams } from '@hyangro/contracts/routes/paths';
import type { RouteName } from '@hyangro/contracts/routes/table';

interface Props {
  /** Name and pattern of the route row. */
  route: { name: string; path: string };
  params: Readonly<Record<string, string>>;
  pathname: string;
  children: ReactNode;
}

/**
 * Tells a screen under which route it is shown. The shop matches addresses by its own table, so the router's `Routes` and its
 * matching (3 kB of every first load) would do the same work a second time.
 */
export function RouteParams({ route: { name: id, path }, params, pathname, children }: Props) {
  const context = useMemo(
    () => ({ outlet: null, matches: [{ params, pathname, pathnameBase: pathname, route: { id, path } }], isDataRoute: false }),
    [id, path, params, pathname],
  );
  return <RouteContext value={context}>{children}</RouteContext>;
}

/**
 * Params of the screen's route: `const { productCd } = useRouteParams('Product')`. A screen of several routes names them all and
 * gets what all have; what only some have may be undefined. A forgotten one does not compile; under any other route it throws.
 */
export function useRouteParams<N extends RouteName>(...names: readonly [N, ...N[]] & AllRoutesOf<N>): MatchedParams<N> {
  const match = use(RouteContext).matches.at(-1);
  const shown = match?.route.id;
  if (!match || !names.some((name) => name === shown)) throw new Error(`useRouteParams(${names}) under ${shown}`);
  return match.params as MatchedParams<N>;
}
