import * as z from 'zod';

/** A text of so many letters after trimming, counted in code points: 😀 is one. `code` is what is wrong with any other. */
export const letters = (min: number, max: number, code: string) =>
  z
    .string()
    .trim()
    .refine((value) => {
      const { length } = [...value];
      return length >= min && length <= max;
    }, code);
