/** Whether an untrusted value (from storage, another remote or another tab) has its shape. */
export type Guard<T> = (value: unknown) => value is T;
export type Guarded<G> = G extends Guard<infer T> ? T : never;

/** Plain functions: a schema of zod/mini costs the shell's first script 6 kB. */
export const text =
  (maxLength: number): Guard<string> =>
  (value): value is string =>
    typeof value === 'string' && value.length <= maxLength;
/** KST date `YYYY-MM-DD`. */
export const day: Guard<string> = (value): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
export const flag: Guard<boolean> = (value) => typeof value === 'boolean';
export const amount: Guard<number> = (value): value is number => Number.isFinite(value) && (value as number) >= 0;
/** A whole number within limits, both included. */
export const whole =
  (min: number, max: number): Guard<number> =>
  (value): value is number =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
export const orNothing =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);
export const listOf =
  <T>(entry: Guard<T>, maxLength: number): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.length <= maxLength && value.every(entry);
export const anyObject: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** An object with at least these fields. */
export const shape =
  <F extends Record<string, Guard<unknown>>>(fields: F): Guard<{ [K in keyof F]: Guarded<F[K]> }> =>
  (value): value is { [K in keyof F]: Guarded<F[K]> } =>
    anyObject(value) && Object.entries(fields).every(([name, isRight]) => isRight(value[name]));
