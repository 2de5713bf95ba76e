import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { MAIN_CAROUSEL } from '@hyangro/contracts/constants';
import { mediaQuery } from '@hyangro/ui/theme';
import type { HeroStageProps } from './hero-stage';

interface Stage {
  Stage: ComponentType<HeroStageProps>;
  /** The first autoplay moment has passed. */
  movesAtOnce: boolean;
}

/**
 * The moving stage, fetched at the first touch (`start`) or when the first autoplay moment has come; null until then.
 * @param isHere whether this screen has a hero, evaluated in the browser
 */
export function useHeroStage(canMove: boolean, isHere: () => boolean) {
  const [stage, setStage] = useState<Stage | null>(null);
  const asked = useRef(false);

  const start = (movesAtOnce = false) => {
    if (!canMove || asked.current) return;
    asked.current = true;
    import(/* webpackChunkName: "hero-stage" */ './hero-stage').then(
      // In slices: a page that comes to life must go on answering.
      ({ HeroStage }) => startTransition(() => setStage({ Stage: HeroStage, movesAtOnce })),
      // The still stays; the next touch asks again.
      () => void (asked.current = false),
    );
  };

  const latest = useRef({ start, isHere });
  useEffect(() => {
    latest.current = { start, isHere };
  });
  useEffect(() => {
    if (!latest.current.isHere() || window.matchMedia(mediaQuery('still')).matches) return;
    const timer = setTimeout(() => latest.current.start(true), MAIN_CAROUSEL.autoplayMs);
    return () => clearTimeout(timer);
  }, []);

  return { stage, start };
}
