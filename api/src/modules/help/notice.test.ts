import type { NoticeDetail, NoticeItem } from '@hyangro/contracts/help/notice.contract';
import { hoursAfter } from '../../platform/clock/clock';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { noticeTable } from './notice.tables';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

interface Page {
  items: NoticeItem[];
  totalCount: number;
  nextCursor: string | null;
}
const list = async (search = '', locale = 'ko') => (await shop.visitor({ locale }).get(`/notices${search}`)).json() as Page;
const read = (noticeCd: string, locale = 'ko') => shop.visitor({ locale }).get(`/notices/${noticeCd}`);
const codes = ({ items }: Page) => items.map(({ noticeCd }) => noticeCd);

test('R-PUB-08 notices come without a wish, events by their tab: pinned ones first, then the newest', async () => {
  const notices = await list();
  expect(codes(notices)).toEqual(['NT008', 'NT005', 'NT007', 'NT006', 'NT004', 'NT003', 'NT002', 'NT001']);
  expect(notices.totalCount).toBe(8);
  const events = await list('?tab=event', 'en');
  expect(codes(events)).toEqual(['NT010', 'NT011', 'NT012', 'NT009', 'NT013', 'NT014']);
  expect(events.items[0]).toMatchObject({ title: 'Winter gift boxes', isPinned: true, imgUrl: expect.stringMatching(/^\/media\//) });
  expect(events.items.filter(({ isOver }) => isOver).map(({ noticeCd }) => noticeCd)).toEqual(['NT014']);
});

test('the list goes on by its cursor without a gap, whatever comes out meanwhile', async () => {
  const all = codes(await list());
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await list(`?limit=3${cursor && `&cursor=${cursor}`}`);
    seen.push(...codes(page));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(all);
  expect((await shop.visitor().get('/notices?cursor=nonsense')).statusCode).toBe(400);
});

test('R-PUB-09 a notice comes with its text and its neighbours in time, of its own tab alone', async () => {
  const notice = (await read('NT005')).json() as NoticeDetail;
  expect(notice).toMatchObject({
    tab: 'notice',
    link: '/mypage/member-info/real-name',
    previous: { noticeCd: 'NT004', title: '환불은 3일에서 7일 걸려요' },
    next: { noticeCd: 'NT006' },
  });
  expect(notice.body).toMatch(/\n\n/);
  expect((await read('NT001')).json()).toMatchObject({ previous: null, next: { noticeCd: 'NT002' } });
  expect((await read('NT011')).json()).toMatchObject({ previous: { noticeCd: 'NT012' }, next: null });
});

test('R-PUB-09 an unknown notice is not found', async () => {
  const { statusCode, json } = await read('NOPE');
  expect([statusCode, json().messageCode]).toEqual([404, 'common.a0003']);
});

test('a scheduled notice appears at its hour: in the list, by its code, to its neighbours and in the sitemap', async () => {
  const text = { ko: '곧', en: 'Soon', cn: '即将' };
  const publishedAt = hoursAfter(shop.clock.now(), 1);
  await shop.db.insert(noticeTable).values({ noticeCd: 'NT900', tab: 'notice', title: text, body: text, publishedAt });
  const sitemap = async () =>
    ((await shop.visitor().get('/help/sitemap')).json() as { noticeCd: string }[]).map(({ noticeCd }) => noticeCd);
  const seen = async () => [
    codes(await list()).includes('NT900'),
    (await read('NT900')).statusCode,
    ((await read('NT008')).json() as NoticeDetail).next?.noticeCd,
    (await sitemap()).includes('NT900'),
  ];
  expect(await seen()).toEqual([false, 404, undefined, false]);
  shop.clock.advance(3_600_001);
  expect(await seen()).toEqual([true, 200, 'NT900', true]);
  expect(await sitemap()).toHaveLength(15);
});

test('who has a list reads that it is unchanged', async () => {
  const { headers } = await shop.visitor().get('/notices');
  const again = await shop.visitor().get('/notices', { headers: { 'if-none-match': String(headers['etag']) } });
  expect(again.statusCode).toBe(304);
});
