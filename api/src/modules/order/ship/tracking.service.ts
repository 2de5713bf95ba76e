import type { Shipment, Tracking, TrackingItem } from '@hyangro/contracts/order/tracking.contract';
import type { OrderCd, ProductCd } from '@hyangro/contracts/kit/schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../../platform/db/db';
import type { CallContext, MemberContext } from '../../../platform/http/call';
import { textIn } from '../../../platform/locale/text';
import { logEvent } from '../../common/public';
import { wireCarrier } from './carrier.presenter';
import { findOrderLines, type OrderLineRow } from '../order.repository';
import { ownOrder } from '../own-order.service';
import { findShipments, type ShipmentRow } from './shipment.repository';
import { parcelSteps } from './shipment.rules';

/** Parcels of an own order (R-MY-05); an order that was not shipped yet has none. */
export async function trackOrder(
  db: Db,
  call: Pick<MemberContext<'ORDER_NOT_FOUND'>, 'member' | 'locale' | 'refuse'>,
  orderCd: string,
): Promise<Tracking> {
  const { state } = await ownOrder(db, call, orderCd);
  const [lines, shipments] = await Promise.all([findOrderLines(db, [orderCd]), findShipments(db, orderCd)]);
  return { orderCd: orderCd as OrderCd, state, shipments: shipments.map((shipment) => wireShipment(shipment, lines, call.locale)) };
}

const wireShipment = (
  { shipmentCd, carrier, invoiceNo, lineNos, events, ...times }: ShipmentRow,
  lines: readonly OrderLineRow[],
  locale: Locale,
): Shipment => ({
  shipmentCd,
  carrier: wireCarrier(carrier, invoiceNo, locale),
  invoiceNo,
  lineNos,
  items: lines
    .filter(({ lineNo }) => lineNos.includes(lineNo))
    .map(({ productCd, salePrice }) => ({ productCd: productCd as ProductCd, salePrice })),
  steps: parcelSteps({ events, ...times }),
  events: [...events]
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ at, place, text }) => ({ at, place: textIn(place, locale), text: textIn(text, locale) })),
});

/** Keeps for the shop's figures, in the access log, which goods a member looked after (API-D27). */
export const logTrackingItems = (db: Db, { now }: Pick<CallContext, 'now'>, items: readonly TrackingItem[]): Promise<void> =>
  logEvent(db, { eventName: 'tracking_items', eventParams: { items }, at: now });
