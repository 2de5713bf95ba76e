import { eq } from 'drizzle-orm';
import { gradePeriodStart } from '@hyangro/rules/grades';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { memberTable } from '../../member/member.tables';
import { gradeMembers } from './grade-members.service';
import { orderTable } from '../order.tables';

const NOW = new Date('2026-11-24T00:30:00+09:00');
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ at: NOW });
  await shop.db.delete(orderTable);
});
afterAll(() => shop.close());

const MEMBER = 'M0010';
const since = gradePeriodStart(NOW);
let codes = 0;
/** An order of so many won; confirmed a month ago unless told. */
const order = (payment: number, changes: Partial<typeof orderTable.$inferInsert> = {}, memCd = MEMBER) => {
  const orderCd = `G${(codes += 1)}`;
  const amounts = { listGoods: payment, goods: payment, shipping: 0, payment };
  const confirmedAt = new Date(NOW.getTime() - 30 * 86_400_000);
  return shop.db.insert(orderTable).values({
    orderCd,
    memCd,
    idempotencyKey: orderCd,
    requestHash: '',
    locale: 'ko',
    state: 'CONFIRM',
    orderedAt: confirmedAt,
    confirmedAt,
    rateMain: 1379,
    rateSub: 1,
    ...amounts,
    ...changes,
  });
};
const gradeNow = async (memCd = MEMBER) => (await shop.db.select().from(memberTable).where(eq(memberTable.memCd, memCd)))[0]?.grade;
const night = () => gradeMembers(shop.deps, NOW);
beforeEach(() => shop.db.delete(orderTable));

test.each([
  [[], 'NEW'],
  [[1], 'BRONZE'],
  [[299_999], 'BRONZE'],
  [[300_000], 'SILVER'],
  [[300_000, 299_999], 'SILVER'],
  [[300_000, 300_000], 'GOLD'],
  [[999_999], 'GOLD'],
  [[400_000, 600_000], 'DIAMOND'],
] as const)('GEN-13 the nightly job: orders of %j won make a member %s', async (payments, grade) => {
  for (const payment of payments) await order(payment);
  await night();
  expect(await gradeNow()).toBe(grade);
});

test('GEN-13 the nightly job counts what was confirmed, and less what went back', async () => {
  await order(299_999);
  for (const state of ['WAIT', 'PREP', 'SHIP', 'DELIV', 'CANCELLED', 'CANCEL_RECV', 'RETURN_RECV', 'REFUND'] as const)
    await order(900_000, { state, confirmedAt: null });
  await order(900_000, {}, 'M0017');
  await night();
  expect([await gradeNow(), await gradeNow('M0017')]).toEqual(['BRONZE', 'GOLD']);
  await order(300_000, { refundedAmount: 299_999 });
  await night();
  expect(await gradeNow()).toBe('SILVER');
  await shop.db.update(orderTable).set({ refundedAmount: 300_000 }).where(eq(orderTable.payment, 300_000));
  await night();
  expect(await gradeNow()).toBe('BRONZE');
});

test('GEN-13 what was confirmed at the first moment of the six months counts, a second before it does not', async () => {
  await order(600_000, { confirmedAt: since });
  await night();
  expect(await gradeNow()).toBe('GOLD');
  await shop.db.update(orderTable).set({ confirmedAt: new Date(since.getTime() - 1_000) });
  await night();
  expect(await gradeNow()).toBe('NEW');
});

test('GEN-13 a second run in the same night changes nothing, and the next order earns by the new grade', async () => {
  await order(600_000);
  await night();
  expect(await night()).toBe(0);
  const member = await shop.login('demo10');
  expect((await member.get('/member/home')).json()).toMatchObject({
    grade: 'GOLD',
    earnRatePercent: 2,
    gradeProgress: { spentWon: 600_000, nextGrade: 'DIAMOND', nextFromWon: 1_000_000 },
  });
});

test('GEN-13 more members than fit one step of the job are all graded', async () => {
  const rows = Array.from({ length: 1_100 }, (_, at) => ({
    memCd: `Z${String(at).padStart(4, '0')}`,
    loginId: `zz${at}`,
    passwordHash: '-',
    email: `zz${at}@example.com`,
    memNm: '-',
    nickname: `zz${at}`,
    birthday: '19900101',
    gender: '01',
    refId: `ZZ${at}`,
    avatarSeed: '-',
    joinedAt: NOW,
  }));
  await shop.db.insert(memberTable).values(rows);
  await order(1, {}, 'Z0000');
  await order(300_000, {}, 'Z1099');
  await night();
  expect([await gradeNow('Z0000'), await gradeNow('Z0500'), await gradeNow('Z1099')]).toEqual(['BRONZE', 'NEW', 'SILVER']);
});
