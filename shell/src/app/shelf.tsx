import { useInsertionEffect, useRef, type ReactNode } from 'react';
import styled from '@emotion/styled';
import type { Location } from 'react-router-dom';
import { useOpened } from '../router/opening';

/** The browser can leave out what is inside a box, and keep its layout: nothing in there is seen, reached or read aloud. */
export const CAN_SKIP = typeof CSS !== 'undefined' && Boolean(CSS.supports?.('content-visibility', 'hidden'));

interface Props {
  location: Location;
  isShown: boolean;
  isKept: boolean;
  children: ReactNode;
}

/**
 * Where a kept screen waits. React takes it out of the layout (`display: none`, once more with each later change inside), and its
 * return would be a layout of the whole screen. The shelf puts it back in and has the browser skip it instead. Back to a kept screen
 * shows it in the same event, as it was left, and what is not kept goes; React wakes its effects after that frame.
 */
export function Shelf({ location, isShown, isKept, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const opened = useOpened();
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
  const isInSight = opened?.isKept ? opened.location.key === location.key : isShown;
  return (
    <Box ref={box} data-shelved={isInSight ? undefined : ''}>
      {(isInSight || isKept) && children}
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
