import type { ReactElement } from 'react';
import { act, render, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { matchRoute } from '@hyangro/contracts/routes/match';
import { routeNames, routeRow } from '@hyangro/contracts/routes/table';
import { RouteParams, type SurfaceHost } from '@hyangro/runtime';
import { RetryBoundary } from './retry-boundary';
import { markRendered } from './rendered-screen';
import { ScreenHost } from './screen-host';
import { createTestServices, type TestServicesOptions } from './test-services';

export interface RenderScreenOptions extends TestServicesOptions {
  /** Address of the screen, with its query; its route is the one of the table. */
  at?: string;
  /** State that came with the navigation. */
  state?: unknown;
  surfaces?: SurfaceHost;
  /** What the screen throws ends in an alert with a button `RETRY`, as in the shell; otherwise it fails the test. */
  canFail?: boolean;
  /** A screen that was rendered before on the same page, and left: its services go on, other options of them count no more. */
  after?: ReturnType<typeof createTestServices>;
}

const rows = routeNames.map((name) => ({ name, ...routeRow(name) }));

/**
 * Renders a screen, or a part of one, as the shell would: services, queries, messages, route params. `address()` is where the
 * reader is now; at an address of another screen there is nothing to see.
 */
export async function renderScreen(screen: ReactElement, options: RenderScreenOptions = {}) {
  const { at = '/', state, surfaces, canFail } = options;
  const own = matchRoute(rows, urlParts(at).pathname)?.row.screen;
  const { services, calls, shown } = options.after ?? createTestServices(options);
  let address = at;
  const quiet: RenderOptions = canFail ? { onCaughtError: () => undefined } : {};
  markRendered();
  function Shown() {
    const { pathname, search, hash } = useLocation();
    address = pathname + search + hash;
    const match = matchRoute(rows, pathname);
    if (!match || match.row.screen !== own) return null;
    return (
      <RouteParams route={match.row} params={match.params} pathname={pathname}>
        {screen}
      </RouteParams>
    );
  }
  const page = await act(async () =>
    render(
      <ScreenHost services={services} surfaces={surfaces} entries={[{ ...urlParts(at), state }]}>
        {canFail ? (
          <RetryBoundary>
            <Shown />
          </RetryBoundary>
        ) : (
          <Shown />
        )}
      </ScreenHost>,
      quiet,
    ),
  );
  return { ...page, services, calls, shown, user: userEvent.setup(), address: () => address };
}

function urlParts(at: string) {
  const url = new URL(at, 'http://shop.test');
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}
