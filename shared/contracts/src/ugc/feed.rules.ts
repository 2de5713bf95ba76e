import * as z from 'zod';
import { FEED_PRODUCTS_MAX, FEED_TEXT_MAX, UGC_MEDIA_MAX } from '../constants';
import { productCd } from '../kit/schemas';
import { mediaKey } from './post.schemas';

const share = z.number().min(0).max(1);
/** A product pinned on a photo: `mediaIndex` from 0 in the order of the files, `x` and `y` as shares of its width and height from the top left. */
export const feedPin = z.object({
  productCd,
  mediaIndex: z
    .int()
    .min(0)
    .max(UGC_MEDIA_MAX - 1),
  x: share,
  y: share,
});
export type FeedPin = z.infer<typeof feedPin>;

/** A feed as it is written, for form and server (V-FD1, V-FD2). Length counts code points; messages are codes of the `codes` catalogue. */
export const feedForm = z
  .object({
    text: z
      .string()
      .trim()
      .min(1, 'validation.v0019')
      .refine((text) => [...text].length <= FEED_TEXT_MAX, 'feed.v0001'),
    products: z.array(feedPin).max(FEED_PRODUCTS_MAX, 'feed.v0002'),
    mediaKeys: z.array(mediaKey).min(1, 'feed.v0003').max(UGC_MEDIA_MAX, 'review.v0002'),
  })
  .superRefine(({ products, mediaKeys }, context) => {
    const codes = products.map((product) => product.productCd);
    if (new Set(codes).size < codes.length || products.some(({ mediaIndex }) => mediaIndex >= mediaKeys.length))
      context.addIssue({ code: 'custom', path: ['products'], message: 'validation.v0021' });
    if (new Set(mediaKeys).size < mediaKeys.length) context.addIssue({ code: 'custom', path: ['mediaKeys'], message: 'validation.v0021' });
  });
export type FeedForm = z.infer<typeof feedForm>;
