import { useRef, useState, type PointerEvent } from 'react';
import { usePullDown } from '@hyangro/ui/use-pull-down';
import { CLOSER, WHOLE, pinched, within, zoomedAt, type Box, type Point, type View } from './zoom.rules';

/** Two taps within this time and distance are one double tap. */
const DOUBLE_MS = 300;
const NEAR_PX = 24;

interface Hold {
  view: View;
  fingers: ReadonlyMap<number, Point>;
}

/** A picture that two fingers, a double tap or a key bring closer, and a finger moves while it is. A whole one is pulled down by a finger, which ends it. */
export function useZoom(onPulledDown: () => void) {
  const [view, setView] = useState<View>(WHOLE);
  const down = usePullDown(onPulledDown, view.scale === 1);
  const hold = useRef<Hold>({ view: WHOLE, fingers: new Map() });
  const tap = useRef<{ at: Point; time: number } | null>(null);

  const put = (event: PointerEvent<HTMLElement>) => {
    const fingers = new Map(hold.current.fingers);
    fingers.set(event.pointerId, placeOf(event));
    hold.current = { view, fingers };
  };
  const lift = (event: PointerEvent<HTMLElement>) => {
    const fingers = new Map(hold.current.fingers);
    fingers.delete(event.pointerId);
    hold.current = { view, fingers };
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      put(event);
      down.handlers.onPointerDown(event);
      if (view.scale > 1 || hold.current.fingers.size > 1) event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { view: was, fingers } = hold.current;
      const from = fingers.get(event.pointerId);
      if (!from) return;
      const now = placeOf(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        setView(pinched({ view: was, fingers: [from, other] }, [now, other], boxOf(event)));
        return;
      }
      if (was.scale > 1) setView(within({ ...was, x: was.x + now.x - from.x, y: was.y + now.y - from.y }, boxOf(event)));
      else down.handlers.onPointerMove(event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = hold.current.fingers.get(event.pointerId);
      const isAlone = hold.current.fingers.size === 1;
      lift(event);
      down.handlers.onPointerUp(event);
      if (!from || !isAlone) return;
      const at = placeOf(event);
      const isTap = near(from, at);
      const last = tap.current;
      tap.current = isTap ? { at, time: event.timeStamp } : null;
      if (!isTap || !last || event.timeStamp - last.time > DOUBLE_MS || !near(last.at, at)) return;
      tap.current = null;
      const box = boxOf(event);
      setView((now) => (now.scale > 1 ? WHOLE : zoomedAt(now, CLOSER, at, box)));
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      lift(event);
      down.handlers.onPointerCancel(event);
    },
  };
  return {
    view,
    /** How far a finger has pulled it down, in pixels. */
    pull: down.pull,
    handlers,
    toggle: () => setView((now) => (now.scale > 1 ? WHOLE : { ...WHOLE, scale: CLOSER })),
    set: (isClose: boolean) => setView(isClose ? { ...WHOLE, scale: CLOSER } : WHOLE),
  };
}

const near = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y) <= NEAR_PX;
const boxOf = ({ currentTarget }: PointerEvent<HTMLElement>): Box => currentTarget.getBoundingClientRect();
/** From the middle of the box. */
function placeOf(event: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
}
