import styled from '@emotion/styled';
import { media } from '../../theme/media';

/** The few rules of Swiper's sheet that a plain horizontal stage needs; slides stand right before it starts. */
export const Stage = styled.div`
  --per: var(--per-m);
  --stage-gap: 0px;
  position: relative;
  .swiper {
    position: relative;
    overflow: hidden;
    z-index: 0;
  }
  .swiper-wrapper {
    position: relative;
    display: flex;
    width: 100%;
    height: 100%;
    transition-property: transform;
  }
  .swiper-horizontal {
    touch-action: pan-y;
  }
  .swiper-slide {
    position: relative;
    flex-shrink: 0;
    width: calc((100% - (var(--per) - 1) * var(--stage-gap)) / var(--per));
    transition-property: transform;
  }
  .swiper:not(.swiper-initialized) .swiper-slide {
    margin-right: var(--stage-gap);
  }
  .swiper-notification {
    position: absolute;
    left: 0;
    top: 0;
    opacity: 0;
    pointer-events: none;
    z-index: -1;
  }
  ${media.tablet} {
    --per: var(--per-p);
    --stage-gap: var(--gap-p);
  }
`;

/** Phones: a pill at the right. PCs: plain, at the left of the page's column. */
export const Controls = styled.div`
  position: absolute;
  z-index: 1;
  right: 16px;
  bottom: var(--stage-bottom, 16px);
  display: flex;
  align-items: center;
  height: 30px;
  padding: 0 3px 0 12px;
  border-radius: var(--radius-pill);
  background: color-mix(in srgb, var(--color-on-spark) 72%, transparent);
  color: var(--color-on-scrim);
  --color-focus: var(--color-spark-ink);
  ${media.tablet} {
    &[data-fits] {
      display: none;
    }
  }
  ${media.pc} {
    right: auto;
    left: max(var(--page-margin), calc((100% - var(--container)) / 2));
    bottom: var(--stage-bottom, 30px);
    height: 40px;
    padding: 0;
    background: none;
    color: var(--stage-ink, var(--color-on-spark));
    --color-focus: currentColor;
  }
`;

export const Fraction = styled.span`
  padding-right: 6px;
  font: 400 12px/1 var(--font-sans);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0;
  white-space: nowrap;
  b {
    font-weight: 700;
  }
  ${media.pc} {
    padding: 0 4px;
    font-size: 15px;
  }
`;

export const Small = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border-radius: 50%;
  &::after {
    content: '';
    position: absolute;
    inset: -9px -2px;
  }
  &[data-pc] {
    display: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.pc} {
    width: 40px;
    height: 40px;
    &[data-pc] {
      display: grid;
    }
  }
`;
