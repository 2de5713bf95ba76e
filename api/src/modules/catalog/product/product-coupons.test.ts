import { eq } from 'drizzle-orm';
import type { ProductCoupon } from '@hyangro/contracts/coupon/coupon.contract';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { couponTable, couponTargetTable } from '../../coupon/coupon.tables';

/** A coupon for perfume, which P0001 is, one for skincare, which it is not. */
const PERFUME = 1003;
const SKINCARE = 1004;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const read = async (loginId: string, productCd = 'P0001') => {
  const member = await shop.login(loginId);
  return (await member.get(`/product/${productCd}/coupons`)).json() as ProductCoupon[];
};
const one = async (loginId: string, couponCd = PERFUME) => (await read(loginId)).find((each) => each.couponCd === couponCd);
const change = (values: Partial<typeof couponTable.$inferInsert>) =>
  shop.db.update(couponTable).set(values).where(eq(couponTable.couponCd, PERFUME));

test('R-PRD-02 a product names the coupons that work on it and no others', async () => {
  const codes = (await read('demo05')).map(({ couponCd }) => couponCd);
  expect(codes).toContain(PERFUME);
  expect(codes).not.toContain(SKINCARE);
});

test('R-PRD-02 what can be downloaded stands first, the largest discount above', async () => {
  const coupons = await read('demo05');
  const open = coupons.filter(({ state }) => state === 'DOWNLOADABLE');
  expect(open.length).toBeGreaterThan(0);
  expect(coupons.slice(0, open.length)).toEqual(open);
  expect(open.map(({ discount }) => discount)).toEqual(open.map(({ discount }) => discount).sort((a, b) => b - a));
});

test('R-PRD-02 a coupon is downloadable, then received; none left for who comes late; not for every grade', async () => {
  expect(await one('demo05')).toMatchObject({ state: 'DOWNLOADABLE', type: 'AMOUNT', value: 7000, minAmount: 70_000 });
  const member = await shop.login('demo05');
  await member.post('/coupon', { couponCd: PERFUME });
  expect((await one('demo05'))?.state).toBe('RECEIVED');
  await change({ totalCount: 1, issuedCount: 1 });
  expect([(await one('demo05'))?.state, (await one('demo06'))?.state]).toEqual(['RECEIVED', 'EXHAUSTED']);
  await change({ totalCount: null, issuedCount: 0, grades: ['DIAMOND'] });
  expect(await one('demo06')).toMatchObject({ state: 'NOT_FOR_GRADE', grades: ['DIAMOND'] });
  await change({ grades: [] });
});

test('R-PRD-02 a coupon for one product is not shown at another, nor one whose time is over', async () => {
  await shop.db.delete(couponTargetTable).where(eq(couponTargetTable.couponCd, PERFUME));
  await shop.db.insert(couponTargetTable).values({ couponCd: PERFUME, kind: 'PRODUCT', code: 'P0002' });
  expect(await one('demo06')).toBeUndefined();
  expect((await read('demo06', 'P0002')).map(({ couponCd }) => couponCd)).toContain(PERFUME);
  await change({ validTo: shop.clock.now() });
  expect((await read('demo06', 'P0002')).map(({ couponCd }) => couponCd)).not.toContain(PERFUME);
});

test('API-D09 an unknown product is told as such', async () => {
  const member = await shop.login('demo05');
  expect((await member.get('/product/NONE/coupons')).json()).toMatchObject({ messageCode: 'order.a0015' });
});
