import { useInsertionEffect, useRef, type ReactNode } from 'react';
import styled from '@emotion/styled';

/** The browser can leave out what is inside a box, and keep its layout: nothing in there is seen, reached or read aloud. */
export const CAN_SKIP = typeof CSS !== 'undefined' && Boolean(CSS.supports?.('content-visibility', 'hidden'));

/**
 * Where a kept screen waits. React takes it out of the layout (`display: none`, once more with each later change inside), and its
 * return would be a layout of the whole screen. The shelf puts it back in and has the browser skip it instead.
 */
export function Shelf({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  // Among the mutations, after those of the children: before any layout effect asks for a measure.
  useInsertionEffect(() => {
    const screen = box.current?.firstElementChild;
    if (isShown || !CAN_SKIP || !(screen instanceof HTMLElement)) return;
    const putBack = () => screen.style.display && screen.style.removeProperty('display');
    putBack();
    const hidden = new MutationObserver(putBack);
    hidden.observe(screen, { attributeFilter: ['style'] });
    return () => hidden.disconnect();
  }, [isShown]);
  return (
    <Box ref={box} data-shelved={isShown ? undefined : ''}>
      {children}
    </Box>
  );
}

const Box = styled.div`
  &[data-shelved] {
    height: 0;
    overflow: hidden;
    content-visibility: hidden;
  }
`;
