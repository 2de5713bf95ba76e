import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import type { OperatorOrder } from '@hyangro/contracts/operator/operator.contract';
import type { OrderState } from '@hyangro/contracts/order/order.schemas';
import { decodeCursor, isCursorInstant, pageOf } from '../../../platform/db/cursor';
import type { Db } from '../../../platform/db/db';
import type { Refuse } from '../../../platform/http/refusal';
import { findAddress, findAllOrders, findHistory, findOrder, findOrderLines, type ListPosition, type OrderRow } from '../order.repository';
import { findShipments } from '../ship/shipment.repository';

/** Orders of all members, newest first; in one state or in any. */
export async function listForOperator(db: Db, { state, cursor, limit }: { state?: OrderState; cursor?: string; limit: number }) {
  const after = decodeCursor<ListPosition>(cursor, 2, ([at, orderCd]) =>
    isCursorInstant(at) && typeof orderCd === 'string' ? { orderedAt: new Date(at), orderCd } : null,
  );
  const found = await findAllOrders(db, { state, after, limit: limit + 1 });
  const { rows, nextCursor } = pageOf(found, limit, (last) => [last.orderedAt.toISOString(), last.orderCd]);
  return { items: rows.map(summaryOf), nextCursor };
}

/** One order with lines, address, parcels and history. */
export async function operatorView(db: Db, refuse: Refuse<'ORDER_NOT_FOUND'>, orderCd: string): Promise<OperatorOrder> {
  const order = (await findOrder(db, orderCd)) ?? refuse('ORDER_NOT_FOUND');
  return {
    ...summaryOf(order),
    lines: (await findOrderLines(db, [orderCd])).map(
      ({ lineNo, productCd, optionCd, productNm, quantity, claimedQuantity, salePrice }) => ({
        lineNo,
        productCd,
        optionCd: optionCd || null,
        productNm,
        quantity,
        claimedQuantity,
        salePrice,
      }),
    ),
    address: await findAddress(db, orderCd),
    shipments: (await findShipments(db, orderCd)).map(({ shipmentCd, carrier, invoiceNo, lineNos, shippedAt, deliveredAt, events }) => ({
      shipmentCd,
      carrierCd: carrier,
      invoiceNo,
      lineNos,
      shippedAt: shippedAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
      events,
    })),
    history: (await findHistory(db, orderCd)).map(({ state, at, note }) => ({ state, at: at.toISOString(), note })),
  };
}

const summaryOf = ({ orderCd, memCd, state, orderedAt, payment, openClaimCd }: OrderRow) => ({
  orderCd: orderCd as OrderCd,
  memCd,
  state,
  orderedAt: orderedAt.toISOString(),
  payment,
  openClaimCd,
});
