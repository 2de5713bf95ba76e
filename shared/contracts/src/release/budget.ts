import * as z from 'zod';

const bytes = z.int().nonnegative();

/** What a remote may cost those who open its screens (MFE-17). It stands in the remote's `contract.json`, written by its team. */
export const budgetSchema = z.strictObject({
  /** Scripts, gzip: entry, door, and the heaviest of its screens and surfaces with its words. */
  jsGzipBytes: bytes,
  /** Style sheets, gzip, all of them. Styles that are written in scripts count there. */
  cssGzipBytes: bytes,
  /** At the 75th percentile of its shoppers: the largest paint that is its own, and the slowest answer to a touch of its parts. */
  lcpMs: z.number().positive(),
  inpMs: z.number().positive(),
  /** At the 75th percentile: layout shift by its parts. */
  cls: z.number().positive(),
});
export type Budget = z.infer<typeof budgetSchema>;

/** What a new remote begins with: the bounds of a good page (web.dev/vitals), and a fifth of the scripts that a page may have (QA-10). */
export const FIRST_BUDGET: Budget = { jsGzipBytes: 35_000, cssGzipBytes: 0, lcpMs: 2_500, inpMs: 200, cls: 0.1 };

/** What a version was measured to have when it was published. */
export const weightSchema = z.object({
  jsGzipBytes: bytes,
  cssGzipBytes: bytes,
  /** The part that loads the most: `screen ReviewNew`, or `surface ugc/review-list@1`. */
  heaviest: z.string(),
});
export type Weight = z.infer<typeof weightSchema>;
