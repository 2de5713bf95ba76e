import * as z from 'zod';
import { chosenProduct } from './chosen-product.form';

const share = z.number().min(0).max(1);
/** A product on a photo: its place as shares of the photo's width and height, from the top left. */
export const pin = z.object({ ...chosenProduct.shape, mediaKey: z.string(), x: share, y: share });
export type Pin = z.infer<typeof pin>;

export interface Place {
  x: number;
  y: number;
}
/** Steps of an arrow key, alone and with Shift. */
const STEP = 0.02;
const LONG_STEP = 0.1;
const WAYS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const inside = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
/** A place on the photo, however far a finger slipped. */
export const placeInside = ({ x, y }: Place): Place => ({ x: inside(x), y: inside(y) });

/** Where a pin goes by a key; null for any other key. */
export function movedByKey({ x, y }: Place, key: string, isLong: boolean): Place | null {
  const way = WAYS[key];
  if (!way) return null;
  const step = isLong ? LONG_STEP : STEP;
  return placeInside({ x: x + way.x * step, y: y + way.y * step });
}

/** Pins of photos that are still there. */
export const pinsOn = <P extends Pick<Pin, 'mediaKey'>>(pins: readonly P[], media: readonly { mediaKey: string }[]): P[] =>
  pins.filter(({ mediaKey }) => media.some((each) => each.mediaKey === mediaKey));
