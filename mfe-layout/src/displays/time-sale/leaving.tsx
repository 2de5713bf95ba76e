import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';

export interface LeavingProps {
  isOver: boolean;
  children: ReactNode;
}

/**
 * Content that leaves when it is over. Its room closes softly when it is in sight, and at once when it is not: the browser keeps
 * what is read below it in its place. What was over from the beginning is not drawn.
 */
export function Leaving({ isOver, children }: LeavingProps) {
  const box = useRef<HTMLDivElement>(null);
  /** px that its place still holds; null while it is there. */
  const [room, setRoom] = useState<number | null>(isOver ? 0 : null);
  // Measured with the content in it, before anything is painted without it.
  useLayoutEffect(() => setRoom(isOver ? roomInSight(box.current) : null), [isOver]);
  if (room === 0) return null;
  if (room !== null) return <Closing style={{ '--room': `${room}px` } as CSSProperties} onAnimationEnd={() => setRoom(0)} />;
  return <div ref={box}>{children}</div>;
}

function roomInSight(box: HTMLElement | null): number {
  if (!box) return 0;
  const { top, bottom, height } = box.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight ? height : 0;
}

const close = keyframes`from { height: var(--room); } to { height: 0; }`;

const Closing = styled.div`
  overflow-anchor: none;
  animation: ${close} var(--dur-sheet) var(--ease-pour) both;
`;
