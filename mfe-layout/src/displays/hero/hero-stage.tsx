import { useLayoutEffect, useState, type ReactNode, type RefObject } from 'react';
import { MAIN_CAROUSEL } from '@hyangro/contracts/constants';
import type { Display, DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { SwiperStage } from '@hyangro/ui/carousel-swiper';
import type { PerView } from '../../data/banner.model';
import type { ShownOn } from '../../data/layout.model';
import { useMessages } from '../../messages';
import { HeroSlide } from './hero-slide';
import { heroGap, type Wish } from './hero.model';

export interface HeroStageProps {
  display: Display;
  slides: readonly DisplayItem[];
  perView: PerView;
  shownOn: ShownOn;
  /** What was asked for while this was fetched. */
  wish: Wish | null;
  extra: ReactNode;
  host: RefObject<HTMLDivElement | null>;
}

/** The moving carousel (K-CAR). Takes the place of the still, and its focus. */
export const HeroStage = ({ display, slides, perView, shownOn, wish, extra, host }: HeroStageProps) => {
  const t = useMessages();
  // Read while the still is in the page: what has the focus now is about to go.
  const [focused] = useState(() => (host.current?.contains(document.activeElement) ? placeOf(document.activeElement) : null));
  useLayoutEffect(() => {
    if (focused) host.current?.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  }, [focused, host]);
  return (
    <SwiperStage
      slides={slides.map((item, n) => ({
        key: String(item.seq),
        node: <HeroSlide display={display} item={item} perView={perView} shownOn={shownOn} eager={n === 0} />,
      }))}
      perView={perView}
      gapPc={heroGap(perView)}
      autoplayMs={MAIN_CAROUSEL.autoplayMs}
      wish={wish}
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

/** Where the moving stage has what had the focus in the still. */
function placeOf(element: Element | null): string {
  const wish = element?.getAttribute('data-wish');
  if (wish) return `[data-wish="${wish}"]`;
  return element?.hasAttribute('data-banners') ? '[data-banners]' : '.swiper-slide-active a';
}
