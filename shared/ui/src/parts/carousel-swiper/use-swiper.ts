import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Swiper } from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';

export interface SwiperOptions {
  count: number;
  perView: { mobile: number; pc: number };
  gapPc: number;
  /** ms until the next slide comes by itself; null: none does. */
  autoplayMs: number | null;
  onIndex: (index: number) => void;
}

/** From here on the counts of PCs hold: the border of `media.tablet`. */
const TABLET_PX = 768;

/**
 * Moves the slides that React has drawn into `box`, from the frame after they are painted on: drawn and set going in one task, a
 * stage holds a phone up for longer than a frame or two.
 * @param start slide to begin with
 * @returns the moving stage (null until it moves), the ref of its box, and the box's key
 */
export function useSwiper({ count, perView, gapPc, autoplayMs, onIndex }: SwiperOptions, start: number) {
  const box = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [life, setLife] = useState(0);
  const latest = useRef({ start, onIndex });
  useLayoutEffect(() => {
    latest.current = { start, onIndex };
  });
  // A kept-alive screen that hides ends its Swiper; shown again it gets a new one at the same slide.
  useLayoutEffect(() => () => setLife((lives) => lives + 1), []);

  const { mobile, pc } = perView;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let made: Swiper | null = null;
    const stop = afterPaint(() => {
      made = new Swiper(element, {
        modules: [A11y, Autoplay, Keyboard],
        initialSlide: latest.current.start,
        slidesPerView: mobile,
        breakpoints: { [TABLET_PX]: { slidesPerView: pc, spaceBetween: gapPc, loop: count > pc } },
        loop: count > mobile,
        autoplay: autoplayMs === null ? false : { delay: autoplayMs, pauseOnMouseEnter: true, disableOnInteraction: false },
        keyboard: { enabled: true, onlyInViewport: true },
        a11y: { slideLabelMessage: '{{index}} / {{slidesLength}}' },
        on: { realIndexChange: ({ realIndex }) => latest.current.onIndex(realIndex) },
      });
      setSwiper(made);
    });
    return () => {
      stop();
      made?.destroy();
      setSwiper(null);
    };
  }, [life, count, mobile, pc, gapPc, autoplayMs]);
  return { swiper, box, life };
}

/** Does a job in a task of its own after the next frame. Answers how to call it off. */
function afterPaint(job: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(job)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
