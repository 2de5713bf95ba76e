import styled from '@emotion/styled';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Container } from '@hyangro/ui/section';
import { media } from '@hyangro/ui/theme';
import { bannersOf } from '../../data/banner.model';
import { fontOf } from '../../data/layout.model';
import { BlockHeading, hasHeading } from '../../features/block/block-heading';
import type { DisplayProps } from '../display.props';
import { BannersButton } from './banners-button';
import { HeroStill } from './hero-still';
import { heroPerView } from './hero.model';
import { useHeroStage } from './use-hero-stage';

const BannersSheet = lazy(() => import(/* webpackChunkName: "banners-sheet" */ './banners-sheet'));

/**
 * Types 1, 26, 27: main image carousel. The first picture is part of the server's HTML; the moving stage takes its
 * place later. The list of all banners hangs on neither, so that it stays open when they change.
 */
export const Hero = ({ display, items, shownOn, isFirst }: DisplayProps) => {
  const heading = useId();
  const host = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const slides = bannersOf(items);
  const canMove = slides.length > 1;
  const { stage: Stage, wish, start, hold } = useHeroStage(canMove, host);
  if (slides.length === 0) return null;

  const closeSheet = () => {
    setSheet('closed');
    // The button that opened it may have left with the still: the focus goes to its replacement.
    setTimeout(() => host.current?.querySelector<HTMLElement>('[data-banners]')?.focus());
  };
  const perView = heroPerView(display, slides.length);
  const extra = canMove && <BannersButton isOpen={sheet === 'open'} onOpen={() => setSheet('open')} />;
  return (
    <>
      {hasHeading(display) && (
        <Heading narrow={display.displayCd === 26}>
          <BlockHeading display={display} id={heading} />
        </Heading>
      )}
      <Host
        ref={host}
        data-display={display.displayCd}
        data-margin={display.isUseMargin || undefined}
        data-narrow={display.isSmallWidth || undefined}
        data-ink={fontOf(slides[0]?.font ?? null).ink}
        onPointerEnter={() => start()}
        onPointerDown={hold}
        onFocus={() => start()}
      >
        {Stage ? (
          <Stage display={display} slides={slides} perView={perView} shownOn={shownOn} wish={wish} extra={extra} host={host} />
        ) : (
          <HeroStill display={display} slides={slides} perView={perView} shownOn={shownOn} eager={isFirst} extra={extra} onWish={start} />
        )}
      </Host>
      {sheet !== 'never' && (
        <Suspense fallback={null}>
          <BannersSheet isOpen={sheet === 'open'} onClose={closeSheet} display={display} slides={slides} />
        </Suspense>
      )}
    </>
  );
};

const Heading = styled(Container)`padding-block: 18px 14px;`;

const Host = styled.div`
  position: relative;
  --stage-bottom: 44px;
  &[data-margin] { padding-inline: var(--page-margin); }
  ${media.tablet} {
    --stage-bottom: 16px;
    margin-inline: auto;
    &[data-display='27'] { max-width: 1912px; --stage-bottom: clamp(8px, 2.1vw, 30px); }
    &[data-display='26'] { max-width: 940px; margin-top: 20px; --stage-bottom: 24px; }
    &[data-display='1'] { max-width: calc(var(--container) + var(--page-margin) * 2); padding: 20px var(--page-margin) 0; }
    &[data-narrow] { max-width: 940px; }
    &[data-ink='light'] { --stage-ink: var(--color-on-scrim); }
  }
`;
