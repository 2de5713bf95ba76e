import { SHIPMENT_STEPS, type ShipmentStep } from '@hyangro/contracts/order/order.schemas';

interface Parcel {
  /** `at` as ISO instants. */
  events: readonly { at: string; step: ShipmentStep }[];
  shippedAt: Date;
  deliveredAt: Date | null;
}

/** When a parcel came to each step, as ISO instants; null for steps that are to come or that nobody told of. */
export function parcelSteps({ events, shippedAt, deliveredAt }: Parcel): { step: ShipmentStep; at: string | null }[] {
  const known: Partial<Record<ShipmentStep, string | null>> = {
    PICKED_UP: shippedAt.toISOString(),
    DELIVERED: deliveredAt?.toISOString() ?? null,
  };
  const told = (step: ShipmentStep) =>
    events
      .filter((event) => event.step === step)
      .map(({ at }) => at)
      .sort()[0] ?? null;
  return SHIPMENT_STEPS.map((step) => ({ step, at: known[step] === undefined ? told(step) : known[step] }));
}
