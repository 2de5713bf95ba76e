import { eq, inArray, sql } from 'drizzle-orm';
import type { Notification } from '@hyangro/contracts/member/notification.contract';
import { NOTIFICATION_KINDS } from '@hyangro/contracts/member/notification.rules';
import { encodeCursor } from '../../platform/db/cursor';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { newsBehind } from './notification.repository';
import { notificationTable as table } from './notification.tables';

const DAY_MS = 86_400_000;
let shop: TestApp;
let member: Caller;
let other: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  member = await shop.login('demo05');
  other = await shop.login('demo06');
});
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(table));

const said = (word: string) => ({ ko: word, en: `${word} in English`, cn: `${word}中` });
/** News for a member, or for all (null); answers its number. */
async function receive(memCd: string | null, values: Partial<typeof table.$inferInsert> = {}): Promise<number> {
  const news = {
    kind: 'EVENT' as const,
    title: said('소식'),
    body: said('글'),
    link: '/raffles',
    memCd,
    receivedAt: shop.clock.now(),
    ...values,
  };
  const [row] = await shop.db.insert(table).values(news).returning({ seq: table.seq });
  return row?.seq ?? 0;
}
interface Page {
  items: Notification[];
  unreadCount: number;
  nextCursor: string | null;
}
const read = async (caller = member, search = ''): Promise<Page> => (await caller.get(`/notifications${search}`)).json();
const seqs = async (caller = member) => (await read(caller)).items.map(({ seq }) => seq);

test('API-D24 a member reads own news and those for all, newest first, in the page’s language, with what is unread', async () => {
  const yesterday = new Date(shop.clock.now().getTime() - DAY_MS);
  const first = await receive('M0005', { kind: 'ORDER', link: '/mypage/order/H-1', receivedAt: yesterday });
  const second = await receive(null);
  await receive('M0006');
  const { items, unreadCount, nextCursor } = await read(await shop.login('demo05', { locale: 'en' }));
  expect(items.map(({ seq, title, isRead }) => [seq, title, isRead])).toEqual([
    [second, '소식 in English', false],
    [first, '소식 in English', false],
  ]);
  expect(items[1]).toMatchObject({ kind: 'ORDER', link: '/mypage/order/H-1', body: '글 in English', receivedAt: yesterday.toISOString() });
  expect([unreadCount, nextCursor]).toEqual([2, null]);
});

test('API-D24 what one reads is read, for that member alone, and all of it at once up to what was seen', async () => {
  const [own, all] = [await receive('M0005'), await receive(null)];
  expect((await member.put(`/notifications/${all}/read`)).json()).toEqual({ unreadCount: 1 });
  expect((await member.put(`/notifications/${all}/read`)).json()).toEqual({ unreadCount: 1 });
  expect((await read(other)).items).toMatchObject([{ seq: all, isRead: false }]);
  const later = await receive('M0005');
  expect((await member.put('/notifications/read', { upToSeq: all })).json()).toEqual({ unreadCount: 1 });
  expect((await read()).items.map(({ seq, isRead }) => [seq, isRead])).toEqual([
    [later, false],
    [all, true],
    [own, true],
  ]);
});

test('API-D24 what one takes away is gone for that member alone; all of it at once leaves what came meanwhile', async () => {
  const [own, all] = [await receive('M0005'), await receive(null)];
  expect((await member.delete(`/notifications/${all}`)).json()).toEqual({ unreadCount: 1 });
  expect([await seqs(), await seqs(other)]).toEqual([[own], [all]]);
  const last = (await member.get('/main/last-notification')).json().notification.seq;
  expect(last).toBe(own);
  const later = await receive('M0005');
  expect((await member.delete(`/notifications?upToSeq=${own}`)).json()).toEqual({ unreadCount: 1 });
  expect(await seqs()).toEqual([later]);
});

test('P-11 news of another member, gone or never there are answered alike', async () => {
  const theirs = await receive('M0006');
  const gone = await receive('M0005', { receivedAt: new Date(shop.clock.now().getTime() - 11 * DAY_MS) });
  for (const seq of [theirs, gone, 2_000_000_000])
    for (const answer of [await member.put(`/notifications/${seq}/read`), await member.delete(`/notifications/${seq}`)])
      expect([answer.statusCode, answer.json().messageCode]).toEqual([404, 'common.a0003']);
  expect((await read(other)).items).toMatchObject([{ seq: theirs, isRead: false }]);
});

test('K-NTF the list has what came nine days ago, and nothing that came ten days ago', async () => {
  const at = (days: number, ms: number) => new Date(shop.clock.now().getTime() - days * DAY_MS - ms);
  await receive('M0005', { receivedAt: at(10, 1_000) });
  await receive(null, { receivedAt: at(10, 1_000) });
  const ninth = await receive('M0005', { receivedAt: at(9, 3_600_000) });
  expect([await seqs(), (await read()).unreadCount]).toEqual([[ninth], 1]);
});

test.each(['https://elsewhere.test', '//elsewhere.test', '/\\elsewhere.test', '/go/https://elsewhere.test', 'javascript:alert(1)', ''])(
  'news lead into the shop alone: “%s” is no link',
  async (link) => {
    await receive('M0005', { link });
    expect((await read()).items).toMatchObject([{ link: null }]);
  },
);

test('API-D24 the list is read page by page, own news and those for all, without a gap and without one twice', async () => {
  const all: number[] = [];
  for (const memCd of ['M0005', null, 'M0005', null, null, 'M0005', 'M0005']) all.unshift(await receive(memCd));
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await read(member, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...page.items.map(({ seq }) => seq));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(all);
  expect((await member.get('/notifications?cursor=nope')).statusCode).toBe(400);
});

/** What a plan read, its parts included. */
interface PlanNode {
  'Index Name'?: string;
  Plans?: PlanNode[];
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

test('API-D24 a page far down a list of 10,000 reads what it shows and no more', async () => {
  await shop.db.execute(sql`
    insert into notification (kind, mem_cd, title, body, link, received_at, read_at)
    select 'ORDER', mem_cd, '{"ko":"a","en":"a","cn":"a"}', '{"ko":"a","en":"a","cn":"a"}', '/', now() - make_interval(secs => 10000 - n), now()
    from generate_series(1, 10000) n, unnest(array['M0005', 'M0006', 'M0007', 'M0008']) mem_cd order by n`);
  await shop.db.execute(sql`analyze notification`);
  const [deep] = await newsBehind(shop.db, 'M0005', shop.clock.now(), { limit: 9_900 }).offset(9_499);
  const query = newsBehind(shop.db, 'M0005', shop.clock.now(), { cursor: encodeCursor([deep?.seq ?? 0]), limit: 21 });
  expect(await query).toHaveLength(21);
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, buffers, format json) ${query.getSQL()}`,
  );
  const top = rows[0]?.['QUERY PLAN'][0].Plan;
  const indexes = (node: PlanNode | undefined): (string | undefined)[] => [node?.['Index Name'], ...(node?.Plans ?? []).flatMap(indexes)];
  expect(indexes(top)).toContain('notification_member');
  // Blocks are what a page costs whatever the machine is doing: a descent of each index and the rows.
  expect((top?.['Shared Hit Blocks'] ?? 0) + (top?.['Shared Read Blocks'] ?? 0)).toBeLessThan(40);
});

test('of thousands that are unread a hundred are counted', async () => {
  await shop.db.execute(sql`
    insert into notification (kind, mem_cd, title, body, received_at)
    select 'ORDER', 'M0005', '{"ko":"a","en":"a","cn":"a"}', '{"ko":"a","en":"a","cn":"a"}', now() from generate_series(1, 300) n`);
  expect((await read()).unreadCount).toBe(100);
});

test('no kind of news is without its topic, and every kind is one that the list may show', async () => {
  for (const kind of NOTIFICATION_KINDS) await receive('M0005', { kind });
  expect((await read()).items.map(({ kind }) => kind)).toEqual([...NOTIFICATION_KINDS].reverse());
  const left = await shop.db
    .select({ seq: table.seq })
    .from(table)
    .where(inArray(table.kind, [...NOTIFICATION_KINDS]));
  expect(left).toHaveLength(NOTIFICATION_KINDS.length);
  await shop.db.delete(table).where(eq(table.memCd, 'M0005'));
});
