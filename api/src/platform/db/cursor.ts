import * as z from 'zod';
import { refuseAnywhere } from '../http/refusal';

const values = z.array(z.union([z.string(), z.number(), z.boolean()]));
export type CursorValues = z.infer<typeof values>;

/** PostgreSQL knows no year 0. */
const hasYear = (text: string) => text >= '0001';
/** Whether a cursor's value is an instant that the database can read. */
export const isCursorInstant = (value: unknown): value is string => z.iso.datetime().refine(hasYear).safeParse(value).success;

/** Where a list goes on: the sort values of the last row shown, its key last. Opaque to callers, safe in a URL. */
export const encodeCursor = (last: CursorValues): string => Buffer.from(JSON.stringify(last)).toString('base64url');

/** A page of rows that were read with one more than `limit`, and where the next goes on; null after the last. */
export function pageOf<R>(rows: readonly R[], limit: number, placeOf: (last: R) => CursorValues) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: last && rows.length > limit ? encodeCursor(placeOf(last)) : null };
}

/**
 * Where a list goes on, read by `place` from the `length` sort values; undefined without a cursor. Refuses BAD_PARAMETER
 * what is not a cursor of this list: `place` answers null for values that don't fit.
 */
export function decodeCursor<P>(cursor: string | undefined, length: number, place: (values: CursorValues) => P | null): P | undefined {
  if (cursor === undefined) return undefined;
  const read = values.length(length).safeParse(jsonIn(cursor));
  return (read.success ? place(read.data) : null) ?? refuseAnywhere('BAD_PARAMETER', 'cursor');
}

/** Undefined for anything but JSON: refused like any other foreign cursor. */
function jsonIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
