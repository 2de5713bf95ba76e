import * as z from 'zod';
import { instant, optionCd, orderCd, productCd, won } from '../kit/schemas';
import { PRODUCT_TYPES } from '../catalog/catalog.schemas';
import { orderAddress } from './address.schemas';

/** States of an order (ST-ORD-01); CANCELLED is an order that was never paid in time. */
export const ORDER_STATES = ['WAIT', 'PREP', 'SHIP', 'DELIV', 'CONFIRM', 'CANCEL_RECV', 'RETURN_RECV', 'REFUND', 'CANCELLED'] as const;
export const orderState = z.enum(ORDER_STATES);
export type OrderState = z.infer<typeof orderState>;

/** Steps of a parcel, in their order. */
export const SHIPMENT_STEPS = ['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
export type ShipmentStep = (typeof SHIPMENT_STEPS)[number];

/** Amounts in won, computed once by the server (NF-04): payment = goods - discount + shipping - points. */
export const orderAmounts = z.object({
  /** Sum of list prices and of what sale prices save; shown as the struck total. */
  listGoods: won,
  saleDiscount: won,
  /** Sum of sale prices. */
  goods: won,
  couponDiscount: won,
  points: won,
  shipping: won,
  payment: won,
  /** Goods still missing to free shipping; 0 when free (K-SHIP). */
  toFreeShipping: won,
  /** Most points this order takes (V-PTS1) and points the payment earns. */
  maxPoints: won,
  earnPoints: won,
  /** Estimated customs tax of overseas goods in won; not part of the payment (K-CUS). */
  customsEstimate: won,
});
export type OrderAmounts = z.infer<typeof orderAmounts>;

export const goodsLine = z.object({
  productCd,
  optionCd: optionCd.nullable(),
  brandNm: z.string(),
  productNm: z.string(),
  optionNm: z.string().nullable(),
  imgMainUrl: z.string(),
  productType: z.enum(PRODUCT_TYPES),
  quantity: z.int().min(1),
  /** Won for one piece: list and sale, option added. */
  normalPrice: won,
  salePrice: won,
});

const told = z.object({ messageCode: z.string(), args: z.array(z.union([z.string(), z.number()])) });

export const cartItem = goodsLine.extend({
  cartItemCd: z.string(),
  /** When it was put in: lines stand newest first. */
  addedAt: instant,
  isSelected: z.boolean(),
  stockCnt: z.int().min(0),
  maxPurchaseQty: z.int().min(1),
  firstPurchaseOnly: z.boolean(),
  /** What checkout would refuse this selected line for; such a line is not in the amounts. */
  refusal: told.nullable(),
});
export type CartItem = z.infer<typeof cartItem>;

/** The cart with amounts of the selected lines that can be bought. */
export const cart = z.object({
  items: z.array(cartItem),
  amounts: orderAmounts,
  count: z.int(),
  /** What checkout would refuse now, as message codes with values. */
  warnings: z.array(told),
});
export type Cart = z.infer<typeof cart>;

export const orderLine = goodsLine.extend({
  lineNo: z.int(),
  couponCd: z.int().nullable(),
  couponDiscount: won,
  /** Pieces that went back, or are asked to (V-CLM3). */
  claimedQuantity: z.int().min(0),
  /** When what stays of it was confirmed, by its member or by itself; from then on it can be reviewed, and not returned (R-MY-11). */
  confirmedAt: instant.nullable(),
});
export const CLAIM_TYPES = ['CANCEL', 'RETURN'] as const;
export const claimType = z.enum(CLAIM_TYPES);
export type ClaimType = z.infer<typeof claimType>;
/** RECEIVED until an operator decides. */
export const CLAIM_STATES = ['RECEIVED', 'REFUNDED', 'REJECTED'] as const;
export const claimState = z.enum(CLAIM_STATES);
export type ClaimState = z.infer<typeof claimState>;

export const PAY_METHODS = ['CARD', 'KAKAOPAY', 'NAVERPAY', 'TOSSPAY', 'TRANSFER', 'PHONE'] as const;
export const payMethod = z.enum(PAY_METHODS);
export type PayMethod = z.infer<typeof payMethod>;

export const applicableCoupon = z.object({
  couponCd: z.int(),
  name: z.string(),
  /** How many of it the member may put on lines of this order. */
  held: z.int().min(1),
  /** Lines it is good for, and what it takes off each (won); most first. */
  lines: z.array(z.object({ lineNo: z.int(), discount: won })).min(1),
  validTo: z.string(),
});

/** The combination of coupons by which the shopper pays least (GAP-19). */
export const couponProposal = z.object({
  choices: z.array(z.object({ lineNo: z.int(), couponCd: z.int(), discount: won })),
  discount: won,
  payment: won,
  /** It takes most off; or it takes less and the goods still ship free. */
  reason: z.enum(['MOST_OFF', 'KEEPS_FREE_SHIPPING']),
});

/** What customs add up: overseas goods of this order and of the member's others of the day to the same receiver (K-CUS, AHEAD-09). */
export const orderCustoms = z.object({
  goodsWon: won,
  perfumeMl: z.number().min(0),
  passedLimit: z.enum(['volume', 'price']).nullable(),
  /** Estimated tax of all of them, at the rate of this order; not part of the payment. */
  taxWon: won,
  /** How many other orders count. */
  otherOrders: z.int().min(0),
});

/** An order (E-15). */
export const order = z.object({
  orderCd,
  state: orderState,
  orderedAt: instant,
  lines: z.array(orderLine),
  amounts: orderAmounts,
  address: orderAddress.nullable(),
  /** Real-name details of a recipient in China who is not the member, without which the parcel does not leave (V-CN2); null for all others. */
  recipientDetails: z.enum(['AWAITED', 'GIVEN']).nullable(),
  payMethod: payMethod.nullable(),
  paidAt: instant.nullable(),
  /** Rate frozen on the order (NF-04). */
  exchangeRate: z.object({ main: z.number(), sub: z.number() }),
  /** Until when the stock is held, while it waits for payment. */
  reservedUntil: instant.nullable(),
  history: z.array(z.object({ state: orderState, at: instant })),
  allowedActions: z.array(z.enum(['PAY', 'CANCEL', 'RETURN', 'CONFIRM', 'TRACK'])),
  pointBalance: z.int(),
  coupons: z.array(applicableCoupon),
  /** Null without a coupon that works, and once the order is paid. */
  proposal: couponProposal.nullable(),
  /** Null without overseas goods, and for a parcel that does not come to Korea. */
  customs: orderCustoms.nullable(),
  arrivesOn: z.string().nullable(),
  /** Cancels and returns of it, newest first. */
  claims: z.array(z.object({ claimCd: z.string(), claimType, state: claimState })),
  /** Won and points that went back so far. */
  refunded: z.object({ payment: won, points: won }),
  /** Points that confirmed lines have given so far, of the `earnPoints` of what stays. */
  earnedPoints: z.int().min(0),
  deliveredAt: instant.nullable(),
  /** Day in Seoul on which a delivered order confirms itself; null for all others. */
  confirmsOn: z.string().nullable(),
});
export type Order = z.infer<typeof order>;

export const orderSummary = z.object({
  orderCd,
  state: orderState,
  orderedAt: instant,
  payment: won,
  exchangeRate: order.shape.exchangeRate,
  lines: z.array(orderLine),
  allowedActions: order.shape.allowedActions,
  /** Points that its confirmation earns or earned. */
  earnPoints: z.int().min(0),
  earnedPoints: order.shape.earnedPoints,
  deliveredAt: order.shape.deliveredAt,
  confirmsOn: order.shape.confirmsOn,
});
export type OrderSummary = z.infer<typeof orderSummary>;
export const ORDER_TABS = ['all', 'ready', 'shipping', 'done', 'claim'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** One line of an order that was put into the cart again (GAP-16). */
const reorderedLine = z.object({
  lineNo: z.int(),
  productCd,
  productNm: z.string(),
  optionNm: z.string().nullable(),
  imgMainUrl: z.string(),
  /** Pieces of the order, and how many of them the cart holds now. */
  wanted: z.int(),
  inCart: z.int(),
  /** Won for one piece then and now; null for goods that are no longer sold. */
  salePrice: won,
  priceNow: won.nullable(),
  /** Why pieces are left out, with its values; null when all are in the cart. */
  refusal: z.object({ messageCode: z.string(), args: z.array(z.union([z.string(), z.number()])) }).nullable(),
});
export const reorder = z.object({ count: z.int(), lines: z.array(reorderedLine) });
export type Reorder = z.infer<typeof reorder>;
