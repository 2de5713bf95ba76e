import * as z from 'zod';
import { keptMedia } from '../../features/composer/kept-media.form';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { traits, type Trait } from '@hyangro/contracts/ugc/review.rules';

/** What is typed of a review. `rating` 0: no star yet. */
const values = z.object({
  rating: z.int().min(0).max(5).catch(0),
  title: z.string().catch(''),
  content: z.string().catch(''),
  traits: traits.catch({}),
  media: z.array(keptMedia).catch([]),
});
export type ReviewValues = z.infer<typeof values>;

export const BLANK_REVIEW: ReviewValues = { rating: 0, title: '', content: '', traits: {}, media: [] };

/** A draft out of the browser's storage. */
export const readReview = (draft: unknown): ReviewValues | null => values.safeParse(draft).data ?? null;

/** What is changed of a review that stands. */
export const valuesOfReview = ({ rating, title, content, traits: measured, media }: Review): ReviewValues => ({
  rating,
  title,
  content,
  traits: measured,
  media,
});

/** What is sent; measures of traits that the goods do not have stay here. */
export const bodyOfReview =
  (asked: readonly Trait[]) =>
  ({ media, traits: measured, ...typed }: ReviewValues) => ({
    ...typed,
    traits: Object.fromEntries(Object.entries(measured).filter(([name]) => asked.some((trait) => trait === name))),
    mediaKeys: media.map(({ mediaKey }) => mediaKey),
  });

const SLOT = /^new (\S+) (\d+)$/;
/** Slot of the draft of a line. */
export const slotOfLine = (orderCd: string, lineNo: number): string => `new ${orderCd} ${lineNo}`;
/** Line of a draft of a new review; null for any other. */
export function lineOfSlot(slot: string | undefined): { orderCd: string; lineNo: number } | null {
  const [, orderCd, lineNo] = SLOT.exec(slot ?? '') ?? [];
  return orderCd ? { orderCd, lineNo: Number(lineNo) } : null;
}
