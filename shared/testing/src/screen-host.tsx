import { Suspense, type ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, type MemoryRouterProps } from 'react-router';
import { ServicesContext, SurfaceHostContext, type ShellServices, type SurfaceHost } from '@hyangro/runtime';

interface Props {
  services: ShellServices;
  surfaces?: SurfaceHost;
  /** Where the history begins. */
  entries?: MemoryRouterProps['initialEntries'];
  children: ReactNode;
}

/** What a screen, a surface or a part stands in, as the shell would give it: services, surfaces, queries, an address. */
export const ScreenHost = ({ services, surfaces, entries, children }: Props) => (
  <ServicesContext.Provider value={services}>
    <SurfaceHostContext.Provider value={surfaces ?? null}>
      <QueryClientProvider client={services.queryClient}>
        <MemoryRouter initialEntries={entries}>
          <Suspense fallback={<p>…</p>}>{children}</Suspense>
        </MemoryRouter>
      </QueryClientProvider>
    </SurfaceHostContext.Provider>
  </ServicesContext.Provider>
);
