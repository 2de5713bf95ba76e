import { eq } from 'drizzle-orm';
import type { Consent, NotificationSettings } from '@hyangro/contracts/member/notification.contract';
import { TOPIC_NAMES } from '@hyangro/contracts/member/notification.rules';
import { jobs } from '../../app';
import { outboxTable } from '../../platform/outbox/outbox.tables';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { fcmTokenTable, memberTable } from './member.tables';
import { notificationTable, type News } from './notification.tables';
import { tellMembers } from './public';

const NOON = new Date('2026-12-01T12:00:00+09:00');
const NIGHT = new Date('2026-12-01T22:30:00+09:00');
let shop: TestApp;
let member: Caller;
beforeAll(async () => {
  shop = await createTestApp({ at: NOON });
  member = await shop.login('demo05');
  await shop.db.insert(fcmTokenTable).values({ token: 'phone-5', memCd: 'M0005', savedAt: NOON });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(NOON);
  await shop.db.delete(notificationTable);
  await shop.db.delete(outboxTable);
});

const words = { ko: '새 소식', en: 'News', cn: '消息' };
const tell = (values: Partial<News> = {}, memCds = ['M0005', 'M0006']) =>
  tellMembers(shop.db, memCds, { kind: 'EVENT', title: words, body: words, link: '/raffles', ...values }, shop.clock.now());
const listed = async () => (await shop.db.select().from(notificationTable)).map(({ memCd }) => memCd).sort();
const pushed = async () => (await shop.db.select().from(outboxTable)).map(({ payload }) => payload);
const set = async (topic: string, channel: string, isOn: boolean) =>
  (await member.put('/notifications/settings', { topic, channel, isOn })).json() as NotificationSettings;
const agree = async (isAgreed: boolean) => (await member.put('/member/consents/MARKETING', { isAgreed })).json() as Consent[];
const morning = () => jobs.find(({ name }) => name === 'news-of-the-night')?.run(shop.deps, shop.clock.now());

test('API-D24 news stand in the list and on the phone, in the member’s language, until a way is turned off', async () => {
  await shop.db.update(memberTable).set({ locale: 'en' }).where(eq(memberTable.memCd, 'M0005'));
  expect(await tell({ kind: 'RESTOCK' })).toBe(2);
  expect(await pushed()).toEqual([{ token: 'phone-5', title: 'News', body: 'News', link: '/raffles' }]);
  await set('GOODS', 'LIST', false);
  const off = await set('GOODS', 'PUSH', false);
  expect(off.topics.find(({ topic }) => topic === 'GOODS')?.channels).toEqual([
    { channel: 'LIST', isOn: false },
    { channel: 'PUSH', isOn: false },
  ]);
  await tell({ kind: 'PRICE' });
  expect([await listed(), (await pushed()).length]).toEqual([['M0005', 'M0006', 'M0006'], 1]);
  expect((await member.get('/notifications/settings')).json()).toEqual(off);
  await set('GOODS', 'LIST', true);
  await set('GOODS', 'PUSH', true);
});

test('API-D24 each topic has its ways, and news of orders cannot leave the list', async () => {
  const { topics } = (await member.get('/notifications/settings')).json() as NotificationSettings;
  expect(topics.map(({ topic }) => topic)).toEqual([...TOPIC_NAMES]);
  expect(topics.filter(({ isAdvertising }) => isAdvertising).map(({ topic }) => topic)).toEqual(['BENEFIT']);
  await set('ORDER', 'LIST', false);
  await tell({ kind: 'ORDER' }, ['M0005']);
  expect(await listed()).toEqual(['M0005']);
  for (const body of [
    { topic: 'NOPE', channel: 'LIST', isOn: true },
    { topic: 'GOODS', channel: 'SMOKE', isOn: true },
    { topic: 'GOODS', channel: 'LIST' },
  ])
    expect((await member.put('/notifications/settings', body)).statusCode).toBe(422);
});

test('news for all of a topic that is turned off are not in the list, and do not light the bell', async () => {
  await shop.db
    .insert(notificationTable)
    .values({ kind: 'COUPON', title: words, body: words, link: '/raffles', memCd: null, receivedAt: NOON });
  const seen = async () => [
    (await member.get('/notifications')).json().items.length,
    (await member.get('/main/last-notification')).json().notification.seq !== null,
  ];
  expect(await seen()).toEqual([1, true]);
  await set('BENEFIT', 'LIST', false);
  expect(await seen()).toEqual([0, false]);
  await set('BENEFIT', 'LIST', true);
});

test('advertising reaches those alone who agreed to it; each yes and no is kept with its date', async () => {
  shop.clock.set(new Date('2026-12-01T13:00:00+09:00'));
  const before = (await member.get('/member/consents')).json() as Consent[];
  expect(before.find(({ agreementCd }) => agreementCd === 'MARKETING')).toMatchObject({
    isAgreed: true,
    isRequired: false,
    changedAt: expect.any(String),
  });
  const after = await agree(false);
  expect(after.find(({ agreementCd }) => agreementCd === 'MARKETING')?.changedAt?.slice(0, 16)).toBe('2026-12-01T04:00');
  await agree(false);
  await tell();
  expect(await listed()).toEqual(['M0006']);
  await tell({ kind: 'RESTOCK' });
  expect(await listed()).toEqual(['M0005', 'M0006', 'M0006']);
  await agree(true);
  const { rows } = await shop.deps.pool.query(
    "select is_agreed from consent where mem_cd = 'M0005' and agreement_cd = 'MARKETING' order by id",
  );
  expect(rows).toEqual([{ is_agreed: true }, { is_agreed: false }, { is_agreed: true }]);
});

test('what must be agreed to cannot be taken back here', async () => {
  expect((await member.put('/member/consents/TERMS', { isAgreed: false })).statusCode).toBe(400);
});

test('advertising between 21:00 and 08:00 in Seoul waits for the morning, and is told once; other news come at once', async () => {
  shop.clock.set(NIGHT);
  expect(await tell()).toBe(0);
  await tell({ kind: 'ORDER' }, ['M0005']);
  expect(await listed()).toEqual(['M0005']);
  shop.clock.set(new Date('2026-12-02T07:59:00+09:00'));
  await morning();
  expect(await listed()).toEqual(['M0005']);
  shop.clock.set(new Date('2026-12-02T08:00:30+09:00'));
  await morning();
  await morning();
  expect(await listed()).toEqual(['M0005', 'M0005', 'M0006']);
  expect((await shop.db.select().from(notificationTable).where(eq(notificationTable.kind, 'EVENT')))[0]?.receivedAt).toEqual(
    expect.any(Date),
  );
});

test('who takes consent back at night gets no advertising in the morning', async () => {
  shop.clock.set(NIGHT);
  await tell();
  await agree(false);
  shop.clock.set(new Date('2026-12-02T08:00:30+09:00'));
  await morning();
  expect(await listed()).toEqual(['M0006']);
  await agree(true);
});
