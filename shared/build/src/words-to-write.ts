/** How a text begins that a generator has left to write. */
export const WORDS_TO_WRITE = '@TODO';
