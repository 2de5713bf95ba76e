import { and, count, eq } from 'drizzle-orm';
import { memberCall } from '../../platform/testing/member-call';
import { createTestApp, describePostgres, type TestApp } from '../../platform/testing/test-app';
import { both, condition, raceOn, rowLocks, uniqueKey } from '../../platform/testing/race';
import { couponTable, memberCouponTable } from './coupon.tables';
import { countUsableCoupons, grantSignUpCoupons, releaseCoupon, usableCoupons, redeemCoupon } from './public';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 20 });
}, 120_000);
afterAll(() => shop.close());

const held = async (couponCd: number, memCd?: string) =>
  (
    await shop.db
      .select({ total: count() })
      .from(memberCouponTable)
      .where(and(eq(memberCouponTable.couponCd, couponCd), memCd ? eq(memberCouponTable.memCd, memCd) : undefined))
  )[0]?.total;
const now = () => shop.clock.now();

describe('downloading a coupon', () => {
  test('API-12 ST-CPN-01 a member receives it once; the next click is told so', async () => {
    const member = await shop.login('demo06');
    const first = await member.post('/coupon', { couponCd: 1004, seq: 3, displaySeq: 7, fileUrl: null, maxDownloadableCouponCount: 1 });
    expect([first.statusCode, first.json()]).toEqual([200, { couponCd: 1004, maxDownloadableCouponCount: 0, receivedCoupon: true }]);
    const second = await member.post('/coupon', { couponCd: 1004 });
    expect([second.statusCode, second.json()]).toEqual([500, { exceptionName: 'CouponException', messageCode: 'coupon.a0002', args: [] }]);
    expect(await held(1004, 'M0006')).toBe(1);
  });

  test('API-12 a visitor is asked to log in', async () => {
    expect((await shop.visitor().post('/coupon', { couponCd: 1004 })).statusCode).toBe(401);
  });

  test.each([
    ['a coupon that is gone', 1010, 'coupon.a0001', 500],
    ['a coupon of other grades', 1009, 'coupon.a0003', 403],
    ['the coupon of new members by a silver member', 1001, 'coupon.a0003', 403],
    ['a sign-up coupon, which nobody downloads', 1002, 'common.a0003', 404],
    ['the download-all item, which is no coupon', 0, 'common.a0003', 404],
    ['an unknown coupon', 4711, 'common.a0003', 404],
  ])('API-12 %s is refused', async (_name, couponCd, messageCode, status) => {
    const answer = await (await shop.login('demo01')).post('/coupon', { couponCd });
    expect([answer.statusCode, answer.json().messageCode]).toEqual([status, messageCode]);
  });

  test('K-999 TRAP-02 however many coupons a member may have, the count is never the marker 999', async () => {
    const perMember = (count: number) => shop.db.update(couponTable).set({ perMember: count }).where(eq(couponTable.couponCd, 1011));
    const member = await shop.login('demo11');
    await perMember(1_000);
    expect((await member.post('/coupon', { couponCd: 1011 })).json()).toMatchObject({ maxDownloadableCouponCount: 998 });
    const { couponDisplayItems } = (await member.get('/main/layouts/EV01')).json();
    const countOf = (couponCd: number) =>
      couponDisplayItems.find((item: { couponCd: number }) => item.couponCd === couponCd).maxDownloadableCouponCount;
    expect([countOf(1011), countOf(0)]).toEqual([998, 998]);
    await perMember(1);
  });

  test('E-07 a coupon that begins tomorrow can be neither taken nor looked at today', async () => {
    const member = await shop.login('demo11');
    const before = (await shop.db.select().from(couponTable).where(eq(couponTable.couponCd, 1003)))[0]?.validFrom;
    await shop.db
      .update(couponTable)
      .set({ validFrom: new Date(now().getTime() + 86_400_000) })
      .where(eq(couponTable.couponCd, 1003));
    const answers = [await member.post('/coupon', { couponCd: 1003 }), await member.get('/coupon/1003/products')];
    await shop.db.update(couponTable).set({ validFrom: before }).where(eq(couponTable.couponCd, 1003));
    expect(answers.map((answer) => answer.json().messageCode)).toEqual(['coupon.a0007', 'coupon.a0007']);
    expect(await held(1003, 'M0011')).toBe(0);
  });

  test('ERR-M06 who has one of several and finds the rest gone hears that it is sold out, not that they have it', async () => {
    const member = await shop.login('demo12');
    const set = (values: Partial<typeof couponTable.$inferInsert>) =>
      shop.db.update(couponTable).set(values).where(eq(couponTable.couponCd, 1012));
    const [before] = await shop.db.select().from(couponTable).where(eq(couponTable.couponCd, 1012));
    await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.couponCd, 1012));
    await set({ perMember: 3, totalCount: 1, issuedCount: 0, grades: [] });
    const codes = [await member.post('/coupon', { couponCd: 1012 }), await member.post('/coupon', { couponCd: 1012 })];
    await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.couponCd, 1012));
    await set({ perMember: before?.perMember, totalCount: before?.totalCount, issuedCount: 0, grades: before?.grades });
    expect(codes.map((answer) => [answer.statusCode, answer.json().messageCode])).toEqual([
      [200, undefined],
      [500, 'coupon.a0001'],
    ]);
  });

  test('API-12 a coupon whose time is over is refused', async () => {
    const [row] = await shop.db.select().from(couponTable).where(eq(couponTable.couponCd, 1008));
    const member = await shop.login('demo07');
    shop.clock.set(new Date(row?.validTo ?? 0));
    const answer = await member.post('/coupon', { couponCd: 1008 });
    shop.clock.set(new Date());
    expect([answer.statusCode, answer.json().messageCode]).toEqual([500, 'coupon.a0007']);
  });

  test('API-12 a body without a coupon is answered with its field', async () => {
    const answer = await (await shop.login('demo06')).post('/coupon', {});
    expect([answer.statusCode, answer.json().args[0].field]).toEqual([422, 'couponCd']);
  });
});

describe('downloading all coupons of a promotion', () => {
  test('API-13 everything the member may have is received at once, and again does no harm', async () => {
    const member = await shop.login('demo08');
    const take = async () =>
      (await member.get('/coupon/promotion/EV01')).json() as {
        couponCd: number;
        receivedCoupon: boolean;
        maxDownloadableCouponCount: number;
      }[];
    const first = await take();
    expect(first.map(({ couponCd }) => couponCd).sort()).toEqual([1003, 1004, 1005, 1006, 1011, 1012]);
    expect(first.every(({ receivedCoupon, maxDownloadableCouponCount }) => receivedCoupon && maxDownloadableCouponCount === 0)).toBe(true);
    expect(await take()).toEqual(first);
    expect(await held(1012, 'M0008')).toBe(1);
  });

  test('API-13 ST-CPN-07 of a coupon that a member may have several times all come, so that none is left to download', async () => {
    const terms = (perMember: number, totalCount: number | null) =>
      shop.db.update(couponTable).set({ perMember, totalCount }).where(eq(couponTable.couponCd, 1008));
    const member = await shop.login('demo10');
    await terms(3, null);
    const taken = (await member.get('/coupon/promotion/EV04')).json();
    expect(taken).toContainEqual({ couponCd: 1008, maxDownloadableCouponCount: 0, receivedCoupon: true });
    expect(await held(1008, 'M0010')).toBe(3);
    await terms(5, 4);
    await shop.db.update(couponTable).set({ issuedCount: 3 }).where(eq(couponTable.couponCd, 1008));
    expect((await member.get('/coupon/promotion/EV04')).json()).toContainEqual(taken[1]);
    expect(await held(1008, 'M0010')).toBe(4);
    await terms(1, null);
  });

  test('API-13 E-07 one that begins tomorrow is passed over today', async () => {
    const [before] = await shop.db.select().from(couponTable).where(eq(couponTable.couponCd, 1004));
    const begin = (validFrom: Date | undefined) => shop.db.update(couponTable).set({ validFrom }).where(eq(couponTable.couponCd, 1004));
    const member = await shop.login('demo13');
    await begin(new Date(now().getTime() + 86_400_000));
    const taken = (await member.get('/coupon/promotion/EV01')).json();
    await begin(before?.validFrom);
    expect(taken).toContainEqual({ couponCd: 1004, maxDownloadableCouponCount: 0, receivedCoupon: false });
    expect(await held(1004, 'M0013')).toBe(0);
  });

  test('API-13 a visitor is asked to log in', async () => {
    expect((await shop.visitor().get('/coupon/promotion/EV01')).statusCode).toBe(401);
  });

  test('API-13 what a member may not have is passed over', async () => {
    const answer = (await (await shop.login('demo02')).get('/coupon/promotion/EV06')).json();
    expect(answer).toContainEqual({ couponCd: 1010, maxDownloadableCouponCount: 0, receivedCoupon: false });
    expect(await held(1001, 'M0002')).toBe(0);
  });

  test('API-13 NF-02 TRAP-09 another site cannot make a member download', async () => {
    const member = await shop.login('demo09');
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await member.get('/coupon/promotion/EV01', { headers: foreign })).statusCode).toBe(403);
    expect((await member.get('/coupon/promotion/EV01', { headers: { 'x-requested-with': '' } })).statusCode).toBe(403);
    expect(await held(1004, 'M0009')).toBe(0);
  });

  test('API-13 an unknown promotion is not found', async () => {
    expect((await (await shop.login('demo09')).get('/coupon/promotion/EV99')).statusCode).toBe(404);
  });
});

describe('coupons in a member’s box', () => {
  test('E-07 the box holds what can be used now, with what it is good for', async () => {
    const coupons = await usableCoupons(shop.db, 'M0001', now());
    expect(coupons.map(({ couponCd }) => couponCd).sort()).toEqual([1003, 1007]);
    expect(coupons.find(({ couponCd }) => couponCd === 1007)?.targets).toEqual({ productCds: [], brandCds: ['B01'], cateCds: [] });
    expect(await countUsableCoupons(shop.db, 'M0001', now())).toBe(2);
  });

  test('R-ORD-03 an order uses a coupon once; an order given up gives it back', async () => {
    const use = (orderCd: string) =>
      shop.db.transaction((tx) => redeemCoupon(tx, { memCd: 'M0001', couponCd: 1003, orderCd, grade: 'SILVER' }, now()));
    expect([await use('O1'), await use('O2')]).toEqual([true, false]);
    expect(await countUsableCoupons(shop.db, 'M0001', now())).toBe(1);
    await shop.db.transaction((tx) => releaseCoupon(tx, { memCd: 'M0001', orderCd: 'O2' }));
    expect(await use('O3')).toBe(false);
    await shop.db.transaction((tx) => releaseCoupon(tx, { memCd: 'M0001', orderCd: 'O1' }));
    expect(await use('O3')).toBe(true);
  });

  test('P-11 a coupon of another member cannot be used', async () => {
    expect(
      await shop.db.transaction((tx) => redeemCoupon(tx, { memCd: 'M0015', couponCd: 1007, orderCd: 'O9', grade: 'SILVER' }, now())),
    ).toBe(false);
  });

  test('a new member finds the sign-up coupon in the box', async () => {
    await grantSignUpCoupons(shop.db, 'M9001', now());
    expect((await usableCoupons(shop.db, 'M9001', now())).map(({ couponCd }) => couponCd)).toEqual([1002]);
  });
});

describePostgres('races on PostgreSQL', () => {
  race(
    'NF-05 a hundred members after ten coupons: exactly ten are issued',
    { guard: condition(/ and issued_count < total_count/, '', ['coupon_issued_check']), harm: /\+ +100,/ },
    async () => {
      await shop.db
        .update(couponTable)
        .set({ totalCount: 10, issuedCount: 0, grades: [], perMember: 1 })
        .where(eq(couponTable.couponCd, 1010));
      await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.couponCd, 1010));
      const { downloadCoupon } = await import('./coupon.service');
      const results = await Promise.allSettled(
        Array.from({ length: 100 }, (_, at) => downloadCoupon(shop.db, 1010, memberCall(`MR${at}`, now()))),
      );
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.messageCode] : []));
      expect([refused.length, await held(1010)]).toEqual([90, 10]);
      expect(new Set(refused)).toEqual(new Set(['coupon.a0001']));
      expect((await shop.db.select().from(couponTable).where(eq(couponTable.couponCd, 1010)))[0]?.issuedCount).toBe(10);
    },
  );

  for (const [kind, couponCd] of [
    ['without end', 1005],
    ['limited', 1012],
  ] as const)
    race(
      `NF-05 one member clicking a hundred times receives a coupon ${kind} once`,
      {
        guard: both(
          condition(/ and least\(per_member, (\$\d+)::int\) > \(select cnt from held\)/g, ' and $1::int is not null'),
          uniqueKey('member_coupon_issue_idx'),
        ),
        harm: /- +99,[^]*\+ +\d+,/,
      },
      async () => {
        await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.memCd, 'MR-ONE'));
        const { downloadCoupon } = await import('./coupon.service');
        const before = (await shop.db.select().from(couponTable).where(eq(couponTable.couponCd, couponCd)))[0]?.issuedCount ?? 0;
        const results = await Promise.allSettled(
          Array.from({ length: 100 }, () => downloadCoupon(shop.db, couponCd, memberCall('MR-ONE', now()))),
        );
        const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.messageCode] : []));
        expect([refused.length, new Set(refused)]).toEqual([99, new Set(['coupon.a0002'])]);
        expect(await held(couponCd, 'MR-ONE')).toBe(1);
        const after = (await shop.db.select().from(couponTable).where(eq(couponTable.couponCd, couponCd)))[0]?.issuedCount ?? 0;
        expect(after - before).toBe(couponCd === 1012 ? 1 : 0);
      },
    );

  race(
    'NF-05 R-ORD-03 fifty orders after one coupon: one gets it',
    {
      guard: both(rowLocks, condition(/ and "member_coupon"\."used_at" is null\) returning/, ') returning')),
      harm: /Expected length: 1\s+Received length: \d+/,
    },
    async () => {
      await shop.db.delete(memberCouponTable).where(eq(memberCouponTable.memCd, 'MR-TWO'));
      await grantSignUpCoupons(shop.db, 'MR-TWO', now());
      const results = await Promise.all(
        Array.from({ length: 50 }, (_, at) =>
          shop.db.transaction((tx) => redeemCoupon(tx, { memCd: 'MR-TWO', couponCd: 1002, orderCd: `OR${at}`, grade: 'NEW' }, now())),
        ),
      );
      expect(results.filter(Boolean)).toHaveLength(1);
    },
  );
});
