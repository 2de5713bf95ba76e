import type { PerView, Sizes } from './banner.model';

/** `<img sizes>` of banners side by side. */
export const bannerSizes = ({ mobile, pc }: PerView): Sizes => ({
  mobile: `${Math.round(94 / mobile)}vw`,
  pc: `(min-width: 1280px) ${Math.ceil(1200 / pc)}px, (min-width: 1024px) ${Math.ceil(96 / pc)}vw, ${Math.round(96 / Math.min(mobile, pc))}vw`,
});
