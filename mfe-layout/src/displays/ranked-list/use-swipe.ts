import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

const MIN_DISTANCE_PX = 48;
/** Movement under which a press is still a press. */
const SLACK_PX = 8;

/**
 * Sideways swipe over an element that scrolls up and down (give it `touch-action: pan-y`).
 * `onStep(1)` for a swipe to the left, `onStep(-1)` to the right. `offset` follows the finger while it is down.
 */
export function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number; id: number } | null>(null);
  const isSwipe = useRef(false);
  const [offset, setOffset] = useState(0);

  const end = () => {
    start.current = null;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        isSwipe.current = false;
        if (event.isPrimary && event.button === 0) start.current = { x: event.clientX, y: event.clientY, id: event.pointerId };
      },
      onPointerMove: (event: PointerEvent) => {
        if (!start.current || event.pointerId !== start.current.id) return;
        const x = event.clientX - start.current.x;
        const y = event.clientY - start.current.y;
        if (!isSwipe.current && Math.abs(x) > SLACK_PX && Math.abs(x) > Math.abs(y)) isSwipe.current = true;
        if (isSwipe.current) setOffset(x);
      },
      onPointerUp: (event: PointerEvent) => {
        if (!start.current) return;
        const x = event.clientX - start.current.x;
        if (isSwipe.current && Math.abs(x) >= MIN_DISTANCE_PX) onStep(x < 0 ? 1 : -1);
        end();
      },
      onPointerCancel: end,
      onPointerLeave: end,
      // A swipe over a card is no visit to it, and a link must not be dragged away by the mouse.
      onClickCapture: (event: MouseEvent) => {
        if (isSwipe.current) event.preventDefault();
        if (isSwipe.current) event.stopPropagation();
        isSwipe.current = false;
      },
      onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  };
}
