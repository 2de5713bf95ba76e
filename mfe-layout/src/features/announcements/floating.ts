import { css, keyframes } from '@emotion/react';
import { media } from '@hyangro/ui/theme';

/** Over the page, above the phone's bar, which is 0 high where the app draws one outside the page. */
export const floating = css`
  position: fixed;
  z-index: var(--z-float);
  bottom: calc(var(--size-tabbar) + var(--safe-bottom) + 12px);
  ${media.tablet} { bottom: 24px; }
`;

const rise = keyframes`from { opacity: 0; transform: translateY(16px); }`;
const appear = keyframes`from { opacity: 0; }`;
export const rises = css`
  animation: ${rise} var(--dur-sheet) var(--ease-pour);
  ${media.still} { animation-name: ${appear}; }
`;
