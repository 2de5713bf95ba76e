import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import { hireOperators, type Operators } from '../../platform/testing/operators';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { couponTable } from '../coupon/coupon.tables';
import type { LayoutsFile } from './layout.seed-schema';
import { switchDue } from './version/schedule.service';
import { eq } from 'drizzle-orm';

const HOUR_MS = 3_600_000;
let shop: TestApp;
let staff: Operators;
beforeAll(async () => {
  shop = await createTestApp();
  staff = await hireOperators(shop);
}, 120_000);
afterAll(() => shop.close());

const exported = async (layoutCd: string, query = ''): Promise<LayoutsFile> =>
  (await staff.call('VIEWER', 'GET', `/operator/layouts/${layoutCd}${query}`)).json();
const make = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  staff.call('CONTENT', method, `/operator/layouts${path}`, body);
const seen = async (layoutCd: string) => (await shop.visitor().get(`/main/layouts/${layoutCd}`)).json() as Layout;
const titleOf = async (layoutCd: string) => (await seen(layoutCd)).layoutNm;
const versionsOf = async (layoutCd: string, query = '') =>
  (await staff.call('VIEWER', 'GET', `/operator/layouts/${layoutCd}/versions${query}`)).json().items as {
    version: number;
    createdBy: string;
    publishAt: string | null;
  }[];
const refusalOf = ({ statusCode, json }: Awaited<ReturnType<typeof make>>) => [statusCode, json().messageCode, json().args] as const;
/** A page under another name. */
async function renamed(layoutCd: string, name: string): Promise<LayoutsFile> {
  const file = await exported(layoutCd);
  for (const layout of file.layouts) layout.name = { ko: name, en: name, cn: name };
  return file;
}
/** The same as a draft; answers its version. */
const draft = async (layoutCd: string, name: string): Promise<number> =>
  (await make('POST', '', await renamed(layoutCd, name))).json().items[0].version;

test('API-D28 only who makes pages brings drafts in, publishes and plans them; everybody who works here may look', async () => {
  for (const [method, path] of [
    ['POST', ''],
    ['POST', '/check'],
    ['POST', '/EV02/publish'],
    ['POST', '/EV99/rollback'],
    ['PUT', '/EV02/schedule'],
    ['DELETE', '/EV99/schedule'],
  ] as const)
    expect([path, await staff.refusedTo(method, `/operator/layouts${path}`, method === 'DELETE' ? undefined : {})]).toEqual([
      path,
      ['VIEWER', 'CATALOG', 'ORDER', 'CS', 'RELEASE'],
    ]);
  for (const path of ['', '/EV02', '/EV02/versions'])
    expect([path, await staff.refusedTo('GET', `/operator/layouts${path}`)]).toEqual([path, []]);
  expect(await versionsOf('EV02')).toEqual([]);
});

test('API-D28 a page is exported, changed, checked, brought in as a draft, previewed, published and rolled back', async () => {
  const before = await seen('EV02');
  const file = await renamed('EV02', '겨울이 오기 전에');
  const [display] = file.layouts[0]?.displays ?? [];
  if (display) display.title = { ko: '새 블록', en: 'A new block', cn: '新版块' };
  expect((await make('POST', '/check', file)).json()).toEqual({ canBeImported: true, problems: expect.any(Array) });
  expect(await versionsOf('EV02')).toEqual([]);

  const imported = await make('POST', '', file);
  expect([imported.statusCode, imported.json().items]).toEqual([200, [{ layoutCd: 'EV02', version: 2, isNew: true, isLive: false }]]);
  expect((await make('POST', '', file)).json().items).toEqual([{ layoutCd: 'EV02', version: 2, isNew: false, isLive: false }]);
  expect(await seen('EV02')).toEqual(before);
  const { url, version } = (await staff.call('VIEWER', 'GET', '/operator/layouts/EV02/preview?hours=2')).json();
  const { pathname, search } = new URL(url);
  expect([version, pathname]).toEqual([2, '/promotion/EV02']);
  expect((await shop.visitor().get(`/main/layouts/EV02${search}`)).body).toContain('새 블록');

  expect((await make('POST', '/EV02/publish', { version: 2, from: 1 })).json()).toEqual({ layoutCd: 'EV02', version: 2 });
  const after = await seen('EV02');
  expect([after.layoutNm, after.displays.map(({ title }) => title)]).toEqual(['겨울이 오기 전에', expect.arrayContaining(['새 블록'])]);
  expect((await exported('EV02')).layouts).toEqual(file.layouts);
  expect((await exported('EV02', '?version=1')).layouts[0]?.name.ko).toBe(before.layoutNm);
  expect((await make('POST', '/EV02/rollback', {})).json()).toEqual({ layoutCd: 'EV02', version: 1 });
  expect(await seen('EV02')).toEqual(before);

  expect((await versionsOf('EV02')).map((row) => [row.version, row.createdBy])).toEqual([
    [2, 'content'],
    [1, 'shop'],
  ]);
  expect((await versionsOf('EV02', '?before=2&limit=1')).map((row) => row.version)).toEqual([1]);
  expect(await staff.actionsOn('EV02')).toEqual([
    { actor: 'content', action: 'layout.rollback', before: { version: 2 }, after: { version: 1 } },
    { actor: 'content', action: 'layout.publish', before: { version: 1 }, after: { version: 2 } },
    { actor: 'content', action: 'layout.import', before: null, after: { version: 2 } },
  ]);
});

test('API-D28 a file can go live at once, and is in the list of pages then', async () => {
  const { items } = (await make('POST', '?publish=true', await renamed('EV03', '바로 여는 세일'))).json();
  expect([items, await titleOf('EV03')]).toEqual([[{ layoutCd: 'EV03', version: 2, isNew: true, isLive: true }], '바로 여는 세일']);
  const list = (await staff.call('VIEWER', 'GET', '/operator/layouts')).json().items;
  expect(list.find(({ layoutCd }: { layoutCd: string }) => layoutCd === 'EV03')).toMatchObject({
    liveVersion: 2,
    name: { ko: '바로 여는 세일' },
  });
});

describe('a file with faults', () => {
  test('API-D28 is refused with each of them in its place and in words, and none of its pages becomes a draft', async () => {
    const [good, broken] = [await renamed('EV04', '멀쩡한 페이지'), await exported('MAIN')];
    const [item] = broken.layouts[0]?.displayItems ?? [];
    if (item) Object.assign(item, { fileUrl: 'banner:nobody:m', tabLayoutCd: 'NOPE' });
    const file = { layouts: [...good.layouts, ...broken.layouts], virtualCategories: [...broken.virtualCategories] };
    const { canBeImported, problems } = (await make('POST', '/check', file)).json();
    expect(canBeImported).toBe(false);
    const missing = { level: 'error', path: 'layouts[1].displayItems[0].fileUrl', reason: 'no picture “banner:nobody:m”' };
    expect(problems).toContainEqual(missing);
    for (const query of ['', '?publish=true']) {
      const [status, code, args] = refusalOf(await make('POST', query, file));
      expect([status, code]).toEqual([422, 'common.a0016']);
      expect(args).toContainEqual({ field: missing.path, code: 'validation.v0021', reason: missing.reason });
    }
    expect([await versionsOf('EV04'), await versionsOf('MAIN'), await titleOf('EV04')]).toEqual([
      [],
      [],
      expect.not.stringContaining('멀쩡한'),
    ]);
    expect(await staff.actionsOn('EV04')).toEqual([]);
  });

  test('API-D28 of another shape is told which field is missing, unknown or of another kind', async () => {
    const file = await exported('EV04');
    const [display] = file.layouts[0]?.displays ?? [];
    if (display) Object.assign(display, { useOnMobile: 'yes', tittle: { ko: 'a', en: 'a', cn: 'a' } });
    expect((await make('POST', '/check', file)).json().problems).toEqual(
      expect.arrayContaining([
        { level: 'error', path: 'layouts[0].displays[0].useOnMobile', reason: 'is "yes", not true or false' },
        { level: 'error', path: 'layouts[0].displays[0].tittle', reason: 'unknown field; is “title” meant?' },
      ]),
    );
    expect(refusalOf(await make('POST', '', {}))).toEqual([
      422,
      'common.a0016',
      [{ field: 'layouts', code: 'validation.v0021', reason: 'is missing' }],
    ]);
    expect((await make('POST', '', [])).statusCode).toBe(422);
    expect((await make('POST', '', { layouts: [], note: 'x'.repeat(5 * 1024 * 1024) })).statusCode).toBe(413);
    expect((await make('POST', '', await renamed('EV04', '널\u0000문자'))).statusCode).toBe(400);
    expect(await versionsOf('EV04')).toEqual([]);
  });
});

test('API-D28 what another operator has made live meanwhile is not replaced by who has not seen it', async () => {
  const [first, second] = [await draft('EV05', '먼저'), await draft('EV05', '나중')];
  expect((await make('POST', '/EV05/publish', { version: first, from: 1 })).statusCode).toBe(200);
  expect(refusalOf(await make('POST', '/EV05/publish', { version: second, from: 1 }))).toEqual([409, 'layout.a0001', []]);
  expect(refusalOf(await make('POST', '/EV05/rollback', { version: 1, from: second }))).toEqual([409, 'layout.a0001', []]);
  expect(await titleOf('EV05')).toBe('먼저');
  // Sent again after a lost answer, it is as it was wanted.
  expect((await make('POST', '/EV05/publish', { version: first, from: 1 })).statusCode).toBe(200);
  expect((await make('POST', '/EV05/publish', { version: second, from: first })).statusCode).toBe(200);
  expect(await titleOf('EV05')).toBe('나중');
});

test('API-D28 there is no way to versions that there are not, back to one that was never live, or to the live one', async () => {
  const version = await draft('EV06', '아직');
  expect(refusalOf(await make('POST', '/EV06/publish', { version: 99 }))).toEqual([404, 'common.a0003', []]);
  expect(refusalOf(await make('POST', '/EV06/rollback', { version: 99 }))).toEqual([404, 'common.a0003', []]);
  expect(refusalOf(await make('POST', '/EV06/rollback', { version }))).toEqual([409, 'layout.a0002', []]);
  expect(refusalOf(await make('POST', '/EV06/rollback', {}))).toEqual([409, 'layout.a0002', []]);
  expect(refusalOf(await make('POST', '/EV06/rollback', { version: 1 }))).toEqual([409, 'layout.a0003', []]);
  for (const path of ['/NOPE', '/EV06?version=99', '/NOPE/preview', '/EV06/preview?version=99'])
    expect([path, (await staff.call('VIEWER', 'GET', `/operator/layouts${path}`)).statusCode]).toEqual([path, 404]);
  for (const path of ['/EV06/preview?hours=0', '/EV06/preview?hours=999', '/EV06?version=x'])
    expect([path, (await staff.call('VIEWER', 'GET', `/operator/layouts${path}`)).statusCode]).toEqual([path, 400]);
});

describe('a plan', () => {
  const plan = (version: number, publishAt: Date | string) =>
    make('PUT', '/EV04/schedule', { version, publishAt: typeof publishAt === 'string' ? publishAt : publishAt.toISOString() });
  const soon = () => new Date(shop.clock.now().getTime() + HOUR_MS);
  const planned = async () => (await staff.call('VIEWER', 'GET', '/operator/layouts')).json().planned;

  test('API-D28 is listed, goes live at its hour, and does not once it is taken back', async () => {
    const [before, version, at] = [await titleOf('EV04'), await draft('EV04', '정각 세일'), soon()];
    expect((await plan(version, at)).json()).toEqual({ layoutCd: 'EV04', version, publishAt: at.toISOString() });
    expect(await planned()).toEqual([{ layoutCd: 'EV04', version, publishAt: at.toISOString() }]);
    for (const versions of [[version], []]) expect((await make('DELETE', '/EV04/schedule')).json()).toEqual({ layoutCd: 'EV04', versions });
    await switchDue(shop.deps, at);
    expect([await planned(), await titleOf('EV04')]).toEqual([[], before]);
    await plan(version, at);
    await switchDue(shop.deps, at);
    expect(await titleOf('EV04')).toBe('정각 세일');
    expect((await staff.actionsOn('EV04')).map(({ action }) => action)).toEqual([
      'layout.publish',
      'layout.schedule',
      'layout.schedule-cancel',
      'layout.schedule',
      'layout.import',
    ]);
  });

  test('API-D28 for an hour that is past, for no hour, or of a version that there is not is refused', async () => {
    const version = await draft('EV04', '다른 세일');
    for (const at of [shop.clock.now(), 'tomorrow', '9999-12-31T23:00:00-09:00'])
      expect(refusalOf(await plan(version, at))).toEqual([422, 'common.a0016', [expect.objectContaining({ field: 'publishAt' })]]);
    expect((await plan(99, soon())).statusCode).toBe(404);
    expect(await planned()).toEqual([]);
  });

  test('API-D28 of a page that names a coupon which is gone is refused with the place, as is publishing it', async () => {
    const gone = { ...(await shop.db.select().from(couponTable).limit(1))[0], couponCd: 4243 };
    await shop.db.insert(couponTable).values(gone as typeof couponTable.$inferInsert);
    const file = await exported('EV01');
    const [item] = file.layouts[0]?.couponDisplayItems ?? [];
    if (item) item.couponCd = 4243;
    const { items } = (await make('POST', '', file)).json();
    await shop.db.delete(couponTable).where(eq(couponTable.couponCd, 4243));
    const refused = [
      409,
      'layout.a0004',
      [expect.objectContaining({ field: 'layouts[0].couponDisplayItems[0].couponCd', reason: 'no coupon 4243' })],
    ];
    const { version } = items[0];
    expect(refusalOf(await make('POST', '/EV01/publish', { version }))).toEqual(refused);
    expect(refusalOf(await make('PUT', '/EV01/schedule', { version, publishAt: soon().toISOString() }))).toEqual(refused);
    expect((await versionsOf('EV01'))[0]).toMatchObject({ version, publishAt: null });
  });
});
