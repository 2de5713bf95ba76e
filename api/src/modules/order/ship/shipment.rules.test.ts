import { parcelSteps } from './shipment.rules';

const shippedAt = new Date('2026-11-20T01:00:00Z');

test('R-MY-05 a parcel that has just left was picked up, and all else is to come', () => {
  expect(parcelSteps({ events: [], shippedAt, deliveredAt: null })).toEqual([
    { step: 'PICKED_UP', at: '2026-11-20T01:00:00.000Z' },
    { step: 'IN_TRANSIT', at: null },
    { step: 'OUT_FOR_DELIVERY', at: null },
    { step: 'DELIVERED', at: null },
  ]);
});

test('R-MY-05 each step has the time of the first word about it', () => {
  const events = [
    { at: '2026-11-21T00:10:00.000Z', step: 'OUT_FOR_DELIVERY' as const },
    { at: '2026-11-20T14:00:00.000Z', step: 'IN_TRANSIT' as const },
    { at: '2026-11-20T09:00:00.000Z', step: 'IN_TRANSIT' as const },
    { at: '2026-11-20T08:00:00.000Z', step: 'PICKED_UP' as const },
  ];
  const deliveredAt = new Date('2026-11-21T05:00:00Z');
  expect(parcelSteps({ events, shippedAt, deliveredAt }).map(({ at }) => at)).toEqual([
    '2026-11-20T01:00:00.000Z',
    '2026-11-20T09:00:00.000Z',
    '2026-11-21T00:10:00.000Z',
    '2026-11-21T05:00:00.000Z',
  ]);
});
