import * as z from 'zod';
import { keptMedia } from '../../features/composer/kept-media.form';
import type { Feed } from '@hyangro/contracts/ugc/feed.contract';
import { pin, pinsOn } from '../../features/product-choice/pin.form';

/** What is typed of a feed. */
const values = z.object({ text: z.string().catch(''), media: z.array(keptMedia).catch([]), pins: z.array(pin).catch([]) });
export type FeedValues = z.infer<typeof values>;

export const BLANK_FEED: FeedValues = { text: '', media: [], pins: [] };

/** A draft out of the browser's storage. */
export const readFeed = (draft: unknown): FeedValues | null => values.safeParse(draft).data ?? null;

/** What is changed of a feed that stands. Products that it names without a place come to the middle of its first photo. */
export function valuesOfFeed({ text, media, products }: Feed): FeedValues {
  const pins = products.flatMap(({ pin: place, ...product }) => {
    const mediaKey = media[place?.mediaIndex ?? 0]?.mediaKey;
    return mediaKey === undefined ? [] : [{ ...product, mediaKey, x: place?.x ?? 0.5, y: place?.y ?? 0.5 }];
  });
  return { text, media, pins };
}

/** What is sent. */
export const bodyOfFeed = ({ text, media, pins }: FeedValues) => ({
  text,
  mediaKeys: media.map(({ mediaKey }) => mediaKey),
  products: pinsOn(pins, media).map(({ productCd, mediaKey, x, y }) => ({
    productCd,
    mediaIndex: media.findIndex((each) => each.mediaKey === mediaKey),
    x,
    y,
  })),
});
