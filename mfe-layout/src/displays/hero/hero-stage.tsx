import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { MAIN_CAROUSEL } from '@hyangro/contracts/constants';
import type { Display, DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { SwiperStage } from '@hyangro/ui/carousel-swiper';
import type { ShownOn } from '../../data/layout.model';
import { useMessages } from '../../messages';
import { HeroSlide } from './hero-slide';
import { heroPerView } from './hero.model';

export interface HeroStageProps {
  display: Display;
  slides: readonly DisplayItem[];
  shownOn: ShownOn;
  /** The first autoplay moment has passed while this was fetched. */
  movesAtOnce: boolean;
  extra: ReactNode;
  host: RefObject<HTMLDivElement | null>;
}

/** The moving carousel (K-CAR). Takes the place of the still, and its focus. */
export const HeroStage = ({ display, slides, shownOn, movesAtOnce, extra, host }: HeroStageProps) => {
  const t = useMessages();
  // Read while the still is in the page: what has the focus now is about to go.
  const [hadFocus] = useState(() => Boolean(host.current?.contains(document.activeElement)));
  useLayoutEffect(() => {
    if (hadFocus) host.current?.querySelector<HTMLElement>('.swiper-slide-active a')?.focus({ preventScroll: true });
  }, [hadFocus, host]);
  return (
    <SwiperStage
      slides={slides.map((item, n) => ({
        key: String(item.seq),
        node: <HeroSlide display={display} item={item} shownOn={shownOn} eager={n === 0} />,
      }))}
      perView={heroPerView(display)}
      autoplayMs={MAIN_CAROUSEL.autoplayMs}
      movesAtOnce={movesAtOnce}
      label={display.title ?? t('hero.label')}
      fractionLabel={(at, total) => t('hero.count', { at, total })}
      pauseLabel={t('hero.pause')}
      playLabel={t('hero.play')}
      prevLabel={t('hero.prev')}
      nextLabel={t('hero.next')}
      extra={extra}
    />
  );
};
