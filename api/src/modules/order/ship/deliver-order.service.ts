import type { ShipmentStep } from '@hyangro/contracts/order/order.schemas';
import type { Tx } from '../../../platform/db/db';
import type { CallContext } from '../../../platform/http/call';
import { findOrderLines, moveOrder, type OrderRow } from '../order.repository';
import { mayFollow, shipmentEvent } from './shipment-events.rules';
import { findShipments, updateShipment, type ShipmentRow } from './shipment.repository';
import { unsentLines } from './ship-order.service';
import { tellBuyer, type TellDeps } from '../tell/tell-buyer.service';

/** Why a parcel cannot be where it is said to be. */
export type NotMovable = 'ORDER_STATE' | 'SHIPMENT_NOT_FOUND';
type Call = Pick<CallContext<NotMovable>, 'now' | 'refuse'>;

/** Notes that a parcel, or every parcel of an order on its way, arrived. The caller holds the order's lock. */
export async function deliverOrder(deps: TellDeps, tx: Tx, call: Call, order: OrderRow, shipmentCd?: string): Promise<void> {
  const shipments = await findShipments(tx, order.orderCd);
  const chosen = shipmentCd ? [ofCode(shipments, shipmentCd, call)] : shipments;
  if (chosen.every(({ deliveredAt }) => deliveredAt) && order.state === 'DELIV') return;
  if (order.state !== 'SHIP') call.refuse('ORDER_STATE');
  for (const shipment of chosen) if (!shipment.deliveredAt) await noteEvent(tx, shipment, 'DELIVERED', call.now);
  await endDelivery(deps, tx, call, order);
}

/** What a carrier tells of a parcel. DELIVERED delivers it; another step, once it arrived, is refused. The caller holds the order's lock. */
export async function tellShipment(
  deps: TellDeps,
  tx: Tx,
  call: Call,
  order: OrderRow,
  { shipmentCd, step, ...told }: { shipmentCd: string; step: ShipmentStep; place?: string; text?: string },
): Promise<void> {
  const shipment = ofCode(await findShipments(tx, order.orderCd), shipmentCd, call);
  if (order.state !== 'SHIP' || !mayFollow(shipment.events, step)) call.refuse('ORDER_STATE');
  await noteEvent(tx, shipment, step, call.now, told);
  if (step === 'DELIVERED') await endDelivery(deps, tx, call, order);
}

const ofCode = (shipments: readonly ShipmentRow[], shipmentCd: string, { refuse }: Call): ShipmentRow =>
  shipments.find((shipment) => shipment.shipmentCd === shipmentCd) ?? refuse('SHIPMENT_NOT_FOUND');

const noteEvent = (tx: Tx, shipment: ShipmentRow, step: ShipmentStep, now: Date, told?: { place?: string; text?: string }) =>
  updateShipment(tx, shipment, {
    events: [...shipment.events, shipmentEvent(step, now, told)],
    ...(step === 'DELIVERED' && { deliveredAt: now }),
  });

/** The order is delivered when everything that was to be sent has arrived. */
async function endDelivery(deps: TellDeps, tx: Tx, { now }: Call, order: OrderRow): Promise<void> {
  const shipments = await findShipments(tx, order.orderCd);
  const isUnderWay = shipments.some(({ deliveredAt }) => !deliveredAt);
  if (isUnderWay || unsentLines(await findOrderLines(tx, [order.orderCd]), shipments).length > 0) return;
  if (await moveOrder(tx, order.orderCd, 'DELIV', now, { deliveredAt: now })) await tellBuyer(deps, tx, order, 'DELIV', now);
}
