import type { TrackingItem } from '@hyangro/contracts/order/tracking.contract';
import { batchesOf, currentStep } from './tracking.model';

const items = (count: number) => Array.from({ length: count }, (_, n) => ({ productCd: `P${n}`, salePrice: n }) as TrackingItem);

test.each([
  [7, [3, 3, 1]],
  [3, [3]],
  [1, [1]],
  [0, []],
])('K-TRK %i goods go in batches of %j', (count, sizes) => {
  const all = items(count);
  const batches = batchesOf(all, 3);
  expect(batches.map((batch) => batch.length)).toEqual(sizes);
  expect(batches.flat()).toEqual(all);
});

test('R-MY-05 a parcel is at the last step that came', () => {
  const at = '2026-11-20T01:00:00Z';
  const steps = (...times: (string | null)[]) => ({
    steps: (['PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const).map((step, n) => ({ step, at: times[n] ?? null })),
  });
  expect(currentStep(steps(at))).toBe(0);
  expect(currentStep(steps(at, at))).toBe(1);
  expect(currentStep(steps(at, null, null, at))).toBe(3);
  expect(currentStep(steps(null))).toBe(0);
});
