import styled from '@emotion/styled';
import { media } from '@hyangro/ui/theme';

export const Track = styled.ul`
  display: flex;
  margin-inline: calc(var(--page-margin) * -1);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  background: var(--color-tile);
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
