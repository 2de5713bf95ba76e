import * as z from 'zod';

/** Most characters of what an operator enters, in a file or a command: beyond them a file has gone wrong, and every page that shows it grows. */
export const LONGEST = {
  /** Codes, keys of pictures, search terms. */
  code: 100,
  /** Names, and each word of a list. */
  name: 200,
  /** Titles, questions, a line below a name. */
  line: 500,
  /** Whatever has paragraphs. */
  text: 20_000,
} as const;

/** A text that is there, of so many characters at most. */
export const written = (max: number) =>
  z
    .string()
    .min(1)
    .max(max, { error: `is longer than ${max} characters` });
