import { useEffect, useRef } from 'react';
import { TRACKING_ITEMS_MAX } from '@hyangro/contracts/constants';
import type { Shipment } from '@hyangro/contracts/order/tracking.contract';
import { useServices } from '@hyangro/runtime';
import { batchesOf } from '../../data/tracking.model';

/** Tells the shop once a view which goods a member looked after, three per call (API-D27, K-TRK). Nobody waits for it, and a failure is nobody's news. */
export function useTrackingItems(shipments: readonly Shipment[]): void {
  const { api } = useServices();
  const isTold = useRef(false);
  useEffect(() => {
    const items = shipments.flatMap((shipment) => shipment.items);
    if (isTold.current || items.length === 0) return;
    isTold.current = true;
    const tell = async () => {
      for (const batch of batchesOf(items, TRACKING_ITEMS_MAX)) await api('POST /tracking-items', { body: { items: batch } });
    };
    tell().catch(() => undefined);
  }, [api, shipments]);
}
