import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useMedia } from '../../hooks/use-media';
import { ChevronLeft, ChevronRight, Pause, Play } from '../../icons';
import { mediaQuery } from '../../theme/media';
import { Controls, Fraction, Small, Stage } from './swiper-stage.styles';
import { useSwiper } from './use-swiper';

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

/** Slides that follow each other, with a pause button (WCAG 2.2.2), keys, and `n / N`. Heavy: import it lazily. */
export const SwiperStage = (props: SwiperStageProps) => {
  const { slides, perView, gapPc = 0, autoplayMs, wish, fractionLabel, label, extra, onIndexChange } = props;
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(wish === 'pause');
  const [focused, setFocused] = useState(false);
  /** What is asked for while the stage does not move yet. */
  const wanted = useRef(wish);
  const still = useMedia(mediaQuery('still'));
  const runs = autoplayMs !== undefined && !still && slides.length > 1;
  const plays = runs && !paused && !focused;

  const { swiper, box, life } = useSwiper(
    {
      count: slides.length,
      perView,
      gapPc,
      autoplayMs: runs ? autoplayMs : null,
      onIndex(at) {
        setIndex(at);
        onIndexChange?.(at);
      },
    },
    index,
  );

  useEffect(() => {
    if (!swiper || swiper.destroyed) return;
    if (plays) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, plays]);

  const go = (way: SwiperStageProps['wish']) => {
    if (!swiper) wanted.current = way;
    else if (way === 'next') swiper.slideNext();
    else if (way === 'prev') swiper.slidePrev();
  };
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  useEffect(() => {
    if (!swiper) return;
    latest.current(wanted.current);
    wanted.current = null;
  }, [swiper]);

  return (
    <Stage
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      style={{ '--per-m': perView.mobile, '--per-p': perView.pc, '--gap-p': `${gapPc}px` } as CSSProperties}
    >
      <div onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}>
        <div key={life} ref={box} className="swiper">
          <div className="swiper-wrapper">
            {slides.map(({ key, node }) => (
              <div key={key} className="swiper-slide">
                {node}
              </div>
            ))}
          </div>
        </div>
      </div>
      {slides.length > 1 && (
        <Controls data-fits={slides.length <= perView.pc || undefined}>
          <Small type="button" data-pc={extra ? true : undefined} data-wish="prev" aria-label={props.prevLabel} onClick={() => go('prev')}>
            <ChevronLeft size={20} />
          </Small>
          <Fraction role="img" aria-label={fractionLabel(index + 1, slides.length)}>
            <b>{index + 1}</b> / {slides.length}
          </Fraction>
          <Small type="button" data-pc={extra ? true : undefined} data-wish="next" aria-label={props.nextLabel} onClick={() => go('next')}>
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
