import { and, eq, gte, inArray, lt, ne, or } from 'drizzle-orm';
import { HOME_COUNTRY } from '@hyangro/contracts/order/countries';
import type { Db } from '../../../platform/db/db';
import { orderAddressTable as addresses, orderLineTable as lines, orderTable as orders } from '../order.tables';

/** States of orders whose goods come, or have come, to customs. */
const IMPORTED = ['PREP', 'SHIP', 'DELIV', 'CONFIRM', 'RETURN_RECV'] as const;

export interface CustomsDay {
  memCd: string;
  /** The order that is judged. */
  exceptOrderCd: string;
  from: Date;
  to: Date;
  recipient: string;
  customsCode: string;
}

/** Overseas lines of the member's other orders of a time to one receiver: paid ones, and those that hold their pieces for a payment. */
export const findLinesToSameReceiver = (db: Db, { memCd, exceptOrderCd, from, to, recipient, customsCode }: CustomsDay) =>
  db
    .select({
      orderCd: lines.orderCd,
      productType: lines.productType,
      isPerfume: lines.isPerfume,
      volumeMl: lines.volumeMl,
      salePrice: lines.salePrice,
      quantity: lines.quantity,
    })
    .from(orders)
    .innerJoin(addresses, eq(addresses.orderCd, orders.orderCd))
    .innerJoin(lines, and(eq(lines.orderCd, orders.orderCd), eq(lines.productType, 'OVERSEAS')))
    .where(
      and(
        eq(orders.memCd, memCd),
        ne(orders.orderCd, exceptOrderCd),
        gte(orders.orderedAt, from),
        lt(orders.orderedAt, to),
        or(inArray(orders.state, [...IMPORTED]), and(eq(orders.state, 'WAIT'), eq(orders.isStockHeld, true))),
        eq(addresses.countryCd, HOME_COUNTRY),
        eq(addresses.recipient, recipient),
        eq(addresses.customsCode, customsCode),
      ),
    );
