import { and, eq, sql } from 'drizzle-orm';
import { COUPON_CODE_TRIES } from '@hyangro/contracts/constants';
import type { MyCoupon } from '@hyangro/contracts/coupon/coupon.contract';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { condition, raceOn } from '../../platform/testing/race';
import { memberCall } from '../../platform/testing/member-call';
import { redeemCode } from './coupon-code.service';
import { couponGuessTable, couponTable, memberCouponTable } from './coupon.tables';
import { readMyCoupons } from './my-coupons.service';
import { countMyCoupons } from './my-coupons.repository';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 12 });
});
afterAll(() => shop.close());
afterEach(() => shop.clock.set(new Date()));

const DAY_MS = 86_400_000;
const now = () => shop.clock.now();
const days = (count: number) => new Date(now().getTime() + count * DAY_MS);
const CODE = 'HELLO-HYANGRO';
const OF_CODE = 1013;

type Terms = Partial<typeof couponTable.$inferInsert>;
type Given = Partial<typeof memberCouponTable.$inferInsert> & { couponCd: number };
const give = (memCd: string, ...coupons: Given[]) =>
  shop.db
    .insert(memberCouponTable)
    .values(coupons.map((coupon, at) => ({ memCd, issueNo: at + 1, receivedAt: days(-40), usableUntil: days(9), ...coupon })));
const empty = async (memCd: string) => {
  await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.memCd, memCd));
  await shop.db.delete(couponGuessTable).where(eq(couponGuessTable.memCd, memCd));
};
const page = async (caller: Caller, query = '') =>
  (await caller.get(`/coupons/mine${query}`)).json() as { items: MyCoupon[]; totalCount: number; nextCursor: string | null };
const codesIn = ({ items }: { items: MyCoupon[] }) => items.map(({ couponCd }) => couponCd);

describe('coupons of a member', () => {
  test('API-D18 usable ones stand by their end, used and expired ones by when they were over; each says what it is worth and when', async () => {
    await empty('M0030');
    await give(
      'M0030',
      { couponCd: 1003, usableUntil: days(9) },
      { couponCd: 1004, usableUntil: days(2) },
      { couponCd: 1012, usableUntil: days(-3) },
      { couponCd: 1002, usableUntil: days(5), usedAt: days(-1), orderCd: 'H-OWN-1' },
      { couponCd: 1009, usableUntil: days(-7), usedAt: days(-30), orderCd: 'H-OWN-0' },
    );
    const caller = await shop.login('demo30');
    const usable = await page(caller);
    expect([codesIn(usable), usable.totalCount, usable.nextCursor]).toEqual([[1004, 1003], 2, null]);
    expect(usable.items[1]).toMatchObject({
      name: '향수관 7,000원',
      type: 'AMOUNT',
      value: 7_000,
      minAmount: 70_000,
      maxDiscount: null,
      state: 'USABLE',
      usedAt: null,
      orderCd: null,
    });
    const over = await page(caller, '?tab=over');
    expect(over.items.map(({ couponCd, state, orderCd }) => [couponCd, state, orderCd])).toEqual([
      [1002, 'USED', 'H-OWN-1'],
      [1012, 'EXPIRED', null],
      [1009, 'USED', 'H-OWN-0'],
    ]);
    expect(over.totalCount).toBe(3);
  });

  test('API-D18 days left are days of the calendar in Seoul: the last day has none', async () => {
    await empty('M0031');
    shop.clock.set(new Date('2026-11-24T14:59:00Z'));
    const until = (at: string) => new Date(at);
    await give(
      'M0031',
      { couponCd: 1003, usableUntil: until('2026-11-24T15:00:00Z') },
      { couponCd: 1004, usableUntil: until('2026-11-24T15:00:01Z') },
      { couponCd: 1005, usableUntil: until('2026-12-01T14:00:00Z') },
    );
    const { items } = await readMyCoupons(shop.db, 'usable', { limit: 9 }, memberCall('M0031', now()));
    expect(items.map(({ daysLeft }) => daysLeft)).toEqual([0, 1, 7]);
  });

  test('API-D18 both tabs are read page by page without a gap and without one twice, also where many end at one moment', async () => {
    await empty('M0032');
    const same = days(4);
    const many = (from: number, more: Partial<Given>) =>
      Array.from({ length: 5 }, (_, n) => ({ couponCd: 1005, issueNo: from + n, usableUntil: same, ...more }));
    await give('M0032', ...many(1, {}), ...many(11, { usedAt: days(-2), orderCd: 'H-OWN-2' }));
    const caller = await shop.login('demo32');
    for (const tab of ['usable', 'over']) {
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const next: Awaited<ReturnType<typeof page>> = await page(caller, `?tab=${tab}&limit=2${cursor ? `&cursor=${cursor}` : ''}`);
        seen.push(...next.items.map(({ memberCouponCd }) => memberCouponCd));
        cursor = next.nextCursor;
      } while (cursor);
      expect([tab, seen.length, new Set(seen).size]).toEqual([tab, 5, 5]);
    }
  });

  test('API-D18 no member sees a coupon of another, whatever cursor they bring', async () => {
    await empty('M0033');
    const other = await page(await shop.login('demo01'), '?limit=1');
    expect(codesIn(other)).toHaveLength(1);
    expect(await page(await shop.login('demo33'), `?cursor=${other.nextCursor}`)).toMatchObject({ items: [], totalCount: 0 });
  });

  test('R-MY-01 as many coupons are usable as my page counts', async () => {
    const caller = await shop.login('demo01');
    expect((await page(caller)).totalCount).toBe((await caller.get('/member/home')).json().couponCount);
    expect(await countMyCoupons(shop.db, 'M0001', 'usable', now())).toBeGreaterThan(0);
  });

  test.each(['nope', 'W10'])('API-D18 the cursor %s, which is none of this list, is refused', async (cursor) => {
    const answer = await (await shop.login('demo01')).get(`/coupons/mine?cursor=${cursor}`);
    expect([answer.statusCode, answer.json().args]).toEqual([400, ['cursor']]);
  });
});

describe('the code of a coupon', () => {
  const redeem = (caller: Caller, code: string = CODE) => caller.post('/coupons/code', { code });
  const told = async (answer: ReturnType<typeof redeem>) => [(await answer).statusCode, (await answer).json().messageCode];
  const terms = (values: Terms) => shop.db.update(couponTable).set(values).where(eq(couponTable.couponCd, OF_CODE));
  const heldOf = async (memCd: string) =>
    (
      await shop.db
        .select()
        .from(memberCouponTable)
        .where(and(eq(memberCouponTable.memCd, memCd), eq(memberCouponTable.couponCd, OF_CODE)))
    ).length;
  beforeEach(() =>
    terms({ totalCount: null, issuedCount: 0, perMember: 1, grades: [], code: CODE, validTo: days(60), validFrom: days(-1) }),
  );

  test('a member receives its coupon once, however the code is typed, and it stands among the usable ones', async () => {
    await empty('M0035');
    await terms({ perMember: 3 });
    const caller = await shop.login('demo35');
    const first = await redeem(caller, ' hello-hyangro ');
    expect([first.statusCode, first.json()]).toEqual([200, { couponCd: OF_CODE, name: '안녕, 향로 2,000원' }]);
    expect(codesIn(await page(caller))).toContain(OF_CODE);
    expect(await told(redeem(caller))).toEqual([500, 'coupon.a0002']);
    expect(await heldOf('M0035')).toBe(1);
  });

  test.each([
    ['an unknown code', { perMember: 1 }, 'NO-SUCH-CODE', [422, 'coupon.a0008']],
    ['a code whose coupon is over', { validTo: new Date(0) }, CODE, [500, 'coupon.a0007']],
    ['a code whose coupon has not begun', { validFrom: new Date('2100-01-01') }, CODE, [422, 'coupon.a0008']],
    ['a code whose coupons are gone', { totalCount: 5, issuedCount: 5 }, CODE, [500, 'coupon.a0001']],
    ['a code for other grades', { grades: ['NEW'] }, CODE, [403, 'coupon.a0003']],
    ['a code that was taken away', { code: null }, CODE, [422, 'coupon.a0008']],
  ] satisfies [string, Terms, string, unknown][])('%s is refused with its own reason', async (_, values, code, expected) => {
    await empty('M0036');
    await terms(values);
    expect(await told(redeem(await shop.login('demo36'), code))).toEqual(expected);
    expect(await heldOf('M0036')).toBe(0);
  });

  test('a code of three letters is told at its field', async () => {
    const answer = await redeem(await shop.login('demo36'), 'abc');
    expect([answer.statusCode, answer.json().args]).toEqual([422, [{ field: 'code', code: 'validation.v0022' }]]);
  });

  test('codes cannot be guessed: after ten unknown ones within an hour the member waits, also with the right one', async () => {
    await empty('M0037');
    const caller = await shop.login('demo37');
    for (let n = 0; n < COUPON_CODE_TRIES.wrong; n += 1) expect(await told(redeem(caller, `WRONG-${n}`))).toEqual([422, 'coupon.a0008']);
    const locked = await redeem(caller);
    expect([locked.statusCode, locked.json()]).toMatchObject([429, { messageCode: 'coupon.a0010', args: [COUPON_CODE_TRIES.wrong] }]);
    shop.clock.set(new Date(now().getTime() + COUPON_CODE_TRIES.minutes * 60_000));
    const again = await shop.login('demo37');
    expect((await redeem(again)).statusCode).toBe(200);
  });

  test('a code that there is counts as no guess', async () => {
    await empty('M0038');
    const call = memberCall('M0038', now());
    await redeemCode(shop.db, CODE, call);
    for (let n = 0; n < COUPON_CODE_TRIES.wrong + 2; n += 1)
      await expect(redeemCode(shop.db, CODE, call)).rejects.toMatchObject({ refusal: 'COUPON_ALREADY_ISSUED' });
  });

  test('a code that one member knows takes back no guess of another', async () => {
    await empty('M0040');
    await empty('M0038');
    const guess = (n: number) => redeemCode(shop.db, `WRONG-${n}`, memberCall('M0040', now()));
    for (let n = 0; n < COUPON_CODE_TRIES.wrong; n += 1) await expect(guess(n)).rejects.toMatchObject({ refusal: 'COUPON_CODE_UNKNOWN' });
    await redeemCode(shop.db, CODE, memberCall('M0038', now()));
    await expect(guess(11)).rejects.toMatchObject({ refusal: 'COUPON_CODE_LIMIT' });
  });

  describePostgres('at the same moment', () => {
    race(
      'thirty guesses sent at once: ten are looked up',
      {
        guard: condition(/"coupon_guess"\."wrong_count" \+ 1/, '"coupon_guess"."wrong_count"'),
        harm: /Expected length: 10\s+Received length: 30/,
      },
      async () => {
        await empty('M0039');
        const call = memberCall('M0039', now());
        const guesses = await Promise.allSettled(Array.from({ length: 30 }, (_, n) => redeemCode(shop.db, `GUESS-${n}`, call)));
        const isUnknown = (guess: PromiseSettledResult<unknown>) =>
          guess.status === 'rejected' && (guess.reason as { refusal?: string }).refusal === 'COUPON_CODE_UNKNOWN';
        expect(guesses.filter(isUnknown)).toHaveLength(10);
      },
    );
  });
});

test('API-D18 used and expired coupons have an index that gives them in order', async () => {
  const { rows } = await shop.db.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where indexname = 'member_coupon_over_idx'`,
  );
  expect(rows[0]?.indexdef).toContain('(mem_cd, COALESCE(used_at, usable_until), member_coupon_seq)');
});
