import type { Tx } from '../db/db';
import { throwRefusal } from '../http/refusal';
import { lockOrder, type OrderRow } from '../../modules/order/order.repository';
import { deliverOrder } from '../../modules/order/ship/deliver-order.service';
import { shipOrder, type Parcel } from '../../modules/order/ship/ship-order.service';
import type { TestApp } from './test-app';

/** What the warehouse and the carriers do with the orders of a shop; `shop` may be opened later. */
export function parcelsOf(shop: () => TestApp) {
  let waybills = 300_000_000_000;
  const call = () => ({ now: shop().clock.now(), refuse: throwRefusal });
  /** A parcel under a waybill of its own. */
  const parcel = (more: Partial<Parcel> = {}): Parcel => ({ carrierCd: 'CJ', invoiceNo: String((waybills += 1)), ...more });
  const locked = (orderCd: string, work: (tx: Tx, order: OrderRow) => Promise<void>): Promise<void> =>
    shop().db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderCd);
      if (!order) throw new Error(`${orderCd} is gone`);
      await work(tx, order);
    });
  return {
    call,
    parcel,
    locked,
    ship: (orderCd: string, what: Parcel = parcel()) => locked(orderCd, (tx, order) => shipOrder(shop().deps, tx, call(), order, what)),
    /** One parcel of an order, or all. */
    deliver: (orderCd: string, shipmentCd?: string) =>
      locked(orderCd, (tx, order) => deliverOrder(shop().deps, tx, call(), order, shipmentCd)),
  };
}
