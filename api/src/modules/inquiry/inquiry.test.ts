import { eq } from 'drizzle-orm';
import type { Inquiry } from '@hyangro/contracts/inquiry/inquiry.contract';
import { operate } from '../../cli/testing/operate';
import { JPEG } from '../../platform/testing/pictures';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { notificationTable } from '../member/notification.tables';
import { findActions } from '../operator/public';

let shop: TestApp;
let member: Caller;
let other: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  member = await shop.login('demo01');
  other = await shop.login('demo06');
});
afterAll(() => shop.close());

let keys = 0;
const newKey = () => `inquiry-key-${(keys += 1)}`;
const BODY = '향수를 두 병 샀는데 한 병만 왔어요.';
const ask = (over: object = {}, caller = member, key = newKey()) =>
  caller.post('/inquiries', { kind: 'DELIVERY', title: '한 병이 빠졌어요', body: BODY, ...over }, { headers: { 'idempotency-key': key } });
const list = async (caller = member, search = '') =>
  (await caller.get(`/inquiries${search}`)).json() as { items: Inquiry[]; totalCount: number; nextCursor: string | null };
const upload = async (caller = member) =>
  (await caller.post('/inquiries/photos', JPEG, { headers: { 'content-type': 'image/jpeg' } })).json() as { photoKey: string; url: string };

test('API-D19 a member asks with an order and photos; it stands in the own list, newest first, and in nobody else’s', async () => {
  const photo = await upload();
  const first = (await ask({ orderCd: 'H-DEMO-0004', photoKeys: [photo.photoKey] })).json() as Inquiry;
  expect(first).toMatchObject({
    kind: 'DELIVERY',
    orderCd: 'H-DEMO-0004',
    title: '한 병이 빠졌어요',
    body: BODY,
    locale: 'ko',
    photos: [photo],
    answer: null,
  });
  const second = (await ask({ title: '둘째' })).json() as Inquiry;
  const { items, totalCount } = await list();
  expect([items.map(({ inquiryCd }) => inquiryCd), totalCount]).toEqual([[second.inquiryCd, first.inquiryCd], 2]);
  expect((await list(other)).items).toEqual([]);
  expect((await member.get(`/uploads/${photo.photoKey}`)).statusCode).toBe(200);
  expect((await other.get(`/uploads/${photo.photoKey}`)).statusCode).toBe(404);
});

test('API-D19 the list is read page by page without a gap and without one twice', async () => {
  const asker = await shop.login('demo07');
  for (let n = 1; n <= 5; n += 1) await ask({ title: `제목 ${n}` }, asker);
  const titles: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(asker, `?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    titles.push(...page.items.map(({ title }) => title));
    cursor = page.nextCursor;
  } while (cursor);
  expect(titles).toEqual([5, 4, 3, 2, 1].map((n) => `제목 ${n}`));
});

test.each([
  ['no kind', { kind: '' }, 'kind', 'inquiry.v0001'],
  ['no title', { title: '  ' }, 'title', 'validation.v0019'],
  ['a title of one letter', { title: '왜' }, 'title', 'validation.v0022'],
  ['a title of 61 letters', { title: '가'.repeat(61) }, 'title', 'validation.v0022'],
  ['nine letters', { body: '아홉글자문의입니다' }, 'body', 'validation.v0022'],
  ['1,001 letters', { body: '🌹'.repeat(1_001) }, 'body', 'validation.v0022'],
  ['six photos', { photoKeys: ['1', '2', '3', '4', '5', '6'] }, 'photoKeys', 'claim.v0008'],
  ['a photo that was never sent', { photoKeys: ['U-none.jpg'] }, 'photoKeys', 'claim.v0010'],
])('API-D19 an inquiry with %s is refused at its field, and nothing is kept', async (_, over, field, code) => {
  const before = (await list()).totalCount;
  const answer = await ask(over);
  expect([answer.statusCode, answer.json().args]).toContainEqual(422);
  expect(answer.json().args).toContainEqual({ field, code });
  expect((await list()).totalCount).toBe(before);
});

test('P-11 an inquiry names an own order and own photos, nobody else’s', async () => {
  const theirs = await upload();
  expect((await ask({ photoKeys: [theirs.photoKey] }, other)).json().args).toEqual([{ field: 'photoKeys', code: 'claim.v0010' }]);
  const answers = [await ask({ orderCd: 'H-DEMO-0004' }, other), await ask({ orderCd: 'NOPE' }, other)];
  for (const answer of answers) expect([answer.statusCode, answer.json().messageCode]).toEqual([404, 'common.a0003']);
  expect((await list(other)).items).toEqual([]);
});

test('what is no picture is refused as the photo', async () => {
  const answer = await member.post('/inquiries/photos', Buffer.from('GIF89a'), { headers: { 'content-type': 'image/jpeg' } });
  expect([answer.statusCode, answer.json().args]).toEqual([422, [{ field: 'photo', code: 'claim.v0007' }]]);
});

test('an operator sees what waits, answers it, and answers better; the member reads it and is told each time, and the record has it', async () => {
  const { inquiryCd } = (await ask({ title: '기다리는 글' }, other)).json() as Inquiry;
  expect((await operate(shop, 'inquiry list')).said).toContain(inquiryCd);
  expect((await operate(shop, `inquiry answer ${inquiryCd} "오늘 한 병을\\n더 보냈어요."`)).said).toContain('has been told');
  expect((await list(other)).items[0]).toMatchObject({ inquiryCd, answer: '오늘 한 병을\n더 보냈어요.', answeredAt: expect.any(String) });
  await operate(shop, `inquiry answer ${inquiryCd} "내일 도착해요."`);
  expect((await list(other)).items[0]?.answer).toBe('내일 도착해요.');
  expect((await operate(shop, 'inquiry list')).said).not.toContain(inquiryCd);
  expect((await operate(shop, 'inquiry list --all')).said).toContain(inquiryCd);
  const news = await shop.db.select().from(notificationTable).where(eq(notificationTable.kind, 'INQUIRY'));
  expect(news.map(({ memCd, link }) => [memCd, link])).toEqual([
    ['M0006', '/mypage/inquiry?tab=list'],
    ['M0006', '/mypage/inquiry?tab=list'],
  ]);
  const deeds = (await findActions(shop.db, { target: inquiryCd, limit: 10 })).reverse();
  expect(deeds.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['inquiry.answer', { answer: null }, { answer: '오늘 한 병을\n더 보냈어요.' }],
    ['inquiry.answer', { answer: '오늘 한 병을\n더 보냈어요.' }, { answer: '내일 도착해요.' }],
  ]);
});

test('an inquiry that is unknown, or an answer without words, is told to the operator', async () => {
  expect(await operate(shop, 'inquiry answer NONE "글"')).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('no inquiry “NONE”'),
  });
  expect(await operate(shop, 'inquiry answer NONE')).toMatchObject({ code: 2 });
});
