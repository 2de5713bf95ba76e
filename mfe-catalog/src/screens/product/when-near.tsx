import { Suspense, type ReactNode } from 'react';
import { useNearViewport } from '@hyangro/runtime';

/** What is loaded once the reader comes near it: it is below the first screen, and brings its own code and answers. */
const NEAR_PX = 600;

/** @param heightPx room it takes meanwhile */
export const WhenNear = ({ heightPx, children }: { heightPx: number; children: ReactNode }) => {
  const [box, isNear] = useNearViewport<HTMLDivElement>(NEAR_PX);
  const room = <div style={{ height: heightPx }} />;
  return <div ref={box}>{isNear ? <Suspense fallback={room}>{children}</Suspense> : room}</div>;
};
