import * as z from 'zod';
import { REVIEW } from '../constants';
import { orderCd } from '../kit/schemas';
import { letters } from './letters';

/** What a review may measure from 1 (little) to 5 (much), by what kind of goods it is about. */
export const TRAITS = {
  PERFUME: ['LASTING', 'STRENGTH', 'SWEETNESS'],
  SKINCARE: ['MOISTURE', 'ABSORPTION', 'MILDNESS'],
  MAKEUP: ['LASTING', 'COLOR', 'LIGHTNESS'],
  HAIR_BODY: ['MOISTURE', 'SCENT', 'MILDNESS'],
} as const;
export type TraitKind = keyof typeof TRAITS;
export const TRAIT_NAMES = [
  'LASTING',
  'STRENGTH',
  'SWEETNESS',
  'MOISTURE',
  'ABSORPTION',
  'MILDNESS',
  'COLOR',
  'LIGHTNESS',
  'SCENT',
] as const satisfies readonly (typeof TRAITS)[TraitKind][number][];
export const trait = z.enum(TRAIT_NAMES);
export type Trait = z.infer<typeof trait>;

const meter = z.int().min(1).max(5).optional();
/** Measured traits; those left out were not measured. What does not belong to the goods is dropped by the server. */
export const traits = z.object(Object.fromEntries(TRAIT_NAMES.map((name) => [name, meter])) as Record<Trait, typeof meter>);

const mediaKey = z.string().min(1).max(100);
/** Photos and videos by their keys, in the order in which they are shown (V-MED3). */
const mediaKeys = z
  .array(mediaKey)
  .max(REVIEW.mediaMax, 'review.v0002')
  .refine((keys) => new Set(keys).size === keys.length, 'validation.v0021');

/** A review as it is written, for form and server (V-REV1, V-MED3). Messages are codes of the `codes` catalogue. */
export const reviewForm = z.object({
  rating: z.int('review.a0007').min(1).max(5),
  title: letters(1, REVIEW.titleMax, 'review.v0007'),
  content: letters(REVIEW.bodyMin, Infinity, 'review.v0001').pipe(letters(0, REVIEW.bodyMax, 'review.v0008')),
  traits: traits.default({}),
  mediaKeys: mediaKeys.default([]),
});
export type ReviewForm = z.infer<typeof reviewForm>;

/** A confirmed line of an order: what a review is written of. */
export const orderLine = z.object({ orderCd, lineNo: z.int().min(1).max(1_000) });
/** A new review names the line that it is written of. */
export const newReview = reviewForm.extend(orderLine.shape);
