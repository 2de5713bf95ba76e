import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import type { PointEntry, PointsPage } from '@hyangro/contracts/member/points.contract';

export const aPointEntry = (values: Partial<PointEntry> = {}): PointEntry => ({
  pointCd: '1',
  kind: 'ORDER',
  amount: 870,
  balance: 4_850,
  orderCd: 'H-1' as OrderCd,
  createdAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2028-11-20T03:00:00.000Z',
  ...values,
});

export const aPointsPage = (values: Partial<PointsPage> = {}): PointsPage => ({
  balance: 4_850,
  runningOut: { points: 300, firstAt: '2026-12-18T03:00:00.000Z' },
  items: [aPointEntry()],
  nextCursor: null,
  ...values,
});
