import { PaymentFault } from '../../platform/payment/payment-port';
import { checkout } from '../../platform/testing/checkout';
import { JPEG } from '../../platform/testing/pictures';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { approveClaim, rejectClaim } from '../claim/public';
import { moveOrder } from '../order/public';
import { payOwedRefunds } from '../payment/public';
import { auditMoney } from './audit-money.service';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const now = () => shop.clock.now();
const audit = (days = 30) => auditMoney(shop.deps, now(), days);
const query = async (text: string, values: unknown[] = []) => (await shop.deps.pool.query(text, values)).rows;
const deciding = () => ({ now: now(), by: { name: 'cli:test', requestId: null } });

test('the books of the demo shop agree', async () => {
  expect((await audit()).findings).toEqual([]);
});

/** A generator of small numbers that the seed decides, so that a failure can be played again. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
const CHOICES = ['claim', 'claim', 'claim', 'reject', 'ship', 'deliver', 'confirm', 'confirmLine', 'confirmLine', 'unpaid'] as const;
type Choice = (typeof CHOICES)[number];

test.each([11, 23, 47, 95])(
  'NF-04 over any sequence of orders, claims and confirmations, provider less refunds is what the books say (seed %i)',
  async (seed) => {
    const roll = dice(seed);
    const member = await shop.login(`demo0${5 + (seed % 4)}`);
    const desk = checkout(shop, member);
    const away = { ...shop.deps.payment, cancel: () => Promise.reject(new PaymentFault('NETWORK', false)) };
    const claim = async (orderCd: string, isDelivered: boolean) => {
      const { lines } = await desk.read(orderCd);
      const left = lines.filter(({ quantity, claimedQuantity, confirmedAt }) => quantity > claimedQuantity && !confirmedAt);
      const picked = left.filter((_, at) => at === 0 || roll(2) === 0);
      const answer = await member.post('/claims', {
        orderCd,
        claimType: isDelivered ? 'RETURN' : 'CANCEL',
        lines: picked.map(({ lineNo, quantity, claimedQuantity }) => ({ lineNo, quantity: 1 + roll(quantity - claimedQuantity) })),
        reason: '마음이 바뀌어서 되돌리고 싶어요',
        photoKeys: isDelivered ? [(await photo()).json().photoKey] : [],
      });
      return answer.statusCode === 201 ? String(answer.json().claimCd) : null;
    };
    const photo = () =>
      member.post('/claims/photos', JPEG, {
        headers: { 'content-type': 'image/jpeg' },
      });
    for (let n = 0; n < 3; n += 1) {
      const orderCd = await desk.placeReady([
        { productCd: 'P0003', optionCd: null, quantity: 1 + roll(2) },
        { productCd: 'P0009', optionCd: null, quantity: 1 + roll(3) },
        { productCd: 'P0030', optionCd: null, quantity: 1 + roll(2) },
      ]);
      await member.put(`/orders/${orderCd}/points`, { points: roll(2) * 500 });
      let state: 'PREP' | 'SHIP' | 'DELIV' | 'CONFIRM' = 'PREP';
      const key = await desk.openPay(orderCd);
      await desk.decide(key, 'approve');
      await desk.confirm(orderCd, key);
      for (let step = 0; step < 5; step += 1) {
        const choice: Choice = CHOICES[roll(CHOICES.length)] ?? 'claim';
        if (choice === 'ship' && state === 'PREP' && (await moveOrder(shop.db, orderCd, 'SHIP', now(), { shippedAt: now() })))
          state = 'SHIP';
        else if (choice === 'deliver' && state === 'SHIP' && (await moveOrder(shop.db, orderCd, 'DELIV', now(), { deliveredAt: now() })))
          state = 'DELIV';
        else if (choice === 'confirm' && (await member.post(`/orders/${orderCd}/confirm`, {})).statusCode < 300) state = 'CONFIRM';
        else if (choice === 'confirmLine') {
          // Every now and then one that went back or was confirmed before: that is refused, or changes nothing.
          const answer = await member.post(`/orders/${orderCd}/lines/confirm`, { lineNos: [1 + roll(3)] });
          if (answer.statusCode < 300) state = (answer.json() as { state: typeof state }).state;
        } else if (choice === 'unpaid') await desk.place([{ productCd: 'P0009', optionCd: null, quantity: 1 }]);
        else if (choice === 'claim' || choice === 'reject') {
          const claimCd = await claim(orderCd, state === 'DELIV');
          if (claimCd === null) continue;
          if (choice === 'reject') await rejectClaim(shop.deps, deciding(), claimCd, '다시 한번 확인해 주세요');
          else
            await approveClaim({ ...shop.deps, payment: roll(3) === 0 ? away : shop.deps.payment }, deciding(), claimCd, {
              restock: roll(2) === 0,
            });
        }
        // Also while money is still owed.
        expect((await audit(0)).findings).toEqual([]);
      }
    }
    await payOwedRefunds(shop.deps, now());
    const { findings, owed, asked } = await audit();
    expect([findings, owed]).toEqual([[], []]);
    expect(asked).toBeGreaterThan(0);
  },
);

describe('what is planted is found', () => {
  let orderCd: string;
  let memCd: string;
  beforeAll(async () => {
    const desk = checkout(shop, await shop.login('demo05'));
    orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 3 }]);
    memCd = 'M0005';
  });
  const planted: [what: string, change: string, back: string][] = [
    [
      'a paid order has one payment of its amount',
      'update payment set amount = amount - 1 where order_cd = $1',
      'update payment set amount = amount + 1 where order_cd = $1',
    ],
    [
      'what a payment gave back is the sum of its refunds',
      'update payment set cancelled_amount = 100 where order_cd = $1',
      'update payment set cancelled_amount = 0 where order_cd = $1',
    ],
    [
      'what an order gave back is the sum of its claims',
      'update orders set refunded_amount = 100 where order_cd = $1',
      'update orders set refunded_amount = 0 where order_cd = $1',
    ],
    [
      'an order that was given back whole gave back all',
      `update orders set state = 'REFUND' where order_cd = $1`,
      `update orders set state = 'PREP' where order_cd = $1`,
    ],
    [
      'pieces that went back are those of its claims',
      'update order_line set claimed_quantity = 1 where order_cd = $1',
      'update order_line set claimed_quantity = 0 where order_cd = $1',
    ],
    [
      'points that an order has given were booked',
      'update orders set earned_points = 1 where order_cd = $1',
      'update orders set earned_points = 0 where order_cd = $1',
    ],
    [
      'an order is confirmed when all that stays of it is',
      `with line as (update order_line set confirmed_at = now() where order_cd = $1) update orders set state = 'DELIV' where order_cd = $1`,
      `with line as (update order_line set confirmed_at = null where order_cd = $1) update orders set state = 'PREP' where order_cd = $1`,
    ],
    [
      'a paid order holds its pieces',
      'update orders set is_stock_held = false where order_cd = $1',
      'update orders set is_stock_held = true where order_cd = $1',
    ],
    [
      'a coupon of a paid line is used by its order',
      'update order_line set coupon_cd = 1002 where order_cd = $1',
      'update order_line set coupon_cd = null where order_cd = $1',
    ],
  ];
  test.each(planted)('%s', async (what, change, back) => {
    await query(change, [orderCd]);
    try {
      expect((await audit(0)).findings.map((finding) => finding.what)).toContain(what);
    } finally {
      await query(back, [orderCd]);
    }
    expect((await audit(0)).findings).toEqual([]);
  });

  test('a balance that no booking explains', async () => {
    await query('update member set points = points + 7 where mem_cd = $1', [memCd]);
    const { findings } = await audit(0);
    await query('update member set points = points - 7 where mem_cd = $1', [memCd]);
    expect(findings.map(({ code, found, expected }) => [code, expected - found])).toEqual([
      [memCd, 7],
      [memCd, 7],
    ]);
  });

  test('points of an order that were given twice', async () => {
    await query(`insert into point_ledger (mem_cd, kind, amount, balance, ref_cd, created_at) values ($1, 'RESTORE', 30, 30, $2, now())`, [
      memCd,
      orderCd,
    ]);
    const { findings } = await audit(0);
    await query(`delete from point_ledger where ref_cd = $1 and kind = 'RESTORE'`, [orderCd]);
    expect(findings.map(({ what }) => what)).toContain('points that an order gave back were booked');
  });

  test('a provider that gave back what nobody asked for, and one that kept what should have gone back', async () => {
    await query(
      'update test_provider_payment set cancelled_amount = 100 where payment_no in (select payment_no from payment where order_cd = $1)',
      [orderCd],
    );
    const { findings } = await audit();
    await query(
      'update test_provider_payment set cancelled_amount = 0 where payment_no in (select payment_no from payment where order_cd = $1)',
      [orderCd],
    );
    expect(findings).toMatchObject([
      { what: 'what the provider keeps is what was paid less what went back', expected: 90_720, found: 90_620 },
    ]);
    await query(`update payment set status = 'CANCELLED' where order_cd = $1`, [orderCd]);
    const kept = (await audit()).findings.filter(({ what }) => what.startsWith('what the provider'));
    await query(`update payment set status = 'PAID' where order_cd = $1`, [orderCd]);
    expect(kept).toMatchObject([{ expected: 0, found: 90_720 }]);
  });
});
