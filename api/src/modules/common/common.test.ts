import { Readable } from 'node:stream';
import { jobs } from '../../app';
import { runDueJobs } from '../../platform/jobs/run-jobs';
import { cachedExchangeRate } from '../../platform/exchange/exchange-rate';
import { movableClock } from '../../platform/clock/clock';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

describe('exchange rate', () => {
  test('API-01 E-11 the rate comes as main and sub', async () => {
    expect((await shop.visitor().get('/common/exchange-rate')).json()).toEqual({ main: 1379, sub: 1 });
  });

  test('API-01 K-FX the source is asked once in ten minutes', async () => {
    const clock = movableClock();
    let asked = 0;
    const rate = cachedExchangeRate({ read: async () => ({ main: 1300 + (asked += 1), sub: 1 }) }, clock);
    await rate.read();
    clock.advance(599_000);
    expect(await rate.read()).toEqual({ main: 1301, sub: 1 });
    clock.advance(2_000);
    expect(await rate.read()).toEqual({ main: 1302, sub: 1 });
    expect(asked).toBe(2);
  });

  test('K-FX while the source fails the last rate stands', async () => {
    const clock = movableClock();
    let isDown = false;
    const rate = cachedExchangeRate({ read: async () => (isDown ? Promise.reject(new Error('down')) : { main: 1300, sub: 1 }) }, clock);
    await rate.read();
    isDown = true;
    clock.advance(3_600_000);
    expect(await rate.read()).toEqual({ main: 1300, sub: 1 });
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
      const body = { ...pageView, eventParams: { note: '' } };
      return { ...body, eventParams: { note: 'x'.repeat(bytes - JSON.stringify(body).length) } };
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

  test('API-02 an event without a name is refused', async () => {
    const response = await shop.visitor().post('/common/logs/access', { ...pageView, eventName: '' });
    expect([response.statusCode, (response.json() as { args: unknown }).args]).toEqual([
      422,
      [{ field: 'eventName', code: 'validation.v0021' }],
    ]);
  });

  test('API-19 the separate log takes route name and member and answers nothing', async () => {
    const response = await shop.visitor().post('/log', { rn: 'Main' });
    expect([response.statusCode, response.body]).toEqual([204, '']);
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
      floatingBanners: [
        { bannerCd: 'FB01', text, imgUrl: expect.stringMatching(/^\/media\/.+\.webp$/), link: '/raffles' },
        { bannerCd: 'FB02', text: expect.any(String), imgUrl: expect.stringMatching(/^\/media\/.+\.webp$/), link: '/welcome' },
      ],
    });
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

  test('API-15 E-13 K-NTF both have their seq until the ninth day; on the tenth nothing is left: nulls', async () => {
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
