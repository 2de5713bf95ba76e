import { and, eq, gt, inArray } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { PAID_STATES } from './order-state.rules';
import { orderLineTable, orderTable } from './order.tables';

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
