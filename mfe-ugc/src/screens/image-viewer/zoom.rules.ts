export interface Point {
  x: number;
  y: number;
}
export interface Box {
  width: number;
  height: number;
}
/** How a picture lies in its box: so many times as large, its middle so far from the middle of the box, in pixels. */
export interface View extends Point {
  scale: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 5;
/** Of a double tap, a press on the button and the key. */
export const CLOSER = 2.5;

const between = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** No further than that an edge of the picture reaches the edge of its box. */
export function within({ scale, x, y }: View, { width, height }: Box): View {
  const kept = Math.min(MAX_SCALE, Math.max(1, scale));
  // `|| 0` takes the sign from a zero.
  return { scale: kept, x: between(x, ((kept - 1) * width) / 2) || 0, y: between(y, ((kept - 1) * height) / 2) || 0 };
}

/** The picture larger or smaller, while the point of it under `at` (from the middle of the box) stays there. */
export function zoomedAt(view: View, scale: number, at: Point, box: Box): View {
  const kept = Math.min(MAX_SCALE, Math.max(1, scale));
  const ratio = kept / view.scale;
  return within({ scale: kept, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, box);
}

/** Two fingers: how far they are from each other tells the size, where their middle is the place. */
export function pinched(began: { view: View; fingers: readonly [Point, Point] }, now: readonly [Point, Point], box: Box): View {
  const [was, is] = [middle(began.fingers), middle(now)];
  const scale = began.view.scale * (distance(now) / Math.max(1, distance(began.fingers)));
  const zoomed = zoomedAt(began.view, scale, was, box);
  return within({ ...zoomed, x: zoomed.x + is.x - was.x, y: zoomed.y + is.y - was.y }, box);
}

const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
