import type { ClaimSummary } from '@hyangro/contracts/order/claim.schemas';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
}, 120_000);
afterAll(() => shop.close());

test('the demo member has a claim of each state, and orders, counters and payments agree with them', async () => {
  const demo = await shop.login('demo01');
  const { items, totalCount } = (await demo.get('/claims')).json() as { items: ClaimSummary[]; totalCount: number };
  expect(items.map(({ orderCd, state }) => [orderCd, state])).toEqual([
    ['H-DEMO-0246', 'RECEIVED'],
    ['H-DEMO-0247', 'REFUNDED'],
    ['H-DEMO-0245', 'REJECTED'],
    ['H-DEMO-0007', 'REFUNDED'],
  ]);
  const orders = (await demo.get('/orders?tab=claim&limit=50')).json();
  expect([orders.counts.claim, orders.totalCount]).toEqual([totalCount, totalCount]);
  expect(orders.items.map(({ orderCd, state }: { orderCd: string; state: string }) => [orderCd, state])).toEqual([
    ['H-DEMO-0246', 'CANCEL_RECV'],
    ['H-DEMO-0247', 'PREP'],
    ['H-DEMO-0245', 'SHIP'],
    ['H-DEMO-0007', 'REFUND'],
  ]);
  expect((await demo.get('/member/home')).json().orderCounts).toMatchObject({ CLAIM: 1 });

  for (const { claimCd, orderCd, state, refund } of items) {
    const isRefunded = state === 'REFUNDED';
    const order = (await demo.get(`/orders/${orderCd}`)).json();
    const claim = (await demo.get(`/claims/${claimCd}`)).json();
    expect(claim).toMatchObject({ isPaidBack: isRefunded, rejectReason: state === 'REJECTED' ? expect.stringMatching(/.{10}/) : null });
    expect(order.claims).toMatchObject([{ claimCd, state }]);
    expect(order.history.at(-1).state).toBe(order.state);
    expect(order.lines[0].claimedQuantity).toBe(state === 'REJECTED' ? 0 : 1);
    const { rows } = await shop.deps.pool.query(
      `select o.payment, o.refunded_amount as refunded, p.cancelled_amount as ours, t.cancelled_amount as theirs from orders o
       join payment p using (order_cd) join test_provider_payment t using (payment_no) where order_cd = $1`,
      [orderCd],
    );
    const back = isRefunded ? refund.payment : 0;
    expect(rows).toEqual([{ payment: order.amounts.payment, refunded: back, ours: back, theirs: back }]);
  }
  expect(items[3]?.refund.payment).toBe((await demo.get('/orders/H-DEMO-0007')).json().amounts.payment);
});
