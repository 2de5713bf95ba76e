import type { Facts } from '@hyangro/contracts/operator/operator.contract';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { OrderState } from '@hyangro/contracts/order/order.schemas';
import type { Db, RootDb, Tx } from '../../../platform/db/db';
import type { CallContext } from '../../../platform/http/call';
import type { Actor } from '../../../platform/http/operator';
import { record } from '../../operator/public';
import { bookConfirmedOrder } from '../after/confirm-order.service';
import { deliverOrder, tellShipment, type NotMovable } from '../ship/deliver-order.service';
import type { OrderPayments } from '../order-payments.port';
import { findOrder, findOrderLines, lockOrder, type OrderRow } from '../order.repository';
import { cancelUnpaidOrder } from '../place/reservation.service';
import { shipOrder, unsentLines, type NotShippable, type Parcel } from '../ship/ship-order.service';
import { findShipment, findShipments } from '../ship/shipment.repository';
import type { TellDeps } from '../tell/tell-buyer.service';

export type OperatorDeps = TellDeps & { db: RootDb };
/** A call of an operator, or of the command line in an operator's name. */
export type OperatorCall<R extends RefusalName = never> = Pick<CallContext<R | 'ORDER_NOT_FOUND'>, 'now' | 'refuse'> & { by: Actor };

/** Sends a parcel of an order. */
export const shipByOperator = (deps: OperatorDeps, call: OperatorCall<NotShippable>, orderCd: string, parcel: Parcel): Promise<void> =>
  operate(deps, call, orderCd, 'order.ship', (tx, order) => shipOrder(deps, tx, call, order, parcel));

/** Notes that a parcel, or all of them, arrived. */
export const deliverByOperator = (
  deps: OperatorDeps,
  call: OperatorCall<NotMovable>,
  orderCd: string,
  shipmentCd?: string,
): Promise<void> => operate(deps, call, orderCd, 'order.deliver', (tx, order) => deliverOrder(deps, tx, call, order, shipmentCd));

/** What a carrier tells of a parcel. */
export async function tellByOperator(
  deps: OperatorDeps,
  call: OperatorCall<NotMovable>,
  shipmentCd: string,
  told: Omit<Parameters<typeof tellShipment>[4], 'shipmentCd'>,
): Promise<void> {
  const shipment = (await findShipment(deps.db, shipmentCd)) ?? call.refuse('SHIPMENT_NOT_FOUND');
  await operate(deps, call, shipment.orderCd, 'order.event', (tx, order) => tellShipment(deps, tx, call, order, { shipmentCd, ...told }));
}

/** Ends an order that was not paid; a payment that was only begun gives way. */
export async function cancelByOperator(
  deps: OperatorDeps & { payments: OrderPayments },
  call: OperatorCall<'ORDER_STATE'>,
  orderCd: string,
): Promise<void> {
  const order = await findOrder(deps.db, orderCd);
  if (order?.state === 'WAIT') await deps.payments.giveWay(orderCd, call.now);
  await operate(deps, call, orderCd, 'order.cancel', async (tx, locked) => {
    if (locked.state !== 'WAIT' || (await deps.payments.isUnderWay(tx, orderCd))) call.refuse('ORDER_STATE');
    await cancelUnpaidOrder(deps, tx, locked, call.now, call.by.name);
  });
}

/**
 * The next natural state of an order, for demonstrations: sent (with a waybill made up from its code), delivered, confirmed. `from` refuses an
 * order that is in another state by now.
 */
export const advanceByOperator = (
  deps: OperatorDeps,
  call: OperatorCall<NotShippable>,
  orderCd: string,
  from?: OrderState,
): Promise<void> =>
  operate(deps, call, orderCd, 'order.advance', async (tx, order) => {
    if (from && order.state !== from) call.refuse('ORDER_STATE');
    const refuse = () => call.refuse('ORDER_STATE');
    if (order.state === 'PREP') return shipOrder(deps, tx, call, order, await madeUpParcel(tx, order));
    if (order.state === 'SHIP' && (await restOf(tx, order)).length > 0)
      return shipOrder(deps, tx, call, order, await madeUpParcel(tx, order));
    if (order.state === 'SHIP') return deliverOrder(deps, tx, { now: call.now, refuse }, order);
    if (order.openClaimCd !== null) call.refuse('ORDER_CLAIM_OPEN');
    if (order.state !== 'DELIV') refuse();
    await bookConfirmedOrder(deps, tx, order, call.now, call.by.name);
  });

const restOf = async (tx: Tx, { orderCd }: OrderRow) => unsentLines(await findOrderLines(tx, [orderCd]), await findShipments(tx, orderCd));

async function madeUpParcel(tx: Tx, { orderCd }: OrderRow): Promise<Parcel> {
  const digits = [...orderCd].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 10_000_000_000, 7);
  const count = (await findShipments(tx, orderCd)).length;
  return { carrierCd: 'CJ', invoiceNo: `9${count % 10}${String(digits).padStart(10, '0')}` };
}

/** Does something to a locked order and writes it into the record of actions, both or neither. */
const operate = (
  { db }: OperatorDeps,
  { now, refuse, by }: OperatorCall,
  orderCd: string,
  action: string,
  work: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const order = (await lockOrder(tx, orderCd)) ?? refuse('ORDER_NOT_FOUND');
    const before = await factsOf(tx, order);
    await work(tx, order);
    await record(tx, by, { action, target: orderCd, before, after: await factsOf(tx, (await findOrder(tx, orderCd)) ?? order) }, now);
  });

async function factsOf(db: Db, { orderCd, state }: OrderRow): Promise<Facts> {
  const shipments = await findShipments(db, orderCd);
  const parcels = shipments.map(
    ({ shipmentCd, carrier, invoiceNo, events }) => `${shipmentCd} ${carrier} ${invoiceNo} ${events.at(-1)?.step ?? ''}`,
  );
  return { state, parcels: parcels.join(', ') };
}
