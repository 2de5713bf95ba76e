import * as z from 'zod';
import { CART_LINE_MAX, CART_MAX_LINES } from '../constants';
import { contract } from '../kit/contract';
import { instant, optionCd, productCd, won } from '../kit/schemas';
import { cart } from './order.schemas';

const addition = z.object({ productCd, optionCd: optionCd.nullable().default(null), quantity: z.int().min(1).max(CART_LINE_MAX) });
const addRefusals = ['ORDER_PRODUCT_MISSING', 'ORDER_NO_STOCK', 'ORDER_MAX_QUANTITY', 'ORDER_FIRST_PURCHASE_ONE', 'CART_FULL'] as const;
const cartItemCd = z.object({ cartItemCd: z.string().max(64) });

/** A line as it stood in the cart. */
const removedLine = addition.extend({ ...cartItemCd.shape, isSelected: z.boolean(), addedAt: instant });

/** A line that a visitor brought, and what became of it. */
const mergedLine = z.object({
  productCd,
  optionCd: optionCd.nullable(),
  /** Null for goods that are no longer sold. */
  productNm: z.string().nullable(),
  wanted: z.int(),
  taken: z.int(),
  /** Line of the cart that holds the pieces; null when none could be taken. */
  cartItemCd: z.string().nullable(),
  /** Code of the refusal that a left-out piece met, with its values; null when all were taken. */
  refusal: z.object({ messageCode: z.string(), args: z.array(z.union([z.string(), z.number()])) }).nullable(),
});
export const mergedCart = z.object({ count: z.int(), lines: z.array(mergedLine) });
export type MergedCart = z.infer<typeof mergedCart>;

export const cartContract = contract({
  'GET /common/cart-count': { summary: 'Lines in the cart; 0 for a visitor', source: '§7, API-14, E-12', access: 'guest', ok: z.int() },
  'GET /cart/items': {
    summary: 'The cart with amounts',
    source: 'API-D11, R-ORD-01',
    access: 'member',
    ok: cart,
  },
  'GET /cart/customs': {
    summary: 'What the selected overseas goods of the cart weigh at customs',
    source: 'K-CUS, AHEAD-09',
    access: 'member',
    ok: z.object({ goodsWon: won, perfumeMl: z.number().min(0) }),
  },
  'POST /cart/items': {
    summary: 'Put a product into the cart; the same option sums up',
    source: 'API-D11',
    access: 'member',
    body: addition,
    status: 201,
    ok: z.object({ count: z.int(), isMerged: z.boolean() }),
    refusals: addRefusals,
  },
  'POST /cart/merge': {
    summary: 'Put what a visitor meant to buy into the cart: as many pieces as fit; says of each line what was left out and why',
    source: 'API-D11, TRAP-14, GAP-03',
    access: 'member',
    body: z.object({ items: z.array(addition).min(1).max(CART_MAX_LINES) }),
    status: 201,
    ok: mergedCart,
    idempotent: true,
  },
  'PATCH /cart/items/:cartItemCd': {
    summary: 'Change quantity or selection of a line',
    source: 'API-D11',
    access: 'member',
    params: cartItemCd,
    body: z.object({ quantity: z.int().min(1).max(CART_LINE_MAX).optional(), isSelected: z.boolean().optional() }),
    ok: cart,
    refusals: ['CART_ITEM_NOT_FOUND', 'ORDER_NO_STOCK', 'ORDER_MAX_QUANTITY', 'ORDER_FIRST_PURCHASE_ONE'],
  },
  'PATCH /cart/items': {
    summary: 'Select or clear all lines',
    source: 'API-D11',
    access: 'member',
    body: z.object({ isSelected: z.boolean() }),
    ok: cart,
  },
  'DELETE /cart/items': {
    summary: 'Remove lines by code',
    source: 'API-D11',
    access: 'member',
    body: z.object({ cartItemCds: z.array(z.string().max(64)).min(1).max(200) }),
    ok: cart,
  },
  'POST /cart/restore': {
    summary: 'Put removed lines back as they stood: goods, pieces, choice and place; sent twice, they stand once',
    source: 'R-ORD-01',
    access: 'member',
    body: z.object({ items: z.array(removedLine).min(1).max(CART_MAX_LINES) }),
    ok: cart,
    refusals: ['CART_FULL'],
  },
});
