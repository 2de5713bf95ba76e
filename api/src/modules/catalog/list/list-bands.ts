/** Both ends are included, as in the filters; null is open. */
export interface Band {
  min: number | null;
  max: number | null;
}

/** Won. Neighbours share their end, as shoppers say it: 30,000 to 50,000. */
export const PRICE_BANDS: readonly Band[] = [
  { min: null, max: 30_000 },
  { min: 30_000, max: 50_000 },
  { min: 50_000, max: 100_000 },
  { min: 100_000, max: null },
];
/** Millilitres. The usual sizes, 30, 50 and 100, stand in one range each. */
export const VOLUME_BANDS: readonly Band[] = [
  { min: null, max: 30 },
  { min: 31, max: 50 },
  { min: 51, max: 100 },
  { min: 101, max: null },
];

export const isIn = (value: number, { min, max }: Band): boolean => value >= (min ?? -Infinity) && value <= (max ?? Infinity);

/** Smallest integer of every stretch between which no band begins or ends, the first left out. */
export const startsOf = (bands: readonly Band[]): number[] =>
  [...new Set(bands.flatMap(({ min, max }) => [...(min === null ? [] : [min]), ...(max === null ? [] : [max + 1])]))].sort((a, b) => a - b);
