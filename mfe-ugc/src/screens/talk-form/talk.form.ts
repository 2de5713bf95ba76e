import * as z from 'zod';
import { keptMedia } from '../../features/composer/kept-media.form';
import type { Talk } from '@hyangro/contracts/ugc/talk.contract';
import { TALK_TYPES } from '@hyangro/contracts/ugc/talk.rules';
import { chosenProduct } from '../../features/product-choice/chosen-product.form';

/** What is typed of a talk. */
const values = z.object({
  talkType: z.enum(TALK_TYPES).catch('QUESTION'),
  title: z.string().catch(''),
  text: z.string().catch(''),
  products: z.array(chosenProduct).catch([]),
  media: z.array(keptMedia).catch([]),
});
export type TalkValues = z.infer<typeof values>;

export const BLANK_TALK: TalkValues = { talkType: 'QUESTION', title: '', text: '', products: [], media: [] };

/** A draft out of the browser's storage. */
export const readTalk = (draft: unknown): TalkValues | null => values.safeParse(draft).data ?? null;

/** What is changed of a talk that stands. */
export const valuesOfTalk = ({ talkType, title, text, products, media }: Talk): TalkValues => ({
  talkType,
  title,
  text,
  products,
  media,
});

/** What is sent. */
export const bodyOfTalk = ({ products, media, ...typed }: TalkValues) => ({
  ...typed,
  productCds: products.map(({ productCd }) => productCd),
  mediaKeys: media.map(({ mediaKey }) => mediaKey),
});
