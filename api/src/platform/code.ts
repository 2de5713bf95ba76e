import { randomInt } from 'node:crypto';

/** Letters and digits that are not confused when read aloud. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new public code, `M7K2Q…`: unguessable at the default length (59 bits). */
export const newCode = (prefix: string, length = 12): string =>
  prefix + Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
