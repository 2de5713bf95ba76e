import { Suspense, type ReactNode } from 'react';
import { useNearViewport } from '@hyangro/runtime';

/** What is loaded once the reader comes near it: it is below the first screen, and brings its own code and answers. */
const NEAR_PX = 600;

interface Props {
  /** What stands in its place meanwhile; nothing unless told. */
  room?: ReactNode;
  children: ReactNode;
}

/** Skeletons in the room rest until it is near (`data-far`). */
export const WhenNear = ({ room = null, children }: Props) => {
  const [box, isNear] = useNearViewport<HTMLDivElement>(NEAR_PX);
  return (
    <div ref={box} data-far={isNear ? undefined : ''}>
      {isNear ? <Suspense fallback={room}>{children}</Suspense> : room}
    </div>
  );
};
