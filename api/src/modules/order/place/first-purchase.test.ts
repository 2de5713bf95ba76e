import { eq } from 'drizzle-orm';
import { checkout, newKey, type Desk } from '../../../platform/testing/checkout';
import { createTestApp, type Caller, type TestApp } from '../../../platform/testing/test-app';
import { memberTable } from '../../member/member.tables';
import { orderTable } from '../order.tables';

const EVENT = { productCd: 'P0069', quantity: 1 };
const GOODS = { productCd: 'P0009', quantity: 1 };
const refusalOf = async (call: Promise<{ statusCode: number; json(): { messageCode: string; args: unknown[] } }>) => {
  const answer = await call;
  return [answer.statusCode, answer.json().messageCode, answer.json().args];
};
const open = async (shop: TestApp, loginId: string): Promise<{ newcomer: Caller; desk: Desk }> => {
  const newcomer = await shop.login(loginId);
  return { newcomer, desk: checkout(shop, newcomer) };
};
const tryPlace = (by: Caller, items: readonly object[]) => by.post('/orders', { idempotencyKey: newKey(), items });

describe('the first-purchase item', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await createTestApp();
  });
  afterAll(() => shop.close());

  test('V-FP1 is one piece and the only one of its kind, takes no points, and needs 10,000 won', async () => {
    const { newcomer, desk } = await open(shop, 'demo21');
    await shop.db.update(memberTable).set({ points: 9_000 }).where(eq(memberTable.memCd, 'M0021'));
    await shop.deps.pool.query(`update product set first_purchase_only = true where product_cd = 'P0003'`);
    const one = [500, 'order.a0008', []];
    expect(await refusalOf(tryPlace(newcomer, [{ ...EVENT, quantity: 2 }]))).toEqual(one);
    expect(await refusalOf(tryPlace(newcomer, [EVENT, { productCd: 'P0003', quantity: 1 }]))).toEqual(one);
    const alone = await desk.placeReady([EVENT]);
    expect(await refusalOf(newcomer.put(`/orders/${alone}/points`, { points: 100 }))).toEqual([500, 'order.a0009', []]);
    expect(await refusalOf(desk.startPay(alone))).toEqual([500, 'order.a0007', [10_000]]);
  });

  test('V-FP1 of two orders side by side one is paid for; the other may be once that one was declined', async () => {
    const { desk } = await open(shop, 'demo21');
    const [first, second] = [await desk.placeReady([EVENT, GOODS]), await desk.placeReady([EVENT, GOODS])];
    const paymentKey = await desk.openPay(first);
    expect(await refusalOf(desk.startPay(second))).toEqual([500, 'order.a0010', []]);
    await desk.decide(paymentKey, 'decline');
    await desk.status(first);
    const again = await desk.openPay(second);
    expect(await refusalOf(desk.startPay(first))).toEqual([500, 'order.a0010', []]);
    await desk.decide(again, 'approve');
    await desk.confirm(second, again);
    expect(await refusalOf(desk.startPay(first))).toEqual([500, 'order.a0010', []]);
    expect((await desk.read(second)).state).toBe('PREP');
  });

  test('who begins to pay for it a second time is not taken for somebody who has bought', async () => {
    const { desk } = await open(shop, 'demo23');
    await shop.db.delete(orderTable).where(eq(orderTable.memCd, 'M0023'));
    const orderCd = await desk.placeReady([EVENT, GOODS]);
    await desk.openPay(orderCd);
    const again = await desk.openPay(orderCd);
    await desk.decide(again, 'approve');
    await desk.confirm(orderCd, again);
    expect((await desk.read(orderCd)).state).toBe('PREP');
  });

  test('ERR-ORD-1 is for those who never bought, also when the order was placed before', async () => {
    const { newcomer, desk } = await open(shop, 'demo26');
    const early = await desk.placeReady([EVENT, GOODS]);
    await desk.buy([EVENT, GOODS]);
    expect(await refusalOf(tryPlace(newcomer, [EVENT]))).toEqual([500, 'order.a0010', []]);
    expect(await refusalOf(desk.startPay(early))).toEqual([500, 'order.a0010', []]);
  });
});

test('V-FP1 V-CORP1 both minimums are settings of the operator', async () => {
  const shop = await createTestApp({ config: { FIRST_PURCHASE_MIN_PAYMENT_WON: 500, CORPORATE_MIN_ORDER_WON: 30_241 } });
  try {
    const { desk } = await open(shop, 'demo21');
    expect((await desk.startPay(await desk.placeReady([EVENT]))).statusCode).toBe(200);
    const { newcomer: company } = await open(shop, 'demo27');
    expect(await refusalOf(tryPlace(company, [GOODS]))).toEqual([500, 'order.a0021', [30_241]]);
    expect((await tryPlace(company, [{ ...GOODS, quantity: 2 }])).statusCode).toBe(201);
  } finally {
    await shop.close();
  }
});
