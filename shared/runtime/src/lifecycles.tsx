import * as React from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory, useLocation, type Location, type Navigator } from 'react-router-dom';
import singleSpaReact from 'single-spa-react';
import { matchRoute } from '@hyangro/contracts/routes/match';
import { routeNames, routeRow } from '@hyangro/contracts/routes/table';
import {
  RouteParams,
  ServicesContext,
  SurfaceHostContext,
  loadMessages,
  loadTerms,
  type RemoteDefinition,
  type ShellServices,
  type SurfaceHost,
} from '@hyangro/runtime';
import { createStandaloneServices, type StandaloneOptions } from './standalone';

/** What a single-spa root may pass to a remote; nothing is required. */
export interface LifecycleProps extends StandaloneOptions {
  name?: string;
  services?: ShellServices;
  surfaces?: SurfaceHost;
  /** False on a page that has the kit's variables and reset, or its own. */
  globalStyles?: boolean;
  /** The host's own history; without it the remote listens to the browser's. */
  router?: { location: Location; navigator: Navigator };
}
type Lifecycle = (props: LifecycleProps) => Promise<unknown>;

/**
 * Lifecycles of a remote for any single-spa root: the same screens as in the shell, in a React root of their own.
 * The host must wait for `mount` before it calls `unmount`. `GlobalStyles` are the kit's variables and reset, which the shell
 * has and other pages lack.
 */
export function toLifecycles(
  remote: RemoteDefinition,
  GlobalStyles?: React.ComponentType,
): Record<'bootstrap' | 'mount' | 'unmount' | 'update', Lifecycle> {
  return singleSpaReact<LifecycleProps>({
    React,
    ReactDOMClient: { createRoot },
    renderType: 'createRoot',
    rootComponent: rootOf(remote, GlobalStyles),
    // Without a boundary a failed mount never settles.
    errorBoundary: (error) => (
      <p role="alert" data-mfe={remote.name}>
        {error.message}
      </p>
    ),
  }) as unknown as Record<'bootstrap' | 'mount' | 'unmount' | 'update', Lifecycle>;
}

function rootOf(remote: RemoteDefinition, GlobalStyles?: React.ComponentType) {
  const rows = routeNames.map((name) => ({ name, ...routeRow(name) })).filter((row) => row.owner === remote.name);
  const loads = new Map<string, Promise<React.ComponentType>>();
  const load = (screen: string, services: ShellServices) => {
    const known = loads.get(screen);
    if (known) return known;
    const coming = loadScreen(remote, screen, services);
    loads.set(screen, coming);
    return coming;
  };

  function CurrentScreen({ services }: { services: ShellServices }) {
    const { pathname } = useLocation();
    const match = matchRoute(rows, pathname);
    if (!match || !remote.screens[match.row.screen]) return null;
    const Screen = React.use(load(match.row.screen, services));
    return (
      <RouteParams route={match.row} params={match.params} pathname={pathname}>
        <Screen />
      </RouteParams>
    );
  }

  return function RemoteRoot({ services: given, surfaces, router, globalStyles = true, ...options }: LifecycleProps) {
    const [services] = React.useState(() => given ?? createStandaloneServices(options));
    const screen = (
      <React.Suspense fallback={null}>
        <CurrentScreen services={services} />
      </React.Suspense>
    );
    return (
      <ServicesContext value={services}>
        <SurfaceHostContext value={surfaces ?? null}>
          <QueryClientProvider client={services.queryClient}>
            {globalStyles && GlobalStyles && <GlobalStyles />}
            <div data-mfe={remote.name}>
              {router ? (
                <Router location={router.location} navigator={router.navigator}>
                  {screen}
                </Router>
              ) : (
                <BrowserRouter>{screen}</BrowserRouter>
              )}
            </div>
          </QueryClientProvider>
        </SurfaceHostContext>
      </ServicesContext>
    );
  };
}

/** Follows the browser's own history. */
function BrowserRouter({ children }: { children: React.ReactNode }) {
  const [history] = React.useState(() => createBrowserHistory({ v5Compat: true }));
  const [location, setLocation] = React.useState(history.location);
  React.useLayoutEffect(() => history.listen((update) => setLocation(update.location)), [history]);
  return (
    <Router location={location} navigator={history}>
      {children}
    </Router>
  );
}

async function loadScreen(remote: RemoteDefinition, screen: string, services: ShellServices): Promise<React.ComponentType> {
  const locale = services.locale.get();
  const definition = remote.screens[screen];
  const [loaded] = await Promise.all([
    definition?.load(),
    loadMessages(remote, services.i18n, locale, definition?.words),
    loadTerms(services.i18n, locale),
  ]);
  if (!loaded) throw new Error(`${remote.name} has no screen ${screen}`);
  return loaded.default;
}
