import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Locale } from '@hyangro/contracts/locales';
import type { CarrierCd } from '@hyangro/contracts/order/carriers';
import type { Order, OrderState, PayMethod, ShipmentStep } from '@hyangro/contracts/order/order.schemas';
import { addressColumns, instant } from '../../platform/db/columns';
import type { Text } from '../../platform/locale/text';
import { memberTable } from '../member/member.tables';

const orderKey = () =>
  text('order_cd')
    .notNull()
    .references(() => orderTable.orderCd, { onDelete: 'cascade' });

/** An order and its amounts in won, as computed by amounts.ts whenever lines, coupons or points change. */
export const orderTable = pgTable(
  'orders',
  {
    orderCd: text('order_cd').primaryKey(),
    /** Contracts and payments are kept five years, longer than their member may stay (K-WD). */
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd),
    /** Same key, same order: a double click places one. */
    idempotencyKey: text('idempotency_key').notNull(),
    /** What was asked for under the key. */
    requestHash: text('request_hash').notNull(),
    state: text().$type<OrderState>().notNull().default('WAIT'),
    orderedAt: instant('ordered_at').notNull(),
    /** Language of the shopper: mails are written in it. */
    locale: text().$type<Locale>().notNull(),
    listGoods: integer('list_goods').notNull(),
    goods: integer().notNull(),
    couponDiscount: integer('coupon_discount').notNull().default(0),
    points: integer().notNull().default(0),
    shipping: integer().notNull(),
    payment: integer().notNull(),
    /** What the confirmation of all that stays earns; claims lower it. */
    earnPoints: integer('earn_points').notNull().default(0),
    /** What confirmed lines have given of it; all of it once the order is confirmed. */
    earnedPoints: integer('earned_points').notNull().default(0),
    /** Points per hundred won of the member's grade when the amounts were computed last: what stays after a claim earns by it. */
    earnPercent: doublePrecision('earn_percent').notNull().default(0),
    customsEstimate: integer('customs_estimate').notNull().default(0),
    /** Rate of the day the order was placed: `main` won are `sub` dollars. */
    rateMain: doublePrecision('rate_main').notNull(),
    rateSub: doublePrecision('rate_sub').notNull(),
    /** Whether the pieces are off the shelf for this order, and until when while it is unpaid. */
    isStockHeld: boolean('is_stock_held').notNull().default(false),
    reservedUntil: instant('reserved_until'),
    /** Points and coupons belong to this order while a payment is under way. */
    areRewardsHeld: boolean('are_rewards_held').notNull().default(false),
    payMethod: text('pay_method').$type<PayMethod>(),
    paidAt: instant('paid_at'),
    shippedAt: instant('shipped_at'),
    deliveredAt: instant('delivered_at'),
    confirmedAt: instant('confirmed_at'),
    closedAt: instant('closed_at'),
    /** The claim that is being decided: until then the order is neither shipped, confirmed nor claimed again (ST-ORD-04). */
    openClaimCd: text('open_claim_cd'),
    /** Its cancels and returns, newest first: written with them, so that no list has to ask for them. */
    claims: jsonb().$type<Order['claims']>().notNull().default([]),
    /** To China: the recipient is somebody else than the member, and gives their own real-name details (V-CN2). */
    isForAnother: boolean('is_for_another').notNull().default(false),
    /** When they did. */
    recipientNamedAt: instant('recipient_named_at'),
    /** Won and points that claims gave back. */
    refundedAmount: integer('refunded_amount').notNull().default(0),
    refundedPoints: integer('refunded_points').notNull().default(0),
  },
  (table) => [
    uniqueIndex('orders_idempotency').on(table.memCd, table.idempotencyKey),
    index('orders_member').on(table.memCd, table.orderedAt, table.orderCd),
    index('orders_member_state').on(table.memCd, table.state),
    index('orders_state').on(table.state, table.orderedAt),
    index('orders_hold')
      .on(table.reservedUntil)
      .where(sql`state = 'WAIT' and is_stock_held`),
    index('orders_delivered')
      .on(table.deliveredAt)
      .where(sql`state = 'DELIV'`),
    index('orders_confirmed')
      .on(table.memCd, table.confirmedAt)
      .where(sql`confirmed_at is not null`),
    check(
      'orders_parts',
      sql`least(${table.goods}, ${table.couponDiscount}, ${table.points}, ${table.shipping}, ${table.payment}, ${table.earnPoints}, ${table.customsEstimate}) >= 0`,
    ),
    check('orders_sum', sql`${table.payment} = ${table.goods} - ${table.couponDiscount} + ${table.shipping} - ${table.points}`),
    check(
      'orders_refunded',
      sql`${table.refundedAmount} between 0 and ${table.payment} and ${table.refundedPoints} between 0 and ${table.points}`,
    ),
    check('orders_earned', sql`${table.earnedPoints} between 0 and ${table.earnPoints}`),
    check('orders_list', sql`${table.listGoods} >= ${table.goods}`),
  ],
);

/** A line as it was sold: names, picture and prices stay whatever the catalogue does later. */
export const orderLineTable = pgTable(
  'order_line',
  {
    orderCd: orderKey(),
    lineNo: integer('line_no').notNull(),
    productCd: text('product_cd').notNull(),
    optionCd: text('option_cd').notNull().default(''),
    brandCd: text('brand_cd').notNull(),
    brandNm: jsonb('brand_nm').$type<Text>().notNull(),
    productNm: jsonb('product_nm').$type<Text>().notNull(),
    optionNm: jsonb('option_nm').$type<Text>(),
    imgMainUrl: text('img_main_url').notNull(),
    productType: text('product_type').$type<'DOMESTIC' | 'OVERSEAS'>().notNull(),
    /** Categories of the product when it was ordered: coupons are matched against them. */
    cateCds: text('cate_cds').array().notNull().default([]),
    isPerfume: boolean('is_perfume').notNull().default(false),
    volumeMl: doublePrecision('volume_ml'),
    isFreeShipping: boolean('is_free_shipping').notNull().default(false),
    isFirstPurchase: boolean('is_first_purchase').notNull().default(false),
    quantity: integer().notNull(),
    /** Won for one piece, option added. */
    normalPrice: integer('normal_price').notNull(),
    salePrice: integer('sale_price').notNull(),
    couponCd: integer('coupon_cd'),
    couponDiscount: integer('coupon_discount').notNull().default(0),
    /** Pieces that went back, or are asked to. */
    claimedQuantity: integer('claimed_quantity').notNull().default(0),
    /** When its member, or the seventh day, confirmed what stays of it: it earns once, and takes no claim any more. */
    confirmedAt: instant('confirmed_at'),
    /** Line of the cart it came from; taken out of the cart once the order is paid. */
    cartItemCd: text('cart_item_cd'),
  },
  (table) => [
    primaryKey({ columns: [table.orderCd, table.lineNo] }),
    index('order_line_product').on(table.productCd),
    check('order_line_money', sql`${table.quantity} > 0 and ${table.salePrice} >= 0 and ${table.normalPrice} >= ${table.salePrice}`),
    check('order_line_claimed', sql`${table.claimedQuantity} between 0 and ${table.quantity}`),
    check('order_line_coupon', sql`${table.couponDiscount} between 0 and ${table.salePrice} * ${table.quantity}`),
  ],
);

/** Every state an order has been in. */
export const orderHistoryTable = pgTable(
  'order_history',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderCd: orderKey(),
    state: text().$type<OrderState>().notNull(),
    at: instant('at').notNull(),
    note: text(),
  },
  (table) => [index('order_history_order').on(table.orderCd, table.at, table.seq)],
);

/** Where the order goes, as written when it was placed; Korean (E-20) or overseas (E-21). */
export const orderAddressTable = pgTable('order_address', {
  orderCd: orderKey().primaryKey(),
  ...addressColumns(),
});

/** What a carrier told of a parcel, oldest first. */
export interface ShipmentEvent {
  /** ISO 8601 in UTC. */
  at: string;
  step: ShipmentStep;
  place: Text;
  text: Text;
}

/** Parcels of an order; what the carrier tells is in `events`. */
export const shipmentTable = pgTable(
  'shipment',
  {
    shipmentCd: text('shipment_cd').primaryKey(),
    orderCd: orderKey(),
    carrier: text().$type<CarrierCd>().notNull(),
    invoiceNo: text('invoice_no').notNull(),
    lineNos: integer('line_nos').array().notNull(),
    events: jsonb().$type<ShipmentEvent[]>().notNull().default([]),
    shippedAt: instant('shipped_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('shipment_order').on(table.orderCd), uniqueIndex('shipment_invoice').on(table.carrier, table.invoiceNo)],
);
