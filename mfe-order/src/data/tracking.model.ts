import type { Shipment, TrackingItem } from '@hyangro/contracts/order/tracking.contract';

/** Goods of all parcels in batches of at most `size`: 7 goods are 3, 3 and 1 (K-TRK). */
export function batchesOf(items: readonly TrackingItem[], size: number): TrackingItem[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

/** Index of the step a parcel is at: the last one that came, also where an earlier one was never told. */
export const currentStep = ({ steps }: Pick<Shipment, 'steps'>): number =>
  Math.max(
    0,
    steps.findLastIndex(({ at }) => at !== null),
  );
