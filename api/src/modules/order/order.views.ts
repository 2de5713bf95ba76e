import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { CHINA } from '@hyangro/contracts/order/countries';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { PAID_STATES } from './order-state.rules';
import { orderAddressTable, orderLineTable, orderTable } from './order.tables';

/** Orders that wait for payment, for joins. */
export const waitingOrders = new QueryBuilder()
  .select({
    orderCd: orderTable.orderCd,
    orderedAt: orderTable.orderedAt,
    isStockHeld: orderTable.isStockHeld,
    reservedUntil: orderTable.reservedUntil,
  })
  .from(orderTable)
  .where(eq(orderTable.state, 'WAIT'))
  .as('waiting_orders');

/** Orders that go to China, with whom they are for, for joins. */
export const chinaOrders = new QueryBuilder()
  .select({
    orderCd: orderTable.orderCd,
    memCd: orderTable.memCd,
    state: orderTable.state,
    deliveredAt: orderTable.deliveredAt,
    isForAnother: orderTable.isForAnother,
    recipient: orderAddressTable.recipient,
  })
  .from(orderTable)
  .innerJoin(orderAddressTable, eq(orderAddressTable.orderCd, orderTable.orderCd))
  .where(eq(orderAddressTable.countryCd, CHINA))
  .as('china_orders');

/** Lines whose purchase was confirmed and of which something stays, for joins (R-MY-11). */
export const confirmedLines = new QueryBuilder()
  .select({
    orderCd: orderTable.orderCd,
    memCd: orderTable.memCd,
    lineNo: orderLineTable.lineNo,
    productCd: orderLineTable.productCd,
    /** Empty without options. */
    optionCd: orderLineTable.optionCd,
    optionNm: orderLineTable.optionNm,
    confirmedAt: sql<Date>`${orderLineTable.confirmedAt}`.mapWith(orderLineTable.confirmedAt).as('line_confirmed_at'),
  })
  .from(orderTable)
  .innerJoin(
    orderLineTable,
    and(
      eq(orderLineTable.orderCd, orderTable.orderCd),
      gt(orderLineTable.quantity, orderLineTable.claimedQuantity),
      isNotNull(orderLineTable.confirmedAt),
    ),
  )
  .as('confirmed_lines');

/** Lines that were paid for and did not go back whole, for joins. */
export const soldLines = new QueryBuilder()
  .select({
    orderCd: orderTable.orderCd,
    memCd: orderTable.memCd,
    productCd: orderLineTable.productCd,
    soldAt: orderTable.orderedAt,
  })
  .from(orderTable)
  .innerJoin(
    orderLineTable,
    and(eq(orderLineTable.orderCd, orderTable.orderCd), gt(orderLineTable.quantity, orderLineTable.claimedQuantity)),
  )
  .where(inArray(orderTable.state, [...PAID_STATES]))
  .as('sold_lines');
