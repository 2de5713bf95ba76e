import { eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { orderTable } from './order.tables';

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
