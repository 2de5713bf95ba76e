import styled from '@emotion/styled';
import { Suspense, type CSSProperties, type ReactNode } from 'react';
import { useNearViewport } from '@hyangro/runtime';
import { useFirstScroll } from './use-first-scroll';

/** What is loaded once the reader comes near it: it is below the first screen, and brings its own code and answers. */
const NEAR_PX = 600;

interface Props {
  /** About the height of what comes, in px: kept until it is no longer `aria-busy`, so that what is below stays where it is. */
  room?: number;
  /** Begins to load when the reader begins to scroll: nobody knows its height before it has come. */
  early?: boolean;
  children: ReactNode;
}

/** Keeps the room of what comes while the reader is far from it (`data-far`), and until it is here. */
export const WhenNear = ({ room = 0, early = false, children }: Props) => {
  const [box, isInReach] = useNearViewport<HTMLDivElement>(NEAR_PX);
  const isScrolled = useFirstScroll(early);
  const isNear = isInReach || isScrolled;
  return (
    <Box ref={box} data-far={isNear ? undefined : ''} style={{ '--room': `${room}px` } as CSSProperties}>
      {isNear && <Suspense fallback={<div aria-busy />}>{children}</Suspense>}
    </Box>
  );
};

/* Who reads on below it stays there when it comes: no anchor stands in what is about to go. */
const Box = styled.div`
  &[data-far],
  &:has(> [aria-busy='true'], > [data-surface] > [aria-busy='true']) {
    height: var(--room);
    overflow: clip;
    overflow-anchor: none;
  }
`;
