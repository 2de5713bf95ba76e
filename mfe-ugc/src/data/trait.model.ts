import type { Review } from '@hyangro/contracts/ugc/review.contract';
import type { TRAIT_NAMES, Trait } from '@hyangro/contracts/ugc/review.rules';

/** In the order of the form that measures them; written out, as the contract's schemas are not for browsers. */
const ORDER = [
  'LASTING',
  'STRENGTH',
  'SWEETNESS',
  'MOISTURE',
  'ABSORPTION',
  'MILDNESS',
  'COLOR',
  'LIGHTNESS',
  'SCENT',
] as const satisfies typeof TRAIT_NAMES;

/** A measured quality, from 1 (little) to 5 (much). */
export interface Measured {
  trait: Trait;
  value: number;
  /** How many measured it, where it is an average. */
  count?: number;
}

/** What a review measured. */
export const measuredIn = ({ traits }: Pick<Review, 'traits'>): Measured[] =>
  ORDER.flatMap((trait) => {
    const value = traits[trait];
    return value === undefined ? [] : [{ trait, value }];
  });

/** Which of its two words a value is nearer to; neither in the middle. */
export const sideOf = (value: number): 'low' | 'high' | null => (value >= 3.5 ? 'high' : value <= 2.5 ? 'low' : null);
