import * as z from 'zod';
import { contract } from '../kit/contract';
import { MAX_INTEGER, couponCd, optionCd, orderCd, pageOf, productCd, queryInt, won } from '../kit/schemas';
import { addressForm } from './address.schemas';
import { ORDER_TABS, order, orderState, orderSummary, payMethod, reorder } from './order.schemas';

const byOrder = z.object({ orderCd });
const placing = [
  'CART_EMPTY',
  'ORDER_PRODUCT_MISSING',
  'ORDER_NO_STOCK',
  'ORDER_MAX_QUANTITY',
  'ORDER_GRADE',
  'ORDER_CORPORATE_MIN',
  'ORDER_FIRST_PURCHASE_ONE',
  'ORDER_FIRST_PURCHASE_USED',
] as const;
/** Who may send what to which country (V-CORP2, V-CN2). */
const shipping = ['ORDER_CORPORATE_CHINA', 'ORDER_REAL_NAME_MISSING', 'ORDER_REAL_NAME_MISMATCH'] as const;
const changing = ['ORDER_NOT_FOUND', 'ORDER_ALREADY_PAID', 'ORDER_EXPIRED'] as const;

/** State of the payment; the browser polls while it is PENDING. */
export const paymentResult = z.object({
  orderCd,
  state: orderState,
  status: z.enum(['NONE', 'PENDING', 'PAID', 'FAILED', 'CANCELLED']),
  failure: z.object({ messageCode: z.string() }).nullable(),
});

/** Orders under each tab. */
const orderCount = z.int().min(0);
const tabCounts = z.object({ all: orderCount, ready: orderCount, shipping: orderCount, done: orderCount, claim: orderCount });

export const orderContract = contract({
  'POST /orders': {
    summary: 'Place an order from the selected cart lines, or from given items (buy now); holds the stock',
    source: 'API-D12',
    access: 'member',
    idempotent: true,
    status: 201,
    body: z.object({
      cartItemCds: z.array(z.string().max(64)).max(100).optional(),
      items: z
        .array(z.object({ productCd, optionCd: optionCd.nullable().default(null), quantity: z.int().min(1).max(99) }))
        .max(20)
        .optional(),
    }),
    ok: z.object({ orderCd }),
    refusals: placing,
  },
  'GET /orders': {
    summary: 'Own orders, newest first',
    source: 'API-D15, R-MY-04',
    access: 'member',
    query: z.object({
      tab: z.enum(ORDER_TABS).catch('all').default('all'),
      cursor: z.string().max(200).optional(),
      limit: queryInt(1, 50, 10),
    }),
    ok: pageOf(orderSummary).extend({ counts: tabCounts }),
  },
  'GET /orders/:orderCd': {
    summary: 'One own order',
    source: 'API-D12, R-ORD-02, R-MY-09',
    access: 'member',
    params: byOrder,
    ok: order,
    refusals: ['ORDER_NOT_FOUND'],
  },
  'POST /orders/:orderCd/reorder': {
    summary: 'Put the goods of an own order into the cart, up to the pieces ordered; says of each line what is gone or changed',
    source: 'GAP-16',
    access: 'member',
    params: byOrder,
    ok: reorder,
    refusals: ['ORDER_NOT_FOUND'],
  },
  'POST /orders/:orderCd/cancel': {
    summary: 'Give up an order that was not paid; a second time answers the same',
    source: 'ST-ORD-02, R-ORD-02',
    access: 'member',
    params: byOrder,
    ok: order,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_STATE'],
  },
  'POST /orders/:orderCd/confirm': {
    summary: 'Confirm a delivered purchase, all that stays of it; its points are booked once',
    source: 'API-D15, R-MY-11',
    access: 'member',
    params: byOrder,
    ok: order,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'ORDER_CLAIM_OPEN'],
  },
  'POST /orders/:orderCd/lines/confirm': {
    summary: 'Confirm some lines of a delivered purchase: their points are booked once; with the last line the order itself is confirmed',
    source: 'API-D15, R-MY-11',
    access: 'member',
    params: byOrder,
    body: z.object({ lineNos: z.array(z.int().min(1).max(MAX_INTEGER)).min(1).max(100) }),
    ok: order,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_STATE', 'ORDER_CLAIM_OPEN'],
  },
  'PUT /orders/:orderCd/coupons': {
    summary: 'Choose one coupon per line; a coupon serves one line',
    source: 'API-D13, R-ORD-03',
    access: 'member',
    params: byOrder,
    body: z.object({ coupons: z.array(z.object({ lineNo: z.int().min(1).max(MAX_INTEGER), couponCd })).max(100) }),
    ok: order,
    refusals: [...changing, 'ORDER_COUPON_UNUSABLE', 'ORDER_COUPON_MIN_AMOUNT', 'ORDER_COUPON_TWICE'],
  },
  'PUT /orders/:orderCd/points': {
    summary: 'Points to use, in won',
    source: 'API-D13, V-PTS1, V-PTS2',
    access: 'member',
    params: byOrder,
    /** What no balance has (half, negative, more) is refused as not enough (V-PTS2). */
    body: z.object({ points: z.number().min(-MAX_INTEGER).max(MAX_INTEGER) }),
    ok: order,
    refusals: [...changing, 'ORDER_NOT_ENOUGH_POINTS', 'ORDER_POINTS_LIMIT', 'ORDER_FIRST_PURCHASE_NO_POINTS'],
  },
  'PUT /orders/:orderCd/address': {
    summary: 'Where the order goes',
    source: 'API-D13, E-20, E-21, V-CORP2, V-CN2',
    access: 'member',
    params: byOrder,
    body: addressForm.safeExtend({
      saveAsDefault: z.boolean().default(false),
      /** To China: the recipient is somebody else, who gives their real-name details by a link once the order is paid (R-PUB-06). */
      isForAnother: z.boolean().default(false),
    }),
    ok: order,
    refusals: [...changing, ...shipping],
  },
  'POST /orders/:orderCd/pay': {
    summary: 'Start the payment at the provider; answers where the shopper pays',
    source: 'API-D14',
    access: 'member',
    idempotent: true,
    params: byOrder,
    body: z.object({
      payMethod,
      /** Won that the button said; another amount is refused. */
      payment: won.max(MAX_INTEGER).optional(),
    }),
    ok: z.object({ redirectUrl: z.string() }),
    refusals: [
      ...changing,
      ...shipping,
      'ORDER_AMOUNT_CHANGED',
      'ORDER_ADDRESS_MISSING',
      'ORDER_CUSTOMS_CODE_MISSING',
      'ORDER_NO_STOCK',
      'ORDER_FIRST_PURCHASE_USED',
      'ORDER_MIN_PAYMENT',
      'ORDER_NOT_ENOUGH_POINTS',
      'ORDER_COUPON_UNUSABLE',
      'ORDER_PAYMENT_ERROR',
    ],
  },
  'POST /orders/:orderCd/pay/confirm': {
    summary: 'The shopper is back from the provider; confirms the payment once',
    source: 'API-D14, R-ORD-04',
    access: 'member',
    idempotent: true,
    params: byOrder,
    body: z.object({ paymentKey: z.string().min(1).max(200) }),
    ok: paymentResult,
    refusals: ['ORDER_NOT_FOUND', 'ORDER_PAYMENT_ERROR', 'ORDER_NO_STOCK', 'ORDER_EXPIRED'],
  },
  'GET /orders/:orderCd/pay': {
    summary: 'Where the payment stands',
    source: 'API-D14',
    access: 'member',
    params: byOrder,
    ok: paymentResult,
    refusals: ['ORDER_NOT_FOUND'],
  },
});
