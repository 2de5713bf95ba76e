import { Dialog } from '@base-ui/react/dialog';
import styled from '@emotion/styled';
import { media } from '../../theme/media';
import { scrimCss } from '../sheet/sheet.styles';

export const Scrim = styled(Dialog.Backdrop)(scrimCss);
export const Popup = styled(Dialog.Popup)`
  position: fixed;
  inset: 0;
  z-index: var(--z-sheet);
  background: var(--color-tile);
  outline: none;
  transition: opacity var(--dur-base);
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;
export const Track = styled.ul`
  display: flex;
  height: 100dvh;
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &[data-close] {
    overflow-x: hidden;
  }
  &::-webkit-scrollbar {
    display: none;
  }
`;
/* A closer picture is moved by scrolling its slide; a finger on a whole one leads on to the side, or pulls it down. */
export const Slide = styled.li`
  flex: none;
  display: grid;
  width: 100%;
  height: 100%;
  overflow: auto;
  scroll-snap-align: start;
  cursor: zoom-in;
  touch-action: pan-x pinch-zoom;
  &:has([data-close]) {
    cursor: zoom-out;
    touch-action: auto;
  }
`;
export const Zoomed = styled.div`
  place-self: center;
  width: min(100vw, 100dvh, 1440px);
  &[data-close] {
    place-self: start;
    width: max(220vw, 140dvh);
    ${media.pc} {
      width: max(100vw, 1440px);
    }
  }
`;
export const Bar = styled.div`
  position: fixed;
  inset: auto 0 calc(16px + var(--safe-bottom));
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;
export const Round = styled.button`
  display: grid;
  place-items: center;
  width: var(--size-tap);
  height: var(--size-tap);
  border-radius: 50%;
  background: var(--color-bg-raised);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  &[aria-disabled='true'] {
    color: var(--color-text-disabled);
  }
`;
export const Count = styled.span`
  min-width: 56px;
  padding: 0 10px;
  border-radius: var(--radius-pill);
  background: var(--color-bg-raised);
  box-shadow: var(--shadow-2);
  font: 600 14px/32px var(--font-sans);
  text-align: center;
  font-variant-numeric: tabular-nums;
`;
