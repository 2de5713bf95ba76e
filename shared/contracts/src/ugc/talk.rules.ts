import * as z from 'zod';
import { TALK_LENGTH, UGC_MEDIA_MAX, VOTE_PRODUCTS } from '../constants';
import { productCd, ugcCd } from '../kit/schemas';
import { mediaKey } from './post.schemas';

export const TALK_TYPES = ['QUESTION', 'VOTE'] as const;
export type TalkType = (typeof TALK_TYPES)[number];

/** Length counts code points, after trimming. */
const text = ({ min, max }: { min: number; max: number }) =>
  z
    .string()
    .trim()
    .refine((value) => {
      const { length } = [...value];
      return length >= min && length <= max;
    }, 'validation.v0022');

/**
 * A talk as it is written, for form and server (V-VT1): a question may name up to four products, a vote chooses between two to four. Messages
 * are codes of the `codes` and `terms` catalogues.
 */
export const talkForm = z
  .object({
    talkType: z.enum(TALK_TYPES),
    title: z.string().trim().min(1, 'talk.v0002').pipe(text(TALK_LENGTH.title)),
    text: text(TALK_LENGTH.text).default(''),
    productCds: z.array(productCd).max(VOTE_PRODUCTS.max, 'talk.v0003').default([]),
    mediaKeys: z.array(mediaKey).max(UGC_MEDIA_MAX, 'review.v0002').default([]),
  })
  .superRefine(({ talkType, productCds, mediaKeys }, context) => {
    const isShort = talkType === 'VOTE' && productCds.length < VOTE_PRODUCTS.min;
    if (isShort) context.addIssue({ code: 'custom', path: ['productCds'], message: 'talk.v0001' });
    if (new Set(productCds).size < productCds.length)
      context.addIssue({ code: 'custom', path: ['productCds'], message: 'validation.v0021' });
    if (new Set(mediaKeys).size < mediaKeys.length) context.addIssue({ code: 'custom', path: ['mediaKeys'], message: 'validation.v0021' });
  });
export type TalkForm = z.infer<typeof talkForm>;

/** An answer as it is written; it may show a feed of whoever answers. */
export const answerForm = z.object({ text: text(TALK_LENGTH.answer), feedCd: ugcCd.nullable().default(null) });
export type AnswerForm = z.infer<typeof answerForm>;
