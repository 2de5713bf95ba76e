import * as z from 'zod';
import { contract } from '../kit/contract';
import { productCd, won } from '../kit/schemas';

const params = z.object({ productCd });

/** A day in Asia/Seoul, `YYYY-MM-DD`, with the lowest price in won at which the product was sold on it. */
const pricedDay = z.object({ day: z.iso.date(), salePrice: won });
export type PricedDay = z.infer<typeof pricedDay>;

export const priceHistory = z.object({
  /** The last days up to today, oldest first; fewer than `PRICE_LINE_DAYS` when the shop has recorded the product for less. */
  days: z.array(pricedDay).min(1),
  /** Lowest price of these days, on the last day that had it. */
  lowest: pricedDay,
});
export type PriceHistory = z.infer<typeof priceHistory>;

/** A skin type or concern of the member, and whether the product is made for it. */
const fitting = z.object({ name: z.string(), fits: z.boolean() });

/** What the page of a product shows one member only. */
export const productForMe = z.object({
  /** Points the member has. */
  points: won,
  /** INCI names of this product that the member avoids. */
  avoided: z.array(z.string()),
  /** The beauty profile beside the product; null when either of the two says nothing. */
  fit: z.object({ skinType: fitting.nullable(), concerns: z.array(fitting) }).nullable(),
});
export type ProductForMe = z.infer<typeof productForMe>;

export const productContract = contract({
  'GET /product/:productCd/price-history': {
    summary: 'Prices of the last 30 days, base option',
    source: 'GAP-20',
    access: 'guest',
    params,
    ok: priceHistory,
    refusals: ['PRODUCT_NOT_FOUND'],
  },
  'GET /product/:productCd/for-me': {
    summary: 'Points, avoided ingredients and beauty profile of the member beside one product',
    source: 'GAP-15, R-PRD-01',
    access: 'member',
    params,
    ok: productForMe,
    refusals: ['PRODUCT_NOT_FOUND'],
  },
});
