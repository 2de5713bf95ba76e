import { useEffect, useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react';
import type { Swiper as SwiperClass } from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useMedia } from '../../hooks/use-media';
import { ChevronLeft, ChevronRight, Pause, Play } from '../../icons';
import { mediaQuery } from '../../theme/media';
import { Controls, Fraction, Small, Stage } from './swiper-stage.styles';

export interface SwiperStageProps {
  slides: readonly { key: string; node: ReactNode }[];
  perView: { mobile: number; pc: number };
  /** px between two slides on PCs; on phones they touch. */
  gapPc?: number;
  /** ms until the next slide comes by itself; without it none does. */
  autoplayMs?: number;
  /** What was asked for while this was fetched: another slide comes at once, or none by itself. */
  wish?: 'prev' | 'next' | 'pause' | null;
  /** Read aloud for `n / N`. */
  fractionLabel: (n: number, N: number) => string;
  pauseLabel: string;
  playLabel: string;
  prevLabel: string;
  nextLabel: string;
  /** Read aloud as the name of the stage. */
  label?: string;
  /** Beside the fraction: opens the list of all slides. Phones then show no arrows: it is the way without a swipe. */
  extra?: ReactNode;
  onIndexChange?: (index: number) => void;
}

/** From here on the counts of PCs hold: the border of `media.tablet`. */
const TABLET_PX = 768;

/** Slides that follow each other, with a pause button (WCAG 2.2.2), keys, and `n / N`. Heavy: import it lazily. */
export const SwiperStage = (props: SwiperStageProps) => {
  const { slides, perView, gapPc = 0, autoplayMs, wish, fractionLabel, label, extra, onIndexChange } = props;
  const [swiper, setSwiper] = useState<SwiperClass | null>(null);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(wish === 'pause');
  const [focused, setFocused] = useState(false);
  const [life, setLife] = useState(0);
  const still = useMedia(mediaQuery('still'));
  const runs = autoplayMs !== undefined && !still && slides.length > 1;
  const plays = runs && !paused && !focused;

  // A kept-alive screen that hides ends its Swiper; shown again it gets a new one at the same slide.
  useLayoutEffect(() => () => setLife((count) => count + 1), []);

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (plays) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, plays]);

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (wish === 'next') swiper.slideNext();
    if (wish === 'prev') swiper.slidePrev();
  }, [swiper, wish]);

  return (
    <Stage
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      style={{ '--per-m': perView.mobile, '--per-p': perView.pc, '--gap-p': `${gapPc}px` } as CSSProperties}
    >
      <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
        <Swiper
          key={life}
          initialSlide={index}
          modules={[A11y, Autoplay, Keyboard]}
          slidesPerView={perView.mobile}
          breakpoints={{ [TABLET_PX]: { slidesPerView: perView.pc, spaceBetween: gapPc, loop: slides.length > perView.pc } }}
          loop={slides.length > perView.mobile}
          autoplay={runs ? { delay: autoplayMs, pauseOnMouseEnter: true, disableOnInteraction: false } : false}
          keyboard={{ enabled: true, onlyInViewport: true }}
          a11y={{ slideLabelMessage: '{{index}} / {{slidesLength}}' }}
          onSwiper={setSwiper}
          onRealIndexChange={({ realIndex }) => {
            setIndex(realIndex);
            onIndexChange?.(realIndex);
          }}
        >
          {slides.map(({ key, node }) => (
            <SwiperSlide key={key}>{node}</SwiperSlide>
          ))}
        </Swiper>
      </div>
      {slides.length > 1 && (
        <Controls data-fits={slides.length <= perView.pc || undefined}>
          <Small
            type="button"
            data-pc={extra ? true : undefined}
            data-wish="prev"
            aria-label={props.prevLabel}
            onClick={() => swiper?.slidePrev()}
          >
            <ChevronLeft size={20} />
          </Small>
          <Fraction role="img" aria-label={fractionLabel(index + 1, slides.length)}>
            <b>{index + 1}</b> / {slides.length}
          </Fraction>
          <Small
            type="button"
            data-pc={extra ? true : undefined}
            data-wish="next"
            aria-label={props.nextLabel}
            onClick={() => swiper?.slideNext()}
          >
            <ChevronRight size={20} />
          </Small>
          {runs && (
            <Small
              type="button"
              data-wish="pause"
              aria-label={paused ? props.playLabel : props.pauseLabel}
              onClick={() => setPaused(!paused)}
            >
              {paused ? <Play size={14} fill="currentColor" /> : <Pause size={14} fill="currentColor" />}
            </Small>
          )}
          {extra}
        </Controls>
      )}
    </Stage>
  );
};
