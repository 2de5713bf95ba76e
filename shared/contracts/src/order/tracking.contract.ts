import * as z from 'zod';
import { TRACKING_ITEMS_MAX } from '../constants';
import { contract } from '../kit/contract';
import { MAX_INTEGER, instant, orderCd, productCd, won } from '../kit/schemas';
import { carrierCd } from './carriers';
import { SHIPMENT_STEPS, orderState } from './order.schemas';

/** What is told of goods on their way (E-23): the price of one piece in won. */
export const trackingItem = z.object({ productCd, salePrice: won.max(MAX_INTEGER) });
export type TrackingItem = z.infer<typeof trackingItem>;

const shipment = z.object({
  shipmentCd: z.string(),
  /** `trackUrl`: the carrier's own page of the waybill; null when it has none. */
  carrier: z.object({ carrierCd, name: z.string(), trackUrl: z.string().nullable() }),
  invoiceNo: z.string(),
  lineNos: z.array(z.int()),
  items: z.array(trackingItem),
  /** Every step once; `at` is null while it is still to come. */
  steps: z.array(z.object({ step: z.enum(SHIPMENT_STEPS), at: instant.nullable() })),
  /** What the carrier tells, newest first, in the reader's language. */
  events: z.array(z.object({ at: instant, place: z.string(), text: z.string() })),
});
export type Shipment = z.infer<typeof shipment>;

export const tracking = z.object({ orderCd, state: orderState, shipments: z.array(shipment) });
export type Tracking = z.infer<typeof tracking>;

export const trackingContract = contract({
  'GET /orders/:orderCd/tracking': {
    summary: 'Parcels of an own order: carrier, waybill, steps and events; none before it is shipped',
    source: 'API-D15, R-MY-05',
    access: 'member',
    params: z.object({ orderCd }),
    ok: tracking,
    refusals: ['ORDER_NOT_FOUND'],
  },
  'POST /tracking-items': {
    summary: 'Goods whose way a member looked at, at most three per call',
    source: 'API-D27, E-23, K-TRK',
    access: 'member',
    status: 204,
    body: z.object({ items: z.array(trackingItem).min(1).max(TRACKING_ITEMS_MAX) }),
    ok: z.void(),
  },
});
