import { use } from 'react';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useStore } from '@hyangro/runtime';
import { WayContext } from '../router/opening';

/** A progress line at the top of the page until the new screen is shown: from the click, or from the frame that has answered it. */
export function PendingBar() {
  const isPending = useStore(use(WayContext).pending);
  return <Bar data-pending={isPending || undefined} aria-hidden />;
}

const run = keyframes`from { transform: scaleX(0.08); } to { transform: scaleX(0.9); }`;

const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: var(--z-toast);
  height: 3px;
  background: var(--color-sale);
  transform-origin: left;
  opacity: 0;
  pointer-events: none;
  &[data-pending] {
    opacity: 1;
    animation: ${run} 4s var(--ease-pour) forwards;
  }
`;
