import { eq } from 'drizzle-orm';
import type { Claim, ClaimPreview } from '@hyangro/contracts/order/claim.schemas';
import { DAY_MS } from '../../platform/clock/clock';
import { PaymentFault } from '../../platform/payment/payment-port';
import { checkout, type Desk } from '../../platform/testing/checkout';
import { JPEG } from '../../platform/testing/pictures';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { memberCouponTable } from '../coupon/coupon.tables';
import { memberTable } from '../member/member.tables';
import { moveOrder } from '../order/public';
import { payOwedRefunds } from '../payment/public';
import { approveClaim } from './decide-claim.service';

let shop: TestApp;
let member: Caller;
let desk: Desk;
beforeAll(async () => {
  // Half of the photos below belong to claims that are refused.
  shop = await createTestApp({ config: { UPLOADS_PER_DAY: 1_000 } });
  await shop.deps.pool.query(`update stock set stock_cnt = 10000 where product_cd = $1`, [PRODUCT]);
});
afterAll(() => shop.close());
/** Calls are counted by address: each case is a browser of its own. */
beforeEach(async () => {
  member = await shop.login('demo05');
  desk = checkout(shop, member);
});

const MEMBER = 'M0005';
/** 30,240 won a piece; three of them ship free, fewer cost 4,000. */
const PRODUCT = 'P0009';
const COUPON = { couponCd: 1002, off: 3_000 };
const POINTS = 20_000;
const BALANCE = 50_000;

interface Case {
  hasCoupon: boolean;
  hasPoints: boolean;
  isDelivered: boolean;
  /** Pieces of each claim on the three, one after the other. */
  claims: readonly (1 | 2 | 3)[];
}
/** Won and points of the last claim, and what the rest earns at two percent; worked out by hand. */
type Outcome = readonly [payment: number, points: number, earns: number];

/** Sums by the claims on an order of three pieces: what it paid, and what each claim gives back. */
const SUMS: Readonly<Record<string, { paid: number; outcomes: Readonly<Record<string, Outcome>> }>> = {
  plain: { paid: 90_720, outcomes: { '1': [26_240, 0, 1_289], '3': [90_720, 0, 0], '1,1': [30_240, 0, 684], '1,2': [64_480, 0, 0] } },
  coupon: { paid: 87_720, outcomes: { '1': [25_240, 0, 1_249], '3': [87_720, 0, 0], '1,1': [29_240, 0, 664], '1,2': [62_480, 0, 0] } },
  points: {
    paid: 70_720,
    outcomes: { '1': [25_584, 656, 902], '3': [70_720, 20_000, 0], '1,1': [21_168, 9_072, 479], '1,2': [45_136, 19_344, 0] },
  },
  'coupon and points': {
    paid: 67_720,
    outcomes: { '1': [23_984, 1_256, 874], '3': [67_720, 20_000, 0], '1,1': [20_468, 8_772, 465], '1,2': [43_736, 18_744, 0] },
  },
};
const rewardsOf = ({ hasCoupon, hasPoints }: Pick<Case, 'hasCoupon' | 'hasPoints'>) =>
  [hasCoupon && 'coupon', hasPoints && 'points'].filter(Boolean).join(' and ') || 'plain';

const query = async (text: string, values: unknown[]) => (await shop.deps.pool.query(text, values)).rows;
const now = () => shop.clock.now();
const stock = async (): Promise<number> => (await query('select stock_cnt from stock where product_cd = $1', [PRODUCT]))[0].stock_cnt;
const pieces = (quantity: number) => [{ lineNo: 1, quantity }];

/** A member of two percent buys three pieces. */
async function buy({ hasCoupon, hasPoints, isDelivered }: Omit<Case, 'claims'>): Promise<string> {
  await shop.db.update(memberTable).set({ points: BALANCE, grade: 'GOLD' }).where(eq(memberTable.memCd, MEMBER));
  await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.memCd, MEMBER));
  const orderCd = await desk.placeReady([{ productCd: PRODUCT, optionCd: null, quantity: 3 }]);
  if (hasCoupon) {
    const usableUntil = new Date(now().getTime() + DAY_MS);
    await shop.db
      .insert(memberCouponTable)
      .values({ couponCd: COUPON.couponCd, memCd: MEMBER, issueNo: 1, receivedAt: now(), usableUntil });
    await member.put(`/orders/${orderCd}/coupons`, { coupons: [{ lineNo: 1, couponCd: COUPON.couponCd }] });
  }
  if (hasPoints) await member.put(`/orders/${orderCd}/points`, { points: POINTS });
  const key = await desk.openPay(orderCd);
  await desk.decide(key, 'approve');
  await desk.confirm(orderCd, key);
  if (isDelivered) await deliver(orderCd);
  return orderCd;
}
async function deliver(orderCd: string): Promise<void> {
  await moveOrder(shop.db, orderCd, 'SHIP', now(), { shippedAt: now() });
  await moveOrder(shop.db, orderCd, 'DELIV', now(), { deliveredAt: now() });
}

async function ask(
  orderCd: string,
  claimType: 'CANCEL' | 'RETURN',
  quantity: number,
  expectedRefund?: { payment: number; points: number },
) {
  const upload = () => member.post('/claims/photos', JPEG, { headers: { 'content-type': 'image/jpeg' } });
  const photoKeys = claimType === 'RETURN' ? [(await upload()).json().photoKey] : [];
  const reason = '마음이 바뀌어서 되돌리고 싶어요';
  return member.post('/claims', { orderCd, claimType, lines: pieces(quantity), reason, photoKeys, expectedRefund });
}
const previewOf = async (orderCd: string, claimType: 'CANCEL' | 'RETURN', quantity: number): Promise<ClaimPreview> =>
  (await member.post('/claims/preview', { orderCd, claimType, lines: pieces(quantity) })).json();
const deciding = () => ({ now: now(), by: { name: 'cli:test', requestId: null } });
const approve = (claimCd: string, restock = false, payment = shop.deps.payment) =>
  approveClaim({ ...shop.deps, payment }, deciding(), claimCd, { restock });

/** What every book says of an order. */
async function booksOf(orderCd: string) {
  const [order] = await query('select refunded_amount, refunded_points, earn_points from orders where order_cd = $1', [orderCd]);
  const [payment] = await query(
    `select p.cancelled_amount as ours, t.cancelled_amount as theirs from payment p join test_provider_payment t using (payment_no) where p.order_cd = $1 and p.status = 'PAID'`,
    [orderCd],
  );
  const [{ points }] = await query('select points from member where mem_cd = $1', [MEMBER]);
  const [coupon] = await query('select order_cd from member_coupon where mem_cd = $1', [MEMBER]);
  return {
    provider: payment.theirs,
    ours: payment.ours,
    order: order.refunded_amount,
    orderPoints: order.refunded_points,
    earns: order.earn_points,
    balance: points,
    couponIsUsed: coupon ? coupon.order_cd === orderCd : null,
  };
}

const both = [false, true];
const CASES: readonly Case[] = both.flatMap((hasCoupon) =>
  both.flatMap((hasPoints) =>
    both.flatMap((isDelivered) => ([[1], [3], [1, 1], [1, 2]] as const).map((claims) => ({ hasCoupon, hasPoints, isDelivered, claims }))),
  ),
);
const named = CASES.map((one) => {
  const order = `${one.isDelivered ? 'a delivered' : 'an unsent'} order, ${rewardsOf(one)}`;
  const [first, second] = one.claims;
  return [`${order}: ${second ? `${first} piece went back before, then ${second}` : `${first} of 3 pieces`}`, one] as const;
});

describe('what goes back, in every book', () => {
  test.each(named)('API-D16 R-MY-07 %s', async (_, one) => {
    const { hasCoupon, hasPoints, isDelivered, claims } = one;
    const { paid, outcomes } = SUMS[rewardsOf(one)] ?? { paid: 0, outcomes: {} };
    const claimType = isDelivered ? 'RETURN' : 'CANCEL';
    /** Cancelled pieces go back on the shelf, returned ones when they are as new. */
    const restock = hasCoupon;
    const shelf = await stock();
    const orderCd = await buy(one);
    expect((await desk.read(orderCd)).amounts).toMatchObject({ payment: paid, points: hasPoints ? POINTS : 0 });
    const given = { payment: 0, points: 0, pieces: 0 };
    for (const [at, quantity] of claims.entries()) {
      const [payment, points, earns] = outcomes[claims.slice(0, at + 1).join()] ?? [-1, -1, -1];
      given.payment += payment;
      given.points += points;
      given.pieces += quantity;
      const isWhole = given.pieces === 3;
      const preview = await previewOf(orderCd, claimType, quantity);
      expect(preview).toMatchObject({ refund: { payment, points }, remaining: { earnPoints: earns } });
      expect(preview.couponsReturned).toHaveLength(hasCoupon && isWhole ? 1 : 0);
      expect([/^\d{4}-\d\d-\d\d$/.test(preview.refundFrom), preview.refundFrom < preview.refundTo]).toEqual([true, true]);
      const wrong = await ask(orderCd, claimType, quantity, { payment, points: points + 1 });
      expect([wrong.statusCode, wrong.json().messageCode]).toEqual([409, 'claim.a0009']);
      const asked = await ask(orderCd, claimType, quantity, { payment, points });
      expect(asked.statusCode).toBe(201);
      const { claimCd, refund } = asked.json() as Claim;
      expect(refund).toEqual(preview.refund);
      expect([await approve(claimCd, restock), await approve(claimCd, restock)]).toEqual(['DONE', 'DONE']);
      expect(await booksOf(orderCd)).toEqual({
        provider: given.payment,
        ours: given.payment,
        order: given.payment,
        orderPoints: given.points,
        earns,
        balance: BALANCE - (hasPoints ? POINTS : 0) + given.points,
        couponIsUsed: hasCoupon ? !isWhole : null,
      });
      expect((await desk.read(orderCd)).state).toBe(isWhole ? 'REFUND' : isDelivered ? 'DELIV' : 'PREP');
      expect(await stock()).toBe(shelf - 3 + (claimType === 'CANCEL' || restock ? given.pieces : 0));
    }
    if (given.pieces === 3) {
      expect([given.payment, given.points]).toEqual([paid, hasPoints ? POINTS : 0]);
      return;
    }
    if (!isDelivered) await deliver(orderCd);
    const before = await booksOf(orderCd);
    await member.post(`/orders/${orderCd}/confirm`, {});
    expect((await booksOf(orderCd)).balance - before.balance).toBe(outcomes[claims.join()]?.[2]);
  });
});

describe('the provider', () => {
  const real = () => shop.deps.payment;
  const fault = (isFinal: boolean) => new PaymentFault(isFinal ? 'ALREADY_CANCELED' : 'NETWORK', isFinal);
  const PROVIDERS = {
    'hears nothing': () => ({ ...real(), cancel: () => Promise.reject(fault(false)) }),
    'gives the money back, and its answer is lost': () => ({
      ...real(),
      cancel: (asked: Parameters<TestApp['deps']['payment']['cancel']>[0]) =>
        real()
          .cancel(asked)
          .then(() => Promise.reject(fault(false))),
    }),
    'says no for good': () => ({ ...real(), cancel: () => Promise.reject(fault(true)) }),
  };
  const rows = Object.keys(PROVIDERS).flatMap((name) =>
    both.flatMap((isDelivered) => ([1, 3] as const).map((quantity) => [name as keyof typeof PROVIDERS, quantity, isDelivered] as const)),
  );

  test.each(rows)(
    'API-D14 %s when %i of 3 pieces go back (delivered: %s): once, and no won is lost',
    async (name, quantity, isDelivered) => {
      const orderCd = await buy({ hasCoupon: false, hasPoints: true, isDelivered });
      const [payment] = SUMS['points']?.outcomes[String(quantity)] ?? [0];
      const { claimCd } = (await ask(orderCd, isDelivered ? 'RETURN' : 'CANCEL', quantity)).json() as Claim;
      expect(await approve(claimCd, false, PROVIDERS[name]())).toBe('DONE');
      const isMade = name === 'gives the money back, and its answer is lost';
      expect(await booksOf(orderCd)).toMatchObject({ provider: isMade ? payment : 0, ours: payment, order: payment });
      expect((await member.get(`/claims/${claimCd}`)).json()).toMatchObject({ state: 'REFUNDED', isPaidBack: false });

      let calls = 0;
      const counted = {
        ...real(),
        cancel: (asked: Parameters<typeof shop.deps.payment.cancel>[0]) => ((calls += 1), real().cancel(asked)),
      };
      for (let minute = 0; minute < 3; minute += 1) await payOwedRefunds({ ...shop.deps, payment: counted }, now());
      const isRefused = name === 'says no for good';
      expect(calls).toBe(isRefused ? 0 : 1);
      // What the provider refused for good is sent again when an operator approves once more.
      if (isRefused) expect(await approve(claimCd)).toBe('DONE');
      expect(await booksOf(orderCd)).toMatchObject({ provider: payment, ours: payment, order: payment });
      expect((await member.get(`/claims/${claimCd}`)).json()).toMatchObject({ isPaidBack: true });
    },
  );
});

test('V-FP1 who got all the money of a first purchase back may buy such a product again, once the claim is decided', async () => {
  const newcomer = await shop.login('demo26');
  const { placeReady, startPay, buy: pay } = checkout(shop, newcomer);
  const items = [
    { productCd: 'P0069', quantity: 1 },
    { productCd: PRODUCT, optionCd: null, quantity: 1 },
  ];
  const again = await placeReady(items);
  const orderCd = await pay(items);
  const lines = [1, 2].map((lineNo) => ({ lineNo, quantity: 1 }));
  const claim = await newcomer.post('/claims', { orderCd, claimType: 'CANCEL', lines, reason: '마음이 바뀌어서 취소하고 싶어요' });
  expect((await startPay(again)).json()).toMatchObject({ messageCode: 'order.a0010' });
  await approve((claim.json() as Claim).claimCd);
  expect((await startPay(again)).statusCode).toBe(200);
});

test('R-MY-07 a coupon that has run out meanwhile does not come back, and the preview does not promise it', async () => {
  const orderCd = await buy({ hasCoupon: true, hasPoints: false, isDelivered: false });
  const at = now();
  shop.clock.set(new Date(at.getTime() + 2 * DAY_MS));
  try {
    expect((await previewOf(orderCd, 'CANCEL', 3)).couponsReturned).toEqual([]);
    const { claimCd } = (await ask(orderCd, 'CANCEL', 3)).json() as Claim;
    await approve(claimCd);
    expect(await booksOf(orderCd)).toMatchObject({ provider: 87_720, couponIsUsed: true });
  } finally {
    shop.clock.set(at);
  }
});
