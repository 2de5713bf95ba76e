/** Base, heart and top notes that look well together. These are pigments of a drawing, not colours of the page. */
const NOTES = [
  ['#5d103b', '#d0123f', '#ffb8a6'],
  ['#0a5f52', '#9ed3c5', '#e6f04f'],
  ['#1b4f8f', '#9cc6ff', '#f3b9c6'],
  ['#8a4b00', '#f4c27a', '#fff1d9'],
  ['#7a1a4e', '#dba6c0', '#fdf5f9'],
  ['#c6e5db', '#0f7a69', '#f3f8ae'],
  ['#f3b9c6', '#d0123f', '#fff1d9'],
  ['#4a3641', '#c3b7bd', '#e6f04f'],
  ['#e6d5f2', '#7d5ba6', '#ffd9c7'],
] as const;

export interface Orb {
  base: string;
  heart: string;
  top: string;
  /** Degrees. */
  angle: number;
}

/** The notes of a seed; the same seed gives the same orb on server and browser. */
export const orb = (seed: string): Orb => {
  let hash = 2166136261;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  const [base, heart, top] = NOTES[hash % NOTES.length] ?? NOTES[0];
  return { base, heart, top, angle: Math.floor(hash / NOTES.length) % 360 };
};
