import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('my page', () => {
  test('R-MY-01 GEN-12 the numbers of my page: grade and the way to the next, points, coupons, tickets, orders', async () => {
    const home = (await (await shop.login()).get('/member/home')).json() as Record<string, unknown>;
    expect(home).toMatchObject({
      memCd: 'M0001',
      nickname: '지수의서랍',
      grade: 'SILVER',
      earnRatePercent: 1.5,
      points: 4850,
      gradeProgress: { nextGrade: 'GOLD', nextFromWon: 600_000, spentWon: expect.any(Number) },
    });
    expect(home['reviewCount']).toBeGreaterThan(0);
    expect(home['couponCount']).toBeGreaterThan(0);
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
