import { lazy, Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import styled from '@emotion/styled';
import { useLocation, type Location } from 'react-router-dom';
import { previewOf, type ScreenPreview } from '@hyangro/runtime';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { isRemoteScreen, matchScreen } from '../remotes/registry-route';
import { useOpened } from '../router/opening';
import { usePage } from './page-context';
import { Rehearsal } from './rehearsal';
import { CAN_SKIP } from './shelf';

/** The screens, and in front of them the opening of the one that is coming. A kept screen needs none. */
export function ScreenOpening({ children }: { children: ReactNode }) {
  const { scroll } = usePage();
  const opened = useOpened();
  const shown = useLocation();
  const coming = opened?.location ?? null;
  const opening = opened?.isKept ? null : coming;
  const left = useRef<Location | null>(null);
  useLayoutEffect(() => {
    if (coming) scroll?.open(coming, opening ? 'PUSH' : 'POP');
    // Given up: the screen behind stands where it was left.
    else if (left.current && left.current !== shown) scroll?.restore(shown, 'POP');
    left.current = coming;
  }, [coming, opening, shown, scroll]);
  return (
    <>
      {opening && (
        <Front data-opening={opening.pathname} aria-busy>
          <Opening key={opening.key} location={opening} />
        </Front>
      )}
      <Rehearsal />
      <Behind inert={opening !== null && !CAN_SKIP} data-behind={opening ? '' : undefined}>
        {children}
      </Behind>
    </>
  );
}

/** What the link knew of a screen: the remote's own drawing of it, else a title and a picture. Nothing without a preview. */
export function Opening({ location }: { location: Location }) {
  const { routes, screens } = usePage();
  const preview = previewOf(location.state);
  if (!preview) return null;
  const match = matchScreen(routes, location.pathname);
  const Own = isRemoteScreen(match) ? screens.openingOf(match) : null;
  if (Own) return <Own preview={preview} />;
  return (
    <Suspense fallback={<TitleAlone preview={preview} />}>
      <PlainOpening preview={preview} />
    </Suspense>
  );
}

const TitleAlone = ({ preview }: { preview: ScreenPreview }) => (
  <Container>
    <Title data-picture={preview.picture ? '' : undefined}>{preview.title}</Title>
  </Container>
);

const loadPlain = () => import(/* webpackChunkName: "first-touch" */ './plain-opening');
/** Its code comes with the first touch; without it the title stands alone. */
const PlainOpening = lazy(() => loadPlain().catch(() => ({ default: TitleAlone })));
export const preloadOpening = (): void => void loadPlain().catch(() => undefined);

/* Layout and place of the old screen stay as they are, unseen: it may be wanted back. */
const Behind = styled.div`
  &[data-behind] {
    height: 0;
    overflow: hidden;
    content-visibility: hidden;
  }
`;
/* The footer stays below the fold. */
const Front = styled.div`min-height: 100vh;`;
const Title = styled.h1`
  ${text.displayS}
  padding-top: 12px;
  /* Where it stands when the picture is here. */
  &[data-picture] {
    ${text.titleL}
    padding-top: calc(100vw + 48px);
  }
  ${media.pc} {
    ${text.displayM}
    padding-top: 40px;
    &[data-picture] {
      ${text.titleL}
      margin-left: calc(100% - 384px);
      padding-top: 72px;
    }
  }
`;
