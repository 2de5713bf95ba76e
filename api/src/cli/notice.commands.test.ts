import { findActions } from '../modules/operator/public';
import { noticeTable } from '../modules/help/notice.tables';
import { kstSqlDatetime } from '../platform/clock/clock';
import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => shop.close());

const onMain = async () => (await shop.visitor().get('/main/announcements')).json().notice?.noticeCd ?? null;

test('an operator chooses the notice that the home shows, another one takes its place, and --none takes it away', async () => {
  expect(await onMain()).toBe('NT010');
  expect(await operate(shop, 'notice main NT008')).toMatchObject({ code: 0, said: 'Main shows NT008.' });
  expect(await onMain()).toBe('NT008');
  expect((await operate(shop, 'notice list')).said).toMatch(/"noticeCd":"NT008".*?"isOnMain":true/);
  expect((await operate(shop, 'notice main --none')).said).toBe('Main shows no notice.');
  expect(await onMain()).toBeNull();
});

test('the record says which notice took the place of which on the home, and nothing when all stays as it was', async () => {
  for (const choice of ['NT010', 'NT011', 'NT011', '--none', '--none']) await operate(shop, `notice main ${choice}`);
  const found = (await findActions(shop.db, { limit: 20 })).filter(({ action }) => action === 'notice.main');
  expect(
    found
      .slice(0, 3)
      .map(({ target, before, after }) => [target, before, after])
      .reverse(),
  ).toEqual([
    ['NT010', { onMain: null }, { onMain: 'NT010' }],
    ['NT011', { onMain: 'NT010' }, { onMain: 'NT011' }],
    ['NT011', { onMain: 'NT011' }, { onMain: null }],
  ]);
});

test('a notice that is over is not shown, though it was chosen', async () => {
  await operate(shop, 'notice main NT014');
  expect(await onMain()).toBeNull();
});

test('what cannot be done is said, and nothing changes', async () => {
  await operate(shop, 'notice main NT008');
  expect(await operate(shop, 'notice main NT999')).toMatchObject({ code: 1, complaints: expect.stringContaining('no notice “NT999”') });
  expect(await operate(shop, 'notice main')).toMatchObject({ code: 2 });
  expect(await operate(shop, 'notice main NT008 --none')).toMatchObject({ code: 2 });
  expect(await onMain()).toBe('NT008');
});

const WORDS = '--ko "새 소식" --en "News" --cn "新消息" --body-ko "첫 문단\\n\\n둘째" --body-en "One" --body-cn "一"';
const codeOf = ({ said }: { said: string }) => said.split(' ')[0] ?? '';
const read = async (noticeCd: string) => shop.visitor().get(`/notices/${noticeCd}`);
const deeds = async (noticeCd: string) =>
  (await findActions(shop.db, { target: noticeCd, limit: 10 })).map(({ action }) => action).reverse();

test('an operator publishes a notice: shoppers read it at once, changed words too, and nothing once it is taken away', async () => {
  const noticeCd = codeOf(
    await operate(shop, `notice publish --tab event ${WORDS} --link /promotion/EV01 --ends "2099-12-31 23:59" --pinned`),
  );
  expect((await read(noticeCd)).json()).toMatchObject({
    tab: 'event',
    title: '새 소식',
    body: '첫 문단\n\n둘째',
    link: '/promotion/EV01',
    isPinned: true,
    endsAt: '2099-12-31T14:59:00.000Z',
  });
  await operate(shop, `notice change ${noticeCd} --ko "고친 소식" --unpinned --endless`);
  expect((await read(noticeCd)).json()).toMatchObject({ title: '고친 소식', isPinned: false, endsAt: null });
  await operate(shop, `notice remove ${noticeCd}`);
  expect((await read(noticeCd)).statusCode).toBe(404);
  expect(await deeds(noticeCd)).toEqual(['notice.publish', 'notice.change', 'notice.remove']);
});

test('a notice that is scheduled is out at its hour, or earlier when an operator says so', async () => {
  const noticeCd = codeOf(await operate(shop, `notice schedule --tab notice ${WORDS} --at "2099-01-01 09:00"`));
  expect((await read(noticeCd)).statusCode).toBe(404);
  expect((await operate(shop, 'notice list')).said).toMatch(
    new RegExp(`${noticeCd}".*?"state":"to come","publishedAt":"2099-01-01 09:00:00"`),
  );
  expect((await operate(shop, `notice schedule ${noticeCd} --at "2099-02-01 09:00"`)).said).toContain('2099-02-01 09:00:00');
  expect((await operate(shop, `notice publish ${noticeCd}`)).said).toBe(`${noticeCd} is out.`);
  expect((await read(noticeCd)).statusCode).toBe(200);
  expect(await operate(shop, `notice publish ${noticeCd}`)).toMatchObject({ code: 1, complaints: expect.stringContaining('out already') });
  expect(await deeds(noticeCd)).toEqual(['notice.schedule', 'notice.schedule', 'notice.publish']);
});

test.each([
  [`notice publish --tab talk ${WORDS}`, '--tab is notice or event'],
  [`notice publish ${WORDS}`, '--tab is notice or event'],
  ['notice publish --tab notice --ko "제목" --en Title --cn "题"', 'All three languages'],
  [`notice publish --tab notice ${WORDS} --link https://elsewhere.test`, '--link is a path'],
  [`notice publish --tab notice ${WORDS} --banner picture.png`, 'below /media/'],
  [`notice publish --tab notice ${WORDS} --ends "2020-01-01 00:00"`, 'before the notice is out'],
  ['notice publish NT001 --ko "다른 말"', 'notice change'],
  [`notice schedule --tab notice ${WORDS}`, '--at is missing'],
  [`notice schedule --tab notice ${WORDS} --at "2020-01-01 00:00"`, 'is over'],
  ['notice change NT001', 'Nothing to change'],
])('%s is not understood, and nothing is written', async (line, reason) => {
  const before = await shop.db.$count(noticeTable);
  expect(await operate(shop, line)).toMatchObject({ code: 2, complaints: expect.stringContaining(reason) });
  expect(await shop.db.$count(noticeTable)).toBe(before);
});

test('a time is one of Seoul, wherever the operator sits', async () => {
  const at = kstSqlDatetime(new Date(Date.now() + 3_600_000)).slice(0, 16);
  expect((await operate(shop, `notice schedule --tab notice ${WORDS} --at "${at}"`)).said).toContain(`${at}:00 (Asia/Seoul)`);
});

test('a title or a text that is longer than the shop keeps is refused by the name of its option, and nothing is published', async () => {
  const countOf = async () => (await shop.database.pool.query('select from notice')).rowCount;
  const before = await countOf();
  for (const [words, complaint] of [
    [WORDS.replace('"News"', `"${'n'.repeat(501)}"`), '--en is longer than 500 characters.'],
    [WORDS.replace('"One"', `"${'b'.repeat(20_001)}"`), '--body-en is longer than 20000 characters.'],
  ])
    expect(await operate(shop, `notice publish --tab event ${words}`)).toMatchObject({
      code: 2,
      complaints: expect.stringContaining(complaint ?? ''),
    });
  expect(await countOf()).toBe(before);
});
