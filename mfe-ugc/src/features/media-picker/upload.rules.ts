import { PART_BYTES } from '@hyangro/contracts/ugc/media.rules';

/** A part that took longer than this is followed by a smaller one, so that little is lost when the connection breaks. */
const SLOW_MS = 6_000;
const FAST_MS = 1_500;

/** Bytes of the next part by how long the last one took: half or twice as many, within what the server takes. */
export function nextPartBytes(bytes: number, tookMs: number): number {
  const next = tookMs > SLOW_MS ? bytes / 2 : tookMs < FAST_MS ? bytes * 2 : bytes;
  return Math.min(PART_BYTES.max, Math.max(PART_BYTES.min, next));
}

/** The list with one of its items at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const others = items.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}

/** The size within a square, in whole pixels, with its shape kept; never larger than it was. */
export function sizeWithin({ width, height }: { width: number; height: number }, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
