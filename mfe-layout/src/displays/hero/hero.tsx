import styled from '@emotion/styled';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { MAIN_CAROUSEL } from '@hyangro/contracts/constants';
import { media } from '@hyangro/ui/theme';
import { PC } from '../../parts/banner-picture';
import type { DisplayProps } from '../display.props';
import { BannersButton } from './banners-button';
import { HeroStill } from './hero-still';
import type { HeroStageProps } from './hero-stage';
import { slidesOf } from './hero.model';

/**
 * Types 1, 26, 27: main image carousel. The first picture stands in the page as the server sent it; the moving stage is fetched
 * at the first touch, or when the first autoplay moment has come, and takes its place.
 */
export const Hero = ({ display, items, shownOn, isFirst }: DisplayProps) => {
  const host = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  const [stage, setStage] = useState<{ Stage: ComponentType<HeroStageProps>; movesAtOnce: boolean } | null>(null);
  const slides = slidesOf(items);
  const canMove = slides.length > 1;
  const isHere = () => (window.matchMedia(PC).matches ? display.useOnPc : display.useOnMobile);

  const start = (movesAtOnce: boolean) => {
    if (!canMove || asked.current) return;
    asked.current = true;
    import(/* webpackChunkName: "hero-stage" */ './hero-stage').then(
      ({ HeroStage }) => setStage({ Stage: HeroStage, movesAtOnce }),
      // The still stays; the next touch asks again.
      () => void (asked.current = false),
    );
  };

  const startByTime = useRef(start);
  useEffect(() => {
    startByTime.current = start;
  });
  useEffect(() => {
    if (!isHere() || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(() => startByTime.current(true), MAIN_CAROUSEL.autoplayMs);
    return () => clearTimeout(timer);
    // Once per mount: the display of a mounted block does not change screens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  if (slides.length === 0) return null;
  const extra = canMove && <BannersButton display={display} slides={slides} />;
  return (
    <Host
      ref={host}
      data-display={display.displayCd}
      data-ink={slides[0]?.font?.endsWith('.light') ? 'light' : 'dark'}
      onPointerEnter={() => start(false)}
      onFocus={() => start(false)}
      onTouchStart={() => start(false)}
    >
      {stage ? (
        <stage.Stage display={display} slides={slides} shownOn={shownOn} movesAtOnce={stage.movesAtOnce} extra={extra} host={host} />
      ) : (
        <HeroStill display={display} slides={slides} shownOn={shownOn} eager={isFirst} extra={extra} />
      )}
    </Host>
  );
};

const Host = styled.div`
  position: relative;
  --stage-bottom: 44px;
  ${media.tablet} {
    --stage-bottom: 16px;
    margin-inline: auto;
    &[data-display='27'] { max-width: 1912px; --stage-bottom: clamp(8px, 2.1vw, 30px); }
    &[data-display='26'] { max-width: 940px; margin-top: 20px; --stage-bottom: 24px; }
    &[data-display='1'] { max-width: calc(var(--container) + var(--page-margin) * 2); padding: 20px var(--page-margin) 0; }
    &[data-ink='light'] { --stage-ink: var(--color-text-inverse); }
  }
`;
