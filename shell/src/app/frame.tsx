import { useMemo, type ReactNode } from 'react';
import styled from '@emotion/styled';
import { useLocation } from 'react-router-dom';
import { previewOf } from '@hyangro/runtime';
import { hidden, media } from '@hyangro/ui/theme';
import { matchScreen, type ScreenMatch } from '../remotes/registry-route';
import { useOpened } from '../router/opening';
import type { LayoutName } from '../services/layout-name';
import { useMessages } from './messages';
import { usePage } from './page-context';
import { PendingBar } from './pending-bar';
import { ShopFrameBottom, ShopFrameTop } from './shop-frame';
import { TaskHead } from './task-frame';
import { useLayoutName } from './use-layout-name';
import { usePageHead } from './use-page-head';
import { WELCOME_STRIP_PX, WelcomeStrip } from './welcome-strip';

/**
 * The frame around the screen, by its route row: the whole shop, a task's bar, or nothing (§2), and by whether the customer is
 * new (GEN-17). The screens keep one place in the tree in every frame: kept ones survive a change of frame (R-OTH-17). With the
 * opening of a screen comes its frame; the title of the page follows with the screen.
 */
export function Frame({ children }: { children: ReactNode }) {
  const { routes } = usePage();
  const t = useMessages();
  const shown = useLocation();
  const here = useMemo(() => matchScreen(routes, shown.pathname), [routes, shown.pathname]);
  const title = usePageHead(here, shown);
  const layout = useLayoutName();
  return (
    <Box here={here} layout={layout}>
      <SkipLink href="#main">{t('frame.skip')}</SkipLink>
      <PendingBar />
      <Announcer role="status" aria-live="polite">
        {title}
      </Announcer>
      <Top here={here} layout={layout} title={title} />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Bottom here={here} />
    </Box>
  );
}

interface PartProps {
  /** The shown screen. */
  here: ScreenMatch | null;
}
/* A tap renders these parts of the frame, and not the rest of it. */
function useFrame({ here }: PartProps) {
  const { routes } = usePage();
  const opening = useOpened()?.location;
  const row = (opening ? matchScreen(routes, opening.pathname) : here)?.row;
  return { opening, frame: row?.frame ?? 'shop', isDetail: row?.isDetail ?? false };
}

const Box = ({ layout, children, ...props }: PartProps & { layout: LayoutName; children: ReactNode }) => (
  <div data-layout={layout} data-frame={useFrame(props).frame}>
    {children}
  </div>
);

function Top({ layout, title, ...props }: PartProps & { layout: LayoutName; title: string }) {
  const { opening, frame, isDetail } = useFrame(props);
  return (
    <>
      {frame === 'shop' && <ShopFrameTop isDetail={isDetail} />}
      {frame === 'task' && <TaskHead title={previewOf(opening?.state)?.title ?? title} />}
      {layout === 'new' && frame !== 'bare' && <WelcomeStrip isTask={frame === 'task'} />}
    </>
  );
}

function Bottom(props: PartProps) {
  const { frame, isDetail } = useFrame(props);
  return frame === 'shop' && <ShopFrameBottom isDetail={isDetail} />;
}

const Main = styled.main`
  --strip: 0px;
  min-height: 60vh;
  /* The footer begins below the first screen: what comes late and is shorter than its skeleton moves nothing that is seen. */
  [data-frame='shop'] > & { min-height: calc(100vh - var(--size-header)); }
  [data-layout='new'] > & { --strip: ${WELCOME_STRIP_PX}px; }
  &:focus { outline: none; }
  [data-frame='task'] > & {
    /* What a screen may fill, for grounds that end with the page and not with its words. */
    --room: calc(100dvh - var(--size-header) - var(--strip));
    padding-bottom: var(--safe-bottom);
    ${media.pc} {
      --room: calc(100dvh - 128px - var(--strip));
      border-top: 1px solid var(--color-line);
    }
  }
`;

const SkipLink = styled.a`
  ${hidden}
  &:focus {
    position: fixed;
    top: 8px;
    left: 8px;
    z-index: var(--z-toast);
    width: auto;
    height: auto;
    padding: 12px 16px;
    clip-path: none;
    border-radius: var(--radius-control);
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
`;

const Announcer = styled.div`${hidden}`;
