/** Element id of a letter's brands, also the anchor that leads there without scripts. */
export const sectionId = (letter: string): string => `brands-${letter}`;
