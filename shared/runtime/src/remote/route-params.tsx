import { useMemo, type ReactNode } from 'react';
import { UNSAFE_RouteContext as RouteContext } from 'react-router-dom';

interface Props {
  /** Pattern of the route row. */
  path: string;
  params: Readonly<Record<string, string>>;
  pathname: string;
  children: ReactNode;
}

/**
 * Gives a screen its `useParams`. The shop matches addresses by its own table, so the router's `Routes` and its matching
 * (3 kB of every first load) would do the same work a second time.
 */
export function RouteParams({ path, params, pathname, children }: Props) {
  const context = useMemo(
    () => ({ outlet: null, matches: [{ params, pathname, pathnameBase: pathname, route: { id: path, path } }], isDataRoute: false }),
    [path, params, pathname],
  );
  return <RouteContext value={context}>{children}</RouteContext>;
}
