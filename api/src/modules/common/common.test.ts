import { eq } from 'drizzle-orm';
import { Readable } from 'node:stream';
import { jobs } from '../../app';
import { runDueJobs } from '../../platform/jobs/run-jobs';
import { createLog } from '../../platform/log/log';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { notificationMarkTable, notificationTable } from '../member/notification.tables';
import { pointLedgerTable } from '../member/points.tables';

const NEWS = { ko: '새 소식', en: 'News', cn: '新消息' };
/** The log of a shop in production. */
const written: string[] = [];
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ deps: { log: createLog('info', { write: (line) => void written.push(line) }) } });
});
afterAll(() => shop.close());

describe('exchange rate', () => {
  test('API-01 E-11 the rate comes as main and sub', async () => {
    expect((await shop.visitor().get('/common/exchange-rate')).json()).toEqual({ main: 1379, sub: 1 });
  });
});

describe('access log', () => {
  const pageView = {
    eventName: 'page_view',
    eventParams: { pageTitle: '홈', pageLocation: 'http://shop.test/', pagePath: '/' },
    fullUrl: 'http://shop.test/',
  };

  test('API-02 a first visit receives a guest hash, later events keep it', async () => {
    const { hashCode } = (await shop.visitor().post('/common/logs/access', pageView)).json() as {
      hashCode: string;
    };
    expect(hashCode).toMatch(/^[0-9a-f]{32}$/);
    const again = await shop.visitor().post('/common/logs/access', { ...pageView, hashCode, layoutNm: 'MAIN' });
    expect(again.json()).toEqual({ hashCode });
    const { rows } = await shop.deps.pool.query(
      'select event_name, event_params, layout_nm from access_log where hash_code = $1 order by id',
      [hashCode],
    );
    expect(rows).toEqual([
      { event_name: 'page_view', event_params: pageView.eventParams, layout_nm: '' },
      { event_name: 'page_view', event_params: pageView.eventParams, layout_nm: 'MAIN' },
    ]);
  });

  test('an entry has 4 kB: a larger one is refused, told or in chunks', async () => {
    const entry = (bytes: number) => {
      const body = { ...pageView, eventParams: { ...pageView.eventParams, pageTitle: '' } };
      return { ...body, eventParams: { ...body.eventParams, pageTitle: 'x'.repeat(bytes - JSON.stringify(body).length) } };
    };
    expect((await shop.visitor().post('/common/logs/access', entry(4096))).statusCode).toBe(200);
    const tooLarge = await shop.visitor().post('/common/logs/access', entry(4097));
    expect([tooLarge.statusCode, tooLarge.json()]).toEqual([
      413,
      { exceptionName: 'PayloadTooLargeException', messageCode: 'common.a0014', args: [] },
    ]);
    const inChunks = await shop
      .visitor()
      .post('/common/logs/access', Readable.from([JSON.stringify(entry(4097))]), { headers: { 'content-type': 'application/json' } });
    expect(inChunks.statusCode).toBe(413);
  });

  test('entries are removed after 90 days, by a job of the shop', async () => {
    const { pool } = shop.deps;
    await pool.query('delete from access_log');
    await shop.visitor().post('/common/logs/access', { ...pageView, layoutNm: 'old' });
    shop.clock.advance(89 * 86_400_000);
    await shop.visitor().post('/common/logs/access', { ...pageView, layoutNm: 'new' });
    const kept = async () => {
      await runDueJobs(
        shop.deps,
        jobs.filter(({ name }) => name === 'access-log-cleaning'),
      );
      return (await pool.query<{ layout_nm: string }>('select layout_nm from access_log order by id')).rows.map(
        ({ layout_nm }) => layout_nm,
      );
    };
    expect(await kept()).toEqual(['old', 'new']);
    shop.clock.advance(2 * 86_400_000);
    expect(await kept()).toEqual(['new']);
    shop.clock.advance(-91 * 86_400_000);
  });

  test.each([
    ['without a name', { eventName: '' }, 'eventName'],
    ['that the shop does not know', { eventName: 'click' }, 'eventName'],
    ['without what it tells', { eventParams: {} }, 'eventParams.pageTitle'],
    [
      'of goods without a code',
      { eventName: 'add_to_wishlist', eventParams: { items: [{ item_id: 'a b' }] } },
      'eventParams.items.0.item_id',
    ],
  ])('API-02 an event %s is refused', async (_, wrong, field) => {
    const response = await shop.visitor().post('/common/logs/access', { ...pageView, ...wrong });
    expect([response.statusCode, (response.json() as { args: unknown[] }).args[0]]).toEqual([422, { field, code: 'validation.v0021' }]);
  });

  test('NF-03 what a page tells of a person is not kept: neither what an event does not name nor what was typed', async () => {
    const { hashCode } = (
      await shop.visitor().post('/common/logs/access', {
        ...pageView,
        eventName: 'search',
        eventParams: { search_term: '향수 kim@example.com 010-1234-5678', memCd: 'M0001', email: 'kim@example.com' },
      })
    ).json() as { hashCode: string };
    const { rows } = await shop.deps.pool.query('select event_params from access_log where hash_code = $1', [hashCode]);
    expect(rows).toEqual([{ event_params: { search_term: '향수 - -' } }]);
  });

  test('API-19 the separate log takes route name and member and answers nothing', async () => {
    const response = await shop.visitor().post('/log', { rn: 'Main', mc: 'M0001' });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    const lines = written.filter((line) => line.includes('"msg":"screen"')).map((line) => JSON.parse(line) as object);
    expect(lines).toEqual([expect.objectContaining({ level: 'info', routeName: 'Main', memCd: 'M0001' })]);
  });
});

describe('shop', () => {
  test('API-17 the version is plain text', async () => {
    const response = await shop.visitor().get('/common/app-version');
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(response.body).toMatch(/^\d+\.\d+\.\d+/);
  });

  test.each([
    ['ko', '홈'],
    ['en', 'Home'],
    ['zh-CN', '首页'],
  ])('the top menu comes in order and in %s', async (locale, first) => {
    const menu = (await shop.visitor({ locale }).get('/simple-menus')).json() as {
      idx: number;
      name: string;
      link: string;
    }[];
    expect(menu[0]).toMatchObject({ idx: 0, name: first, link: '/' });
    expect(menu.map(({ idx }) => idx)).toEqual(menu.map((_, at) => at));
  });
});

describe('announcements of the home', () => {
  const read = (locale = 'ko', headers = {}) => shop.visitor({ locale }).get('/main/announcements', { headers });

  test.each([
    ['ko', '겨울 선물 상자', '오늘의 래플'],
    ['en', 'Winter gift boxes', 'Today’s raffle'],
    ['zh-CN', '冬日礼盒', '今日抽奖'],
  ])('the notice on Main and the floating banners come in %s, with pictures and links', async (locale, title, text) => {
    expect((await read(locale)).json()).toEqual({
      notice: {
        noticeCd: 'NT010',
        title,
        body: expect.any(String),
        imgUrl: expect.stringMatching(/^\/media\/.+\.webp$/),
        link: '/promotion/EV03',
      },
      runningOut: null,
      floatingBanners: [
        { bannerCd: 'FB01', text, imgUrl: expect.stringMatching(/^\/media\/.+\.webp$/), link: '/raffles' },
        { bannerCd: 'FB02', text: expect.any(String), imgUrl: expect.stringMatching(/^\/media\/.+\.webp$/), link: '/welcome' },
      ],
    });
  });

  test('a member hears of the points that run out within thirty days, and when the first of them do', async () => {
    const member = await shop.login('demo31');
    const told = async () => (await member.get('/main/announcements')).json().runningOut;
    await shop.db.delete(pointLedgerTable).where(eq(pointLedgerTable.memCd, 'M0031'));
    const inDays = (days: number, ms = 0) => new Date(shop.clock.now().getTime() + days * 86_400_000 + ms);
    const credit = (remaining: number, expiresAt: Date) => ({
      memCd: 'M0031',
      kind: 'SIGN_UP' as const,
      amount: 500,
      balance: 500,
      remaining,
      createdAt: shop.clock.now(),
      expiresAt,
    });
    expect(await told()).toBeNull();
    await shop.db.insert(pointLedgerTable).values([credit(500, inDays(30, 60_000)), credit(0, inDays(3)), credit(90, inDays(-1))]);
    expect(await told()).toBeNull();
    const first = inDays(7);
    await shop.db.insert(pointLedgerTable).values([credit(200, inDays(30, -60_000)), credit(120, first)]);
    expect(await told()).toEqual({ points: 320, firstAt: first.toISOString() });
    expect((await read()).json().runningOut).toBeNull();
  });

  test('a browser that has them hears that nothing changed; when the notice is over, there is none', async () => {
    const first = await read();
    expect(first.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    const again = () => read('ko', { 'if-none-match': String(first.headers.etag) });
    expect((await again()).statusCode).toBe(304);
    shop.clock.advance(31 * 86_400_000);
    expect((await again()).json().notice).toBeNull();
    shop.clock.advance(-31 * 86_400_000);
  });
});

describe('newest notification', () => {
  test('a visitor sees what goes to all, a member also their own', async () => {
    await shop.deps.pool.query(
      `insert into notification (seq, kind, mem_cd, is_toast, title, body, received_at) values
        (9001, 'EVENT', null, true, '{"ko":"a","en":"a","cn":"a"}', '{"ko":"a","en":"a","cn":"a"}', now()),
        (9002, 'POINT', 'M0001', false, '{"ko":"b","en":"b","cn":"b"}', '{"ko":"b","en":"b","cn":"b"}', now())`,
    );
    const of = async (caller: Caller) => (await caller.get('/main/last-notification')).json();
    expect(await of(shop.visitor())).toEqual({
      toastNotification: { seq: 9001, title: 'a' },
      notification: { seq: 9001 },
    });
    expect(await of(await shop.login())).toEqual({
      toastNotification: { seq: 9001, title: 'a' },
      notification: { seq: 9002 },
    });
    expect(await of(await shop.login('demo03'))).toEqual({
      toastNotification: { seq: 9001, title: 'a' },
      notification: { seq: 9001 },
    });
  });

  test('a toast notification brings its words in the reader’s language and where it leads', async () => {
    await shop.deps.pool.query(
      `update notification set title = '{"ko":"쿠폰","en":"Coupons","cn":"券"}', link = '/promotion/EV01' where seq = 9001`,
    );
    for (const [locale, title] of [
      ['ko', '쿠폰'],
      ['en', 'Coupons'],
      ['zh-CN', '券'],
    ] as const)
      expect((await shop.visitor({ locale }).get('/main/last-notification')).json()).toMatchObject({
        toastNotification: { seq: 9001, title, link: '/promotion/EV01' },
      });
  });

  test('API-15 E-13 both have their seq until the ninth day; on the tenth nothing is left: nulls', async () => {
    const newest = async () =>
      (await shop.visitor().get('/main/last-notification')).json() as {
        toastNotification: { seq: number | null };
        notification: { seq: number | null };
      };
    shop.clock.advance(9 * 86_400_000);
    expect(await newest()).toMatchObject({ toastNotification: { seq: 9001 }, notification: { seq: 9001 } });
    shop.clock.advance(86_400_000 + 1000);
    expect(await newest()).toEqual({ toastNotification: { seq: null }, notification: { seq: null } });
  });
});

test('K-NTF the nightly job deletes what was received ten days ago, with the marks of who read it, and leaves the ninth day', async () => {
  await shop.db.delete(notificationTable);
  const told = { kind: 'EVENT' as const, title: NEWS, body: NEWS, link: '' };
  const at = (days: number, ms: number) => new Date(shop.clock.now().getTime() - days * 86_400_000 - ms);
  await shop.db.insert(notificationTable).values([
    { ...told, seq: 9101, memCd: 'M0001', receivedAt: at(10, 60_000) },
    { ...told, seq: 9102, memCd: null, receivedAt: at(10, 60_000) },
    { ...told, seq: 9103, memCd: 'M0001', receivedAt: at(10, -60_000) },
    { ...told, seq: 9104, memCd: null, receivedAt: at(9, 0) },
  ]);
  await shop.db.insert(notificationMarkTable).values([9101, 9103].map((seq) => ({ memCd: 'M0001', seq })));
  const cleaning = jobs.find(({ name }) => name === 'member-cleaning');
  await cleaning?.run(shop.deps, shop.clock.now());
  const left = await shop.db.select({ seq: notificationTable.seq }).from(notificationTable).orderBy(notificationTable.seq);
  const marks = await shop.db.select({ seq: notificationMarkTable.seq }).from(notificationMarkTable);
  expect([left, marks]).toEqual([[{ seq: 9103 }, { seq: 9104 }], [{ seq: 9103 }]]);
});
