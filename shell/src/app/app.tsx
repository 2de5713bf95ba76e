import { QueryClientProvider } from '@tanstack/react-query';
import { ServicesContext, SurfaceHostContext, type ShellServices, type SurfaceHost } from '@hyangro/runtime';
import { ComingDoors } from './coming-doors';
import { Frame } from './frame';
import { Overlays } from './overlays';
import { PageContext, type Page } from './page-context';
import { ScreenOpening } from './screen-opening';
import { ScreenStack } from './screen-stack';

interface Props {
  services: ShellServices;
  surfaces: SurfaceHost;
  page: Page;
  /** The server shows the frame around a skeleton: the screen is for signed-in members, or could not be rendered in time. */
  isSkeleton?: boolean;
}

/** The whole page below the router. Server and browser render the same. */
export const App = ({ services, surfaces, page, isSkeleton }: Props) => (
  <ServicesContext value={services}>
    <SurfaceHostContext value={surfaces}>
      <PageContext value={page}>
        <QueryClientProvider client={services.queryClient}>
          <ComingDoors>
            <Frame>
              <ScreenOpening>
                <ScreenStack isSkeleton={isSkeleton} />
              </ScreenOpening>
            </Frame>
            <Overlays />
          </ComingDoors>
        </QueryClientProvider>
      </PageContext>
    </SurfaceHostContext>
  </ServicesContext>
);
