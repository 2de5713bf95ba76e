import styled from '@emotion/styled';
import { media } from '@hyangro/ui/theme';

/** The pictures with what lies over them. */
export const Frame = styled.div`
  position: relative;
`;
export const Track = styled.ul`
  display: flex;
  margin-inline: calc(var(--page-margin) * -1);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  background: var(--color-tile);
  cursor: zoom-in;
  &::-webkit-scrollbar {
    display: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.pc} {
    margin-inline: 0;
    border-radius: var(--radius-tile);
  }
`;
export const Slide = styled.li`
  flex: none;
  width: 100%;
  scroll-snap-align: start;
`;
export const Thumbs = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 6px;
  margin-top: 8px;
  ${media.pc} {
    grid-template-columns: repeat(6, 76px);
    gap: 8px;
    margin-top: 12px;
  }
`;
export const Zoom = styled.button`
  position: absolute;
  right: 8px;
  bottom: 8px;
  display: grid;
  place-items: center;
  width: var(--size-tap);
  height: var(--size-tap);
  border-radius: 50%;
  background: color-mix(in srgb, var(--color-bg) 82%, transparent);
  color: var(--color-text-2);
`;
export const Count = styled.span`
  position: absolute;
  left: 8px;
  bottom: 14px;
  padding: 0 10px;
  border-radius: var(--radius-pill);
  background: color-mix(in srgb, var(--color-bg) 82%, transparent);
  font: 600 12px/26px var(--font-sans);
  font-variant-numeric: tabular-nums;
  color: var(--color-text-2);
`;
