import { useRef, useState, type PointerEvent } from 'react';

/** A finger that pulled so far down, in pixels, ends what it pulls; a quick one (px/ms) sooner. */
const CLOSING_PX = 120;
const QUICK_PX = 40;
const QUICK = 0.5;

interface Point {
  x: number;
  y: number;
}

/** How far a finger has pulled down, in pixels; nothing upwards, or as far to the side as down. */
export function pulledDown(from: Point, now: Point): number {
  const down = now.y - from.y;
  return down > Math.abs(now.x - from.x) ? down : 0;
}

/** Whether a pull of so many pixels in so many milliseconds ends it. */
export const isClosing = (pull: number, ms: number): boolean => pull >= CLOSING_PX || (pull >= QUICK_PX && pull / Math.max(1, ms) >= QUICK);

const placeOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });

/**
 * What one finger pulls down to end it, as a picture over the whole screen. Two fingers pull nothing, nor does a mouse. What it is on needs
 * `touch-action: pan-x`, or the browser takes the finger for a scroll.
 */
export function usePullDown(onPulledDown: () => void, isEnabled: boolean) {
  const [pull, setPull] = useState(0);
  const fingers = useRef(new Set<number>());
  const began = useRef<{ at: Point; time: number } | null>(null);
  const end = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    began.current = null;
    setPull(0);
  };
  return {
    /** How far it is pulled now, in pixels. */
    pull,
    handlers: {
      onPointerDown(event: PointerEvent) {
        fingers.current.add(event.pointerId);
        const mayPull = isEnabled && event.pointerType === 'touch' && fingers.current.size === 1;
        began.current = mayPull ? { at: placeOf(event), time: event.timeStamp } : null;
        setPull(0);
      },
      onPointerMove(event: PointerEvent) {
        if (began.current) setPull(pulledDown(began.current.at, placeOf(event)));
      },
      onPointerUp(event: PointerEvent) {
        const from = began.current;
        end(event);
        if (from && isClosing(pulledDown(from.at, placeOf(event)), event.timeStamp - from.time)) onPulledDown();
      },
      onPointerCancel: end,
    },
  };
}
