import { Suspense, type ReactElement } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { ServicesContext, SurfaceHostContext, type SurfaceHost } from '@hyangro/runtime';
import { createTestServices, type TestServicesOptions } from './test-services';

export interface RenderScreenOptions extends TestServicesOptions {
  /** Address of the screen, with its query. */
  at?: string;
  /** Path pattern of its route row. */
  path?: string;
  /** State that came with the navigation. */
  state?: unknown;
  surfaces?: SurfaceHost;
}

/** Renders a screen as the shell would: services, queries, messages, route params. `address()` is where the reader is now. */
export async function renderScreen(screen: ReactElement, options: RenderScreenOptions = {}) {
  const { at = '/', path = '*', state, surfaces } = options;
  const { services, calls, shown } = createTestServices(options);
  let address = at;
  function Address() {
    const location = useLocation();
    address = location.pathname + location.search;
    return null;
  }
  const page = await act(async () =>
    render(
      <ServicesContext.Provider value={services}>
        <SurfaceHostContext.Provider value={surfaces ?? null}>
          <QueryClientProvider client={services.queryClient}>
            <MemoryRouter initialEntries={[{ ...urlParts(at), state }]}>
              <Address />
              <Suspense fallback={<p>…</p>}>
                <Routes>
                  <Route path={path} element={screen} />
                  <Route path="*" element={null} />
                </Routes>
              </Suspense>
            </MemoryRouter>
          </QueryClientProvider>
        </SurfaceHostContext.Provider>
      </ServicesContext.Provider>,
    ),
  );
  return { ...page, services, calls, shown, user: userEvent.setup(), address: () => address };
}

function urlParts(at: string) {
  const url = new URL(at, 'http://shop.test');
  return { pathname: url.pathname, search: url.search };
}
