import * as z from 'zod';
import { MAX_INTEGER, couponCd, won as anyWon } from '../kit/schemas';
import { PAY_METHODS } from '../order/order.schemas';
import { withoutPersonalData } from './personal-data';
import type { ShoppingEvent } from './shopping-events';

/** A code of the shop, as it stands in addresses. What a person wrote is none. */
const code = z
  .string()
  .regex(/^[\w.:-]{1,64}$/)
  .refine((text) => withoutPersonalData(text) === text);
/** Words from outside: kept without e-mail addresses and telephone numbers. */
const words = z.string().transform(withoutPersonalData);
const won = anyWon.max(MAX_INTEGER);
const count = z.int().min(1).max(MAX_INTEGER);

/** Goods of an event, as GA4 names their facts. */
const item = z.object({
  /** Product code. */
  item_id: code,
  /** Option code; null for a product without options. */
  item_variant: code.nullish(),
  quantity: count.optional(),
  /** Won for one piece. */
  price: won.optional(),
});
const items = z.array(item).min(1).max(50);
/** Money is in won (NF-04); the log says so beside it. */
const currency = z.literal('KRW').default('KRW');
const goods = z.object({ items });
const sale = z.object({ currency, value: won, items });
const method = z.enum(['password', 'passkey', 'phone', 'sns']);

const SHOPPING = {
  view_item: goods,
  view_item_list: z.object({ item_list_id: code, items }),
  select_item: z.object({ item_list_id: code, items }),
  search: z.object({ search_term: words }),
  add_to_wishlist: goods,
  add_to_cart: z.object({ currency, value: won.optional(), items }),
  remove_from_cart: sale,
  begin_checkout: sale,
  add_payment_info: sale.extend({ payment_type: z.enum(PAY_METHODS) }),
  /** Told once for each order. `value`: what was paid, with `shipping` in it. */
  purchase: sale.extend({ transaction_id: code, shipping: won }),
  /** A claim for money back, of this order, is with the shop. `value`: what goes back. */
  refund: z.object({ transaction_id: code, currency, value: won }),
  /** An order that was never paid was given up. */
  cancel_order: z.object({ transaction_id: code }),
  sign_up: z.object({ method }),
  login: z.object({ method }),
  /** What is given on is the page that the log names beside it. */
  share: z.object({}),
  apply_raffle: z.object({ raffle_id: code }),
  post_review: z.object({ items, rating: z.int().min(1).max(5) }),
  post_feed: z.object({ content_id: code }),
  post_talk: z.object({ content_id: code }),
} as const satisfies Record<ShoppingEvent, z.ZodType>;

/** What the shop's own pages tell of themselves: for the shop's own log alone. */
const OWN = {
  page_view: z.object({ pageTitle: words, pageLocation: words, pagePath: words }),
  screen_error: z.object({ mfe: words, message: words }),
  /** `mfe` is the remote of the surface. Pages from before that send none. */
  surface_error: z.object({ surface: words, mfe: words.optional(), message: words }),
  /** Milliseconds of one piece of work of 50 ms or more. */
  long_task: z.object({ mfe: words, value: z.number().min(0).max(MAX_INTEGER) }),
  web_vital: z.object({ name: code, value: z.number().min(-MAX_INTEGER).max(MAX_INTEGER), rating: code, mfe: words, route: words }),
  'layout.unknown_display': z.object({ layoutCd: code, displayCds: words }),
  'coupon.download_failed': z.object({
    couponCd: couponCd.optional(),
    layoutCd: code.optional(),
    status: z.int().min(0).max(999),
    messageCode: words,
  }),
} as const;

/** Each event of the access log with its parameters. What an event does not name is not kept. */
export const EVENTS = { ...SHOPPING, ...OWN } as const;

export type EventName = keyof typeof EVENTS;
export type EventParams<K extends EventName> = z.input<(typeof EVENTS)[K]>;
