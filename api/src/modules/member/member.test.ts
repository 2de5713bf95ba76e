import { kstDay, kstInstant } from '../../platform/clock/clock';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { grantTickets } from '../raffle/public';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('my page', () => {
  test('R-MY-01 GEN-12 my page says the grade, what it earns and the way to the next, points, coupons and reviews', async () => {
    const home = (await (await shop.login()).get('/member/home')).json() as Record<string, unknown>;
    expect(home).toMatchObject({
      memCd: 'M0001',
      nickname: '지수의서랍',
      grade: 'SILVER',
      earnRatePercent: 1.5,
      points: 4850,
      gradeProgress: { nextGrade: 'GOLD', nextFromWon: 600_000, spentWon: 353_920 },
    });
    expect(home['reviewCount']).toBeGreaterThan(0);
    expect(home['couponCount']).toBeGreaterThan(0);
  });

  test('R-MY-01 each number is the member’s own: orders by state, open claims, liked goods, coupons that work now, reviews, tickets', async () => {
    const memCd = 'M0010';
    const query = (text: string, ...values: unknown[]) => shop.deps.pool.query(text, values);
    // Tickets rest in the last minute of a day.
    const at = kstInstant(kstDay(shop.clock.now()), '12:00:00');
    shop.clock.set(at);
    const states = { WAIT: 2, PREP: 3, SHIP: 1, DELIV: 4, CONFIRM: 2, CANCEL_RECV: 1, REFUND: 2, CANCELLED: 3 };
    let no = 0;
    for (const [state, count] of Object.entries(states))
      for (let n = 0; n < count; n += 1)
        await query(
          `insert into orders (order_cd, mem_cd, idempotency_key, request_hash, locale, state, ordered_at, confirmed_at, open_claim_cd,
             list_goods, goods, shipping, payment, rate_main, rate_sub)
           values ($1, $2, $1, '', 'ko', $3, $4, $5, $6, 10000, 10000, 0, 10000, 1379, 1)`,
          ...[
            `HOME${(no += 1)}`,
            memCd,
            state,
            at,
            state === 'CONFIRM' ? at : null,
            state === 'CANCEL_RECV' || (state === 'PREP' && n === 0) ? `C${no}` : null,
          ],
        );
    await query('delete from wishlist where mem_cd = $1', memCd);
    for (const productCd of ['P0001', 'P0002', 'P0003'])
      await query('insert into wishlist (mem_cd, product_cd) values ($1, $2)', memCd, productCd);
    await query('delete from member_coupon where mem_cd = $1', memCd);
    const day = 86_400_000;
    const coupon = (couponCd: number, usableUntil: Date, usedAt: Date | null = null) =>
      query(
        `insert into member_coupon (coupon_cd, mem_cd, issue_no, received_at, usable_until, used_at) values ($1, $2, 1, $3, $4, $5)`,
        ...[couponCd, memCd, at, usableUntil, usedAt],
      );
    await coupon(1003, new Date(at.getTime() + day));
    await coupon(1005, new Date(at.getTime() + day));
    await coupon(1007, new Date(at.getTime() + day), at);
    await coupon(1008, new Date(at.getTime() - 1_000));
    await coupon(1011, new Date(at.getTime() + 9 * day));
    // One that begins tomorrow.
    await query(`update coupon set valid_from = $1 where coupon_cd = 1011`, new Date(at.getTime() + day));

    // Two that everybody reads; the others are hidden.
    await query('update review set hidden_at = $2 where mem_cd = $1', memCd, at);
    await query(
      'update review set mem_cd = $1, hidden_at = null where ugc_cd in (select ugc_cd from review order by ugc_cd limit 2)',
      memCd,
    );

    // Beside the daily one.
    await grantTickets(shop.db, memCd, { reason: 'INVITE', amount: 2, grantKey: 'INVITE:test' }, at);

    const member = await shop.login('demo10');
    expect((await member.get('/member/home')).json()).toMatchObject({
      orderCounts: { WAIT: 2, PREP: 3, SHIP: 1, DELIV: 4, CONFIRM: 2, CLAIM: 2 },
      zzimCount: 3,
      couponCount: 2,
      reviewCount: 2,
      ticketCount: 3,
      gradeProgress: { spentWon: 20_000 },
    });
  });

  test('R-MY-24 a visitor has no my page', async () => {
    expect((await shop.visitor().get('/member/home')).statusCode).toBe(401);
  });
});

describe('push token', () => {
  const token = 'fcm-token-1';
  test('API-18 the app saves its token, and a phone belongs to the member who logged in on it last', async () => {
    for (const loginId of ['demo01', 'demo02']) {
      const phone = await shop.login(loginId, { inApp: true });
      expect((await phone.put('/member/fcm-user-token', { token })).json()).toBe(true);
    }
    const { rows } = await shop.deps.pool.query('select mem_cd from fcm_token where token = $1', [token]);
    expect(rows).toEqual([{ mem_cd: 'M0002' }]);
  });
  test('API-18 a browser has no push token', async () => {
    const response = await (await shop.login()).put('/member/fcm-user-token', { token });
    expect([response.statusCode, response.json()]).toEqual([
      403,
      { exceptionName: 'AppOnlyException', messageCode: 'common.a0008', args: [] },
    ]);
  });
});
