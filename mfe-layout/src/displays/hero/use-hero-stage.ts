import { startTransition, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { MAIN_CAROUSEL } from '@hyangro/contracts/constants';
import { mediaQuery } from '@hyangro/ui/theme';
import type { Wish } from './hero.model';
import type { HeroStageProps } from './hero-stage';

const ends = ['pointerup', 'pointercancel'] as const;

type Stage = ComponentType<HeroStageProps>;

/**
 * The moving stage, fetched at the first touch (`start`) or when the first autoplay moment has come: the hero was in sight for as
 * long as a picture stands. Null until then.
 */
export function useHeroStage(canMove: boolean, host: RefObject<HTMLElement | null>) {
  const [stage, setStage] = useState<Stage | null>(null);
  const [isHeld, setHeld] = useState(false);
  const [wish, setWish] = useState<Wish | null>(null);
  const asked = useRef(false);

  const start = (next?: Wish) => {
    // Kept apart from the stage, whose code may come while the still is pressed.
    if (next) setWish(next);
    if (!canMove || asked.current) return;
    asked.current = true;
    import(/* webpackChunkName: "hero-stage" */ './hero-stage').then(
      // In slices: a page that comes to life must go on answering.
      ({ HeroStage }) => startTransition(() => setStage(() => HeroStage)),
      // The still stays; the next touch asks again.
      () => void (asked.current = false),
    );
  };

  /** What is pressed stays in the page until it is let go: a press that ends on another element clicks nothing. */
  const hold = () => {
    if (stage) return;
    setHeld(true);
    const release = () => {
      ends.forEach((type) => window.removeEventListener(type, release));
      // Behind the click.
      setTimeout(() => startTransition(() => setHeld(false)));
    };
    ends.forEach((type) => window.addEventListener(type, release));
  };

  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    if (!host.current || window.matchMedia(mediaQuery('still')).matches) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => (timer = setTimeout(come, MAIN_CAROUSEL.autoplayMs));
    const come = () => {
      // Nobody sees a hidden tab, and a touched hero has been asked for.
      if (document.hidden) wait();
      else if (!asked.current) latest.current('next');
    };
    const watch = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) wait();
    });
    watch.observe(host.current);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
    };
  }, [host]);

  return { stage: isHeld ? null : stage, wish, start, hold };
}
