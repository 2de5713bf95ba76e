import type { ShipmentStep } from '@hyangro/contracts/order/order.schemas';
import { hoursAfter } from '../../../platform/clock/clock';
import type { shipmentTable } from '../order.tables';
import { shipmentEvent } from './shipment-events.rules';

/** Hours after a parcel was sent at which the carrier tells of it. */
const USUAL_HOURS: readonly (readonly [ShipmentStep, number])[] = [
  ['PICKED_UP', 0],
  ['IN_TRANSIT', 7],
  ['OUT_FOR_DELIVERY', 40],
];

interface SentOrder {
  orderCd: string;
  lineNos: readonly number[];
  /** Lines from this number on travel in a second parcel. */
  secondParcelFrom?: number | undefined;
  shippedAt: Date | undefined;
  deliveredAt: Date | undefined;
}

/** The parcels of a demo order with what the carrier told until now; none while it has not been sent. */
export function demoParcels(
  { orderCd, lineNos, secondParcelFrom = Infinity, shippedAt, deliveredAt }: SentOrder,
  now: Date,
): (typeof shipmentTable.$inferInsert)[] {
  if (!shippedAt) return [];
  const told = USUAL_HOURS.map(([step, hours]) => shipmentEvent(step, hoursAfter(shippedAt, hours)));
  const last = deliveredAt ?? now;
  const events = told.filter(({ at }) => at < last.toISOString()).concat(deliveredAt ? shipmentEvent('DELIVERED', deliveredAt) : []);
  const number = orderCd.replace(/\D/g, '').padStart(10, '0');
  return [lineNos.filter((lineNo) => lineNo < secondParcelFrom), lineNos.filter((lineNo) => lineNo >= secondParcelFrom)]
    .filter((parcel) => parcel.length > 0)
    .map((parcel, at) => ({
      shipmentCd: at === 0 ? `S-${orderCd}` : `S-${orderCd}-${at + 1}`,
      orderCd,
      carrier: at === 0 ? ('CJ' as const) : ('HANJIN' as const),
      invoiceNo: `6${at}${number}`,
      lineNos: parcel,
      events: at === 0 ? events : events.slice(0, 1),
      shippedAt,
      deliveredAt,
    }));
}
