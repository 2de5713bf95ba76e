import { isInvoiceNo, plainInvoiceNo, type CarrierCd } from '@hyangro/contracts/order/carriers';
import { CHINA } from '@hyangro/contracts/order/countries';
import { newCode } from '../../../platform/code';
import type { Tx } from '../../../platform/db/db';
import type { CallContext } from '../../../platform/http/call';
import { hasRealName } from '../../member/public';
import { carrierName } from './carrier.presenter';
import { mayMove } from '../order-state.rules';
import { findAddress, findOrderLines, moveOrder, type OrderLineRow, type OrderRow } from '../order.repository';
import { shipmentEvent } from './shipment-events.rules';
import { findShipments, insertShipment, type ShipmentRow } from './shipment.repository';
import { tellBuyer, type TellDeps } from '../tell/tell-buyer.service';

/** A parcel as it is handed to the carrier. */
export interface Parcel {
  carrierCd: CarrierCd;
  /** As typed; kept without spaces and hyphens. */
  invoiceNo: string;
  /** Lines in it; all that have not been sent unless given. */
  lineNos?: readonly number[];
}
/** Why a parcel cannot be sent. */
export type NotShippable =
  | 'ORDER_STATE'
  | 'ORDER_CLAIM_OPEN'
  | 'ORDER_REAL_NAME_AWAITED'
  | 'SHIPMENT_LINES'
  | 'SHIPMENT_INVOICE'
  | 'SHIPMENT_INVOICE_USED';

/**
 * Sends a parcel of a paid order: the first moves the order to SHIP and the buyer is told. The same parcel named twice is sent once.
 * The caller holds the order's lock.
 */
export async function shipOrder(
  deps: TellDeps,
  tx: Tx,
  { now, refuse }: Pick<CallContext<NotShippable>, 'now' | 'refuse'>,
  order: OrderRow,
  { carrierCd, lineNos, ...parcel }: Parcel,
): Promise<void> {
  const { orderCd, state } = order;
  const invoiceNo = plainInvoiceNo(parcel.invoiceNo);
  const sent = await findShipments(tx, orderCd);
  if (sent.some((shipment) => shipment.carrier === carrierCd && shipment.invoiceNo === invoiceNo)) return;
  if (!isInvoiceNo(carrierCd, invoiceNo)) refuse('SHIPMENT_INVOICE');
  if (order.openClaimCd !== null) refuse('ORDER_CLAIM_OPEN');
  if (state !== 'SHIP' && !mayMove(state, 'SHIP')) refuse('ORDER_STATE');
  if (await isNameAwaited(tx, order)) refuse('ORDER_REAL_NAME_AWAITED');
  const unsent = unsentLines(await findOrderLines(tx, [orderCd]), sent);
  if (unsent.length === 0) refuse('ORDER_STATE');
  const chosen = lineNos ? [...new Set(lineNos)] : unsent;
  if (chosen.some((lineNo) => !unsent.includes(lineNo))) refuse('SHIPMENT_LINES');
  const isNew = await insertShipment(tx, {
    shipmentCd: newCode('S-', 10),
    orderCd,
    carrier: carrierCd,
    invoiceNo,
    lineNos: chosen,
    events: [shipmentEvent('PICKED_UP', now)],
    shippedAt: now,
  });
  if (!isNew) refuse('SHIPMENT_INVOICE_USED');
  if (await moveOrder(tx, orderCd, 'SHIP', now, { shippedAt: now }))
    await tellBuyer(deps, tx, order, 'SHIP', now, { carrier: carrierName(carrierCd), invoiceNo });
}

/** Whether it goes to China and nobody has given the real name of its recipient: customs would send it back (V-CN2). */
async function isNameAwaited(tx: Tx, { orderCd, memCd, isForAnother, recipientNamedAt }: OrderRow): Promise<boolean> {
  if (recipientNamedAt || (await findAddress(tx, orderCd))?.countryCd !== CHINA) return false;
  return isForAnother || !(await hasRealName(tx, memCd));
}

/** Numbers of the lines that no parcel holds yet; what was cancelled whole is not sent. */
export function unsentLines(lines: readonly OrderLineRow[], sent: readonly Pick<ShipmentRow, 'lineNos'>[]): number[] {
  const gone = new Set(sent.flatMap(({ lineNos }) => lineNos));
  return lines
    .filter(({ lineNo, claimedQuantity, quantity }) => !gone.has(lineNo) && claimedQuantity < quantity)
    .map(({ lineNo }) => lineNo);
}
