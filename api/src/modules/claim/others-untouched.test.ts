import { eq } from 'drizzle-orm';
import type { Claim } from '@hyangro/contracts/order/claim.schemas';
import { DAY_MS } from '../../platform/clock/clock';
import { PaymentFault } from '../../platform/payment/payment-port';
import { checkout } from '../../platform/testing/checkout';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { memberCouponTable } from '../coupon/coupon.tables';
import { memberTable } from '../member/member.tables';
import { approveClaim, rejectClaim } from './decide-claim.service';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const MEMBER = 'M0005';
const OTHER = 'M0006';
const COUPON = 1002;
/** 30,240 won a piece, of which three take the coupon; and one that nobody claims. */
const GOODS = [
  { productCd: 'P0009', optionCd: null, quantity: 3 },
  { productCd: 'P0026', optionCd: null, quantity: 1 },
];
const deciding = () => ({ now: shop.clock.now(), by: { name: 'cli:test', requestId: null } });

const give = async (memCd: string, coupons: number): Promise<void> => {
  await shop.db.update(memberTable).set({ points: 50_000, grade: 'GOLD' }).where(eq(memberTable.memCd, memCd));
  await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.memCd, memCd));
  const now = shop.clock.now();
  const usableUntil = new Date(now.getTime() + DAY_MS);
  for (let issueNo = 1; issueNo <= coupons; issueNo += 1)
    await shop.db.insert(memberCouponTable).values({ couponCd: COUPON, memCd, issueNo, receivedAt: now, usableUntil });
};
/** Places an order with a coupon and points, ready to be paid. */
async function place(caller: Caller): Promise<string> {
  const orderCd = await checkout(shop, caller).placeReady(GOODS);
  expect((await caller.put(`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: 1, couponCd: COUPON }] })).statusCode).toBe(200);
  expect((await caller.put(`/orders/${orderCd}/points`, { points: 5_000 })).statusCode).toBe(200);
  return orderCd;
}
async function pay(caller: Caller, orderCd: string, decision: 'approve' | 'decline'): Promise<void> {
  const desk = checkout(shop, caller);
  const key = await desk.openPay(orderCd);
  await desk.decide(key, decision);
  await desk.confirm(orderCd, key);
}
const ONE = [{ lineNo: 1, quantity: 1 }];
const EVERYTHING = GOODS.map(({ quantity }, at) => ({ lineNo: at + 1, quantity }));
const claim = async (caller: Caller, orderCd: string, lines = ONE): Promise<string> => {
  const asked = { orderCd, claimType: 'CANCEL', lines, reason: '마음이 바뀌어서 되돌리고 싶어요' };
  const { statusCode, json } = await caller.post('/claims', asked);
  expect(statusCode).toBe(201);
  return (json() as Claim).claimCd;
};

/** What is none of these orders', as it lies in the books: other orders with their money, claims, coupons and pieces, and other members. */
async function othersThan(...orderCds: string[]): Promise<Record<string, string[]>> {
  const isOther = 'order_cd <> all($1)';
  const tables: Record<string, string> = {
    orders: isOther,
    order_line: isOther,
    order_history: isOther,
    payment: isOther,
    payment_refund: 'payment_no in (select payment_no from payment where order_cd <> all($1))',
    test_provider_payment: 'payment_no in (select payment_no from payment where order_cd <> all($1))',
    claim: isOther,
    claim_line: isOther,
    // A coupon of the member that is on no order is what comes and goes.
    member_coupon: `(order_cd is null and mem_cd <> '${MEMBER}') or (order_cd is not null and order_cd <> all($1))`,
    member: `mem_cd <> '${MEMBER}' and $1::text[] is not null`,
    point_ledger: `mem_cd <> '${MEMBER}' and $1::text[] is not null`,
    stock: `product_cd not in ('${GOODS[0]?.productCd}', '${GOODS[1]?.productCd}') and $1::text[] is not null`,
  };
  const books: Record<string, string[]> = {};
  for (const [table, kept] of Object.entries(tables)) {
    const { rows } = await shop.deps.pool.query(`select row_to_json(t)::text as row from ${table} t where ${kept} order by 1`, [orderCds]);
    books[table] = rows.map(({ row }) => row as string);
  }
  return books;
}

const away = () => ({ ...shop.deps.payment, cancel: () => Promise.reject(new PaymentFault('NETWORK', false)) });
/** Other orders of a member, in every state in which a step below could meet them. Paid ones and open payments come last: a write to all rows must find some left. */
async function surround(caller: Caller): Promise<void> {
  const paid = async () => {
    const orderCd = await place(caller);
    await pay(caller, orderCd, 'approve');
    return orderCd;
  };
  // A claim whose money is still owed, an open one, and an ended payment that the provider has not heard of.
  await approveClaim({ ...shop.deps, payment: away() }, deciding(), await claim(caller, await paid()), { restock: false });
  await claim(caller, await paid());
  const declined = await place(caller);
  await pay(caller, declined, 'decline');
  await shop.deps.pool.query(`update payment set status = 'CANCELLED', owes_cancel = true where order_cd = $1`, [declined]);
  await paid();
  await checkout(shop, caller).openPay(await place(caller));
}

test('paying, giving up, claiming and deciding an order changes no other order, of the same member or of others', async () => {
  const member = await shop.login('demo05');
  const other = await shop.login('demo06');
  await give(MEMBER, 7);
  await give(OTHER, 5);
  for (const caller of [member, other]) await surround(caller);
  const before = await othersThan();
  const orderCd = await place(member);
  const givenUp = await place(member);
  const steps: Record<string, () => Promise<unknown>> = {
    'a declined payment': () => pay(member, orderCd, 'decline'),
    'a payment': () => pay(member, orderCd, 'approve'),
    'an order given up': async () => {
      await checkout(shop, member).openPay(givenUp);
      expect((await member.post(`/orders/${givenUp}/cancel`, {})).statusCode).toBe(200);
    },
    'a rejected claim on everything': async () => {
      const claimCd = await claim(member, orderCd, EVERYTHING);
      expect(await rejectClaim(shop.deps, deciding(), claimCd, '상품이 이미 포장되었어요')).toBe('DONE');
      const { state, history } = await checkout(shop, member).read(orderCd);
      expect([state, history.map((step) => step.state)]).toEqual(['PREP', ['WAIT', 'PREP', 'CANCEL_RECV', 'PREP']]);
    },
    'a rejected claim': async () =>
      expect(await rejectClaim(shop.deps, deciding(), await claim(member, orderCd), '상품이 이미 포장되었어요')).toBe('DONE'),
    'an approved claim': async () =>
      expect(await approveClaim(shop.deps, deciding(), await claim(member, orderCd), { restock: true })).toBe('DONE'),
  };
  for (const [step, take] of Object.entries(steps)) {
    await take();
    expect({ step, ...(await othersThan(orderCd, givenUp)) }).toEqual({ step, ...before });
  }
  const { rows: lines } = await shop.deps.pool.query('select claimed_quantity from order_line where order_cd = $1 order by line_no', [
    orderCd,
  ]);
  expect(lines).toEqual([{ claimed_quantity: 1 }, { claimed_quantity: 0 }]);
  const { rows: payments } = await shop.deps.pool.query(
    'select p.status, p.cancelled_amount > 0 as goes_back, p.cancelled_amount = t.cancelled_amount as is_back from payment p join test_provider_payment t using (payment_no) where p.order_cd = $1 order by p.created_at',
    [orderCd],
  );
  expect(payments).toEqual([
    { status: 'FAILED', goes_back: false, is_back: true },
    { status: 'PAID', goes_back: true, is_back: true },
  ]);
});

test('who decided a claim, and how, stands in the record of actions', async () => {
  const member = await shop.login('demo05');
  await give(MEMBER, 1);
  const orderCd = await place(member);
  await pay(member, orderCd, 'approve');
  const rejected = await claim(member, orderCd);
  await rejectClaim(shop.deps, deciding(), rejected, '상품이 이미 포장되었어요');
  const approved = await claim(member, orderCd);
  await approveClaim(shop.deps, deciding(), approved, { restock: false });
  const { rows } = await shop.deps.pool.query('select action, target, actor from operator_action where target = any($1) order by action', [
    [rejected, approved],
  ]);
  expect(rows).toEqual([
    { action: 'claim.approve', target: approved, actor: 'cli:test' },
    { action: 'claim.reject', target: rejected, actor: 'cli:test' },
  ]);
});
