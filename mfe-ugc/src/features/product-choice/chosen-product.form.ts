import * as z from 'zod';
import { productCd } from '@hyangro/contracts/kit/schemas';
import type { PostProduct } from '@hyangro/contracts/ugc/post.schemas';

/** A product as a form and its draft keep it: what is needed to show it again. */
export const chosenProduct = z.object({ productCd, brandNm: z.string(), productNm: z.string(), imgMainUrl: z.string() });
export type ChosenProduct = PostProduct;
