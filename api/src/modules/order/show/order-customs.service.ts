import { isAbroad } from '@hyangro/contracts/order/countries';
import type { OrderAddress } from '@hyangro/contracts/order/address.schemas';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { customsLoadOf, customsTaxOf, needsCustomsCode, passedLimitOf } from '@hyangro/rules/customs';
import { hoursAfter, kstDay, kstInstant } from '../../../platform/clock/clock';
import type { Db } from '../../../platform/db/db';
import { findLinesToSameReceiver } from './order-customs.repository';
import type { OrderLineRow, OrderRow } from '../order.repository';

/**
 * What customs add up for an order with overseas goods (K-CUS, AHEAD-09): those of the member's other orders of the same day in Seoul count when
 * they go to the same name and personal customs code. Null without overseas goods, and for a
 * parcel that does not come to Korea.
 */
export async function customsOfOrder(
  db: Db,
  order: Pick<OrderRow, 'orderCd' | 'memCd' | 'orderedAt' | 'rateMain' | 'rateSub'>,
  lines: readonly OrderLineRow[],
  address: Pick<OrderAddress, 'countryCd' | 'recipient' | 'customsCode'> | null,
): Promise<Order['customs']> {
  if (!needsCustomsCode(lines) || (address && isAbroad(address.countryCd))) return null;
  const from = kstInstant(kstDay(order.orderedAt));
  const others = address?.customsCode
    ? await findLinesToSameReceiver(db, {
        memCd: order.memCd,
        exceptOrderCd: order.orderCd,
        from,
        to: hoursAfter(from, 24),
        recipient: address.recipient,
        customsCode: address.customsCode,
      })
    : [];
  const load = customsLoadOf([...lines, ...others]);
  const rate = { main: order.rateMain, sub: order.rateSub };
  return {
    ...load,
    passedLimit: passedLimitOf(load, rate),
    taxWon: customsTaxOf(load, rate),
    otherOrders: new Set(others.map(({ orderCd }) => orderCd)).size,
  };
}
