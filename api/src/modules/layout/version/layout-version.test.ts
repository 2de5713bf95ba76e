import { eq } from 'drizzle-orm';
import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import type { Actor } from '../../../platform/http/operator';
import { openDatabase } from '../../../platform/db/open-database';
import { createTestApp, describePostgres, type TestApp } from '../../../platform/testing/test-app';
import { namedLocks, raceOn } from '../../../platform/testing/race';
import { couponTable } from '../../coupon/coupon.tables';
import { findActions } from '../../operator/public';
import { checkFile } from '../file/check-file';
import { readLayouts } from '../file/export.repository';
import { layoutsText } from '../file/layouts-text';
import { readTemplate } from '../fresh-template';
import type { LayoutsFile } from '../layout.seed-schema';
import { displayTable } from '../layout.tables';
import { importLayouts } from './import.service';
import { findVersion, listLayouts, listVersions } from './layout-version.repository';
import { previewLayout } from './preview.service';
import { publishLayout, rollbackLayout } from './publish.service';
import { cancelSchedule, scheduleLayout, switchDue } from './schedule.service';

const by: Actor = { name: 'cli:test', requestId: null };
const HOUR_MS = 3_600_000;
let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const now = () => shop.clock.now();
const exported = async (...codes: string[]) => readLayouts(shop.db, codes);
const titleOf = async (query = '', layoutCd = 'EV02') => {
  const answer = await shop.visitor().get(`/main/layouts/${layoutCd}${query}`);
  return (answer.json() as Layout).layoutNm;
};
/** EV02 under another name, as a draft; answers its version. */
async function draft(name: string, change: (file: LayoutsFile) => void = () => undefined): Promise<number> {
  const file = await exported('EV02');
  for (const layout of file.layouts) layout.name = { ko: name, en: name, cn: name };
  change(file);
  const [imported] = await importLayouts(shop.db, file, { by, now: now(), isPublished: false });
  return imported?.version ?? 0;
}

test('every page of the demo shop is the same after its export was imported and published', async () => {
  const codes = (await listLayouts(shop.db)).map(({ layoutCd }) => layoutCd);
  const before = await exported(...codes);
  const text = layoutsText(before);
  const pages = () => Promise.all(codes.map(async (code) => (await shop.visitor().get(`/main/layouts/${code}`)).json()));
  const seen = await pages();
  const { file, problems } = await checkFile(shop.db, text, { findPicture: async (ref) => ref, now: now() });
  expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
  if (!file) throw new Error('the export has not the shape of a file');
  await shop.db.delete(displayTable).where(eq(displayTable.layoutCd, 'EV03'));
  await importLayouts(shop.db, file, { by, now: now(), isPublished: true });
  expect(layoutsText(await exported(...codes))).toBe(text);
  expect(await pages()).toEqual(seen);
});

test('an import makes a draft: shoppers see it when it is published, and what was before comes back by a rollback', async () => {
  const before = await titleOf();
  const version = await draft('겨울 세일');
  expect(await titleOf()).toBe(before);
  expect(await publishLayout(shop.db, 'EV02', null, by, now())).toBe(version);
  expect(await titleOf()).toBe('겨울 세일');
  const back = await rollbackLayout(shop.db, 'EV02', null, by, now());
  expect([back < version, await titleOf()]).toEqual([true, before]);
  expect((await listVersions(shop.db, 'EV02')).map((row) => row.version)).toContain(version);
  expect((await findActions(shop.db, { target: 'EV02', limit: 2 })).map(({ action }) => action)).toEqual([
    'layout.rollback',
    'layout.publish',
  ]);
});

test('a page that is not new is not imported twice, and one file with a fault leaves nothing behind', async () => {
  const version = await draft('두 번');
  expect(await draft('두 번')).toBe(version);
  const file = await exported('EV01', 'EV02');
  for (const layout of file.layouts) layout.couponDisplayItems.forEach((item) => (item.couponCd = 4242));
  await expect(importLayouts(shop.db, file, { by, now: now(), isPublished: true })).rejects.toThrow('no coupon 4242');
  expect(layoutsText(await exported('EV01'))).not.toContain('4242');
  expect(await titleOf()).not.toBe('두 번');
});

describe('a preview', () => {
  const linkOf = async (layoutCd: string, version: number) =>
    `?preview=${(await previewLayout(shop.db, layoutCd, version, 1, now())).token}`;

  test('shows a draft to who has its link, keeps it out of caches, and leaves nothing behind', async () => {
    const before = await titleOf();
    const version = await draft('미리 보는 세일', ({ layouts: [layout] }) =>
      layout?.displays.reverse().forEach((display, at) => (display.seq = 50 + at)),
    );
    const link = await linkOf('EV02', version);
    const answer = await shop.visitor().get(`/main/layouts/EV02${link}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect((answer.json() as Layout).layoutNm).toBe('미리 보는 세일');
    expect((answer.json() as Layout).displays.every(({ seq }) => seq >= 50)).toBe(true);
    expect(await titleOf()).toBe(before);
    expect(await titleOf(link)).toBe('미리 보는 세일');
    expect(layoutsText(await exported('EV02'))).not.toContain('미리 보는 세일');
  });

  test('shows a page that does not exist yet', async () => {
    const file = await exported('EV05');
    for (const layout of file.layouts) layout.layoutCd = 'EV99';
    await importLayouts(shop.db, file, { by, now: now(), isPublished: false });
    expect((await shop.visitor().get('/main/layouts/EV99')).statusCode).toBe(404);
    expect(await titleOf(await linkOf('EV99', 1), 'EV99')).toBe(await titleOf('', 'EV05'));
  });

  test('of a forged, foreign or expired link is refused', async () => {
    const link = await linkOf('EV02', await draft('남의 것'));
    const status = async (path: string) => (await shop.visitor().get(`/main/layouts/${path}`)).statusCode;
    expect(await status(`EV02${link}`)).toBe(200);
    expect(await status(`EV02${link}x`)).toBe(404);
    expect(await status(`EV01${link}`)).toBe(404);
    expect(await status('EV02?preview=')).toBe(404);
    shop.clock.advance(HOUR_MS);
    expect(await status(`EV02${link}`)).toBe(404);
  });
});

describe('a planned switch', () => {
  const soon = () => new Date(now().getTime() + HOUR_MS);

  test('happens at its hour, once', async () => {
    const version = await draft('정각 세일');
    const at = soon();
    await scheduleLayout(shop.db, 'EV02', version, at, by, now());
    await switchDue(shop.deps, new Date(at.getTime() - 1));
    expect(await titleOf()).not.toBe('정각 세일');
    await switchDue(shop.deps, at);
    await switchDue(shop.deps, at);
    expect(await titleOf()).toBe('정각 세일');
    const switches = (await findActions(shop.db, { target: 'EV02', limit: 50 })).filter(({ actor }) => actor === 'job:layout-switch');
    expect(switches).toMatchObject([{ action: 'layout.publish', after: { version } }]);
  });

  test('that was cancelled does not happen, and an hour that is past cannot be planned', async () => {
    const version = await draft('취소된 세일');
    const at = soon();
    await scheduleLayout(shop.db, 'EV02', version, at, by, now());
    expect(await cancelSchedule(shop.db, 'EV02', null, by, now())).toEqual([version]);
    expect(await cancelSchedule(shop.db, 'EV02', null, by, now())).toEqual([]);
    await switchDue(shop.deps, at);
    expect(await titleOf()).not.toBe('취소된 세일');
    await expect(scheduleLayout(shop.db, 'EV02', version, now(), by, now())).rejects.toThrow('is past in Seoul');
  });

  test('of a page that names a coupon which is gone is not made, and is reported; others go on', async () => {
    const gone = { ...(await shop.db.select().from(couponTable).limit(1))[0], couponCd: 4243 };
    await shop.db.insert(couponTable).values(gone as typeof couponTable.$inferInsert);
    const file = await exported('EV01');
    const [item] = file.layouts[0]?.couponDisplayItems ?? [];
    if (item) item.couponCd = 4243;
    await importLayouts(shop.db, file, { by, now: now(), isPublished: false });
    const at = soon();
    const version = await scheduleLayout(shop.db, 'EV01', null, at, by, now());
    await scheduleLayout(shop.db, 'EV02', await draft('남은 세일'), at, by, now());
    await shop.db.delete(couponTable).where(eq(couponTable.couponCd, 4243));
    const errors: unknown[] = [];
    await switchDue({ ...shop.deps, log: { ...shop.deps.log, error: (entry: unknown) => errors.push(entry) } }, at);
    expect(errors).toEqual([{ layoutCd: 'EV01', version, problem: 'layouts[0].couponDisplayItems[0].couponCd: no coupon 4243' }]);
    expect(await findVersion(shop.db, 'EV01', version)).toMatchObject({
      publishAt: null,
      problem: expect.stringContaining('no coupon 4243'),
    });
    expect((await findActions(shop.db, { target: 'EV01', limit: 1 }))[0]).toMatchObject({ action: 'layout.switch-refused' });
    expect(await titleOf()).toBe('남은 세일');
  });
});

describePostgres('several processes', () => {
  let switches = 0;
  race(
    'make a planned switch once, and every one of them shows it in its next answer',
    { guard: namedLocks, harm: /Expected length: 1\s+Received length: \d+/ },
    async () => {
      const url = shop.deps.pool.options.connectionString;
      const processes = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, poolSize: 4 })));
      try {
        const name = `경쟁 세일 ${(switches += 1)}`;
        const version = await draft(name);
        const at = new Date(now().getTime() + HOUR_MS);
        await scheduleLayout(shop.db, 'EV02', version, at, by, now());
        const seen = () =>
          Promise.all(processes.map(async ({ db }) => (await readTemplate(db, 'EV02', 'ko', null, now()))?.template.layoutNm));
        expect(await seen()).not.toContain(name);
        await Promise.all(Array.from({ length: 12 }, (_, look) => switchDue({ ...shop.deps, db: processes[look % 4]?.db ?? shop.db }, at)));
        const actions = await findActions(shop.db, { target: 'EV02', limit: 100 });
        expect(actions.filter(({ actor, after }) => actor === 'job:layout-switch' && after?.['version'] === version)).toHaveLength(1);
        expect([...new Set(await seen())]).toEqual([name]);
      } finally {
        await Promise.all(processes.map(({ close }) => close()));
      }
    },
  );
});
