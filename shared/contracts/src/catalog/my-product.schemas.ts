import * as z from 'zod';
import { optionCd, productCd, won } from '../kit/schemas';

/** Whether a product that somebody remembers can be bought. `GONE`: the shop no longer sells it. */
export const PRODUCT_STATES = ['ON_SALE', 'SOLD_OUT', 'GONE'] as const;

/** A product that a member liked, saw or waits for, as it is now. Goods that are gone keep their names and picture. */
export const myProduct = z.object({
  productCd,
  brandNm: z.string(),
  productNm: z.string(),
  imgMainUrl: z.string(),
  discountRate: z.int().min(0).max(100),
  salePrice: won,
  state: z.enum(PRODUCT_STATES),
  /** In the order of the shelf; empty for a product without options and for one that is gone. */
  options: z.array(z.object({ optionCd, name: z.string(), stockCnt: z.int().min(0), addPrice: won })),
});
export type MyProduct = z.infer<typeof myProduct>;
