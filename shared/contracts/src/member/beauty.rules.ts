import * as z from 'zod';
import { AVOIDED_INGREDIENTS_MAX } from '../constants';

/** What a beauty profile asks, each answered once (API-D25). */
export const ONE_OF = {
  skinType: ['DRY', 'OILY', 'COMBI', 'NORMAL', 'SENS'],
  skinTone: ['T13', 'T17', 'T21', 'T23', 'T25'],
  undertone: ['WARM', 'COOL', 'NEUTRAL'],
  strength: ['SOFT', 'MEDIUM', 'STRONG'],
  finish: ['MATTE', 'GLOW', 'NATURAL'],
} as const;
/** What has as many answers as one likes. */
export const MANY_OF = {
  concern: ['DRYNESS', 'PORE', 'REDNESS', 'SPOT', 'TEXTURE', 'WRINKLE', 'TROUBLE', 'DULL', 'SCALP'],
  scent: ['FLORAL', 'CITRUS', 'WOODY', 'MUSK', 'GREEN', 'TEA', 'SMOKY', 'MARINE', 'GOURMAND'],
} as const;
/** Ingredients that the form offers to avoid, as INCI names; any other may be written. */
export const OFTEN_AVOIDED = ['Fragrance', 'Alcohol Denat.', 'Limonene', 'Linalool', 'Methylparaben', 'Phenoxyethanol'] as const;

/** INCI name of an ingredient. */
export const inciName = z.string().trim().min(1, 'validation.v0019').max(200, 'validation.v0021');

const noneTwice = <T extends z.ZodType>(item: T) => z.array(item).refine((all) => new Set(all).size === all.length, 'validation.v0021');

/** A beauty profile, for form and server. Null and empty lists are questions left open. */
export const beautyForm = z.object({
  skinType: z.enum(ONE_OF.skinType).nullable(),
  skinTone: z.enum(ONE_OF.skinTone).nullable(),
  undertone: z.enum(ONE_OF.undertone).nullable(),
  strength: z.enum(ONE_OF.strength).nullable(),
  finish: z.enum(ONE_OF.finish).nullable(),
  concern: noneTwice(z.enum(MANY_OF.concern)),
  scent: noneTwice(z.enum(MANY_OF.scent)),
  avoid: noneTwice(inciName).refine((all) => all.length <= AVOIDED_INGREDIENTS_MAX, 'validation.v0021'),
});
export type BeautyForm = z.infer<typeof beautyForm>;

/**
 * A beauty profile as it is saved. `avoidBefore` is the list of ingredients that the form began with: what was put on it or taken off
 * elsewhere meanwhile, on the page of a product, stays so. Without it `avoid` takes the place of the list.
 */
export const beautySaving = beautyForm.extend({ avoidBefore: z.array(inciName).max(AVOIDED_INGREDIENTS_MAX).optional() });
export type BeautySaving = z.infer<typeof beautySaving>;

/** How many things are chosen: each answer, each concern, scent and ingredient counts one (K-BTY). */
export const chosenIn = (beauty: BeautyForm): number =>
  Object.values(beauty).reduce((sum: number, chosen) => sum + (Array.isArray(chosen) ? chosen.length : chosen === null ? 0 : 1), 0);
