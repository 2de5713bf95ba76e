import type { MemberExport } from '@hyangro/contracts/member/member-export.contract';
import { DAY_MS } from '../../platform/clock/clock';
import { checkout } from '../../platform/testing/checkout';
import { condition, raceOn } from '../../platform/testing/race';
import { createTestApp, DEMO_PASSWORD, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { saveRealName } from '../member/public';
import { exportKeys } from './export-files';
import { EXPORTED, NOT_EXPORTED } from './exported';
import { makeExports } from './make-exports.service';
import en from './member-export.en.json';
import { purgeExports } from './purge-exports.service';
import { SECTIONS } from './readable-sections';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
afterEach(() => shop.clock.set(new Date()));

const rows = async <R extends object>(statement: string, ...values: unknown[]) => (await shop.deps.pool.query<R>(statement, values)).rows;
const start = (member: Caller) => member.post('/member/export');
const stateOf = async (member: Caller) => (await member.get('/member/export')).json() as MemberExport;
const work = () => makeExports(shop.deps, shop.clock.now());
const refusalOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  (answer.json() as { messageCode: string }).messageCode,
];
const linkTo = async (member: Caller, format = 'json') =>
  ((await member.post('/member/export/link', { format })).json() as { url: string }).url.replace('/api', '');
const download = async (member: Caller, format = 'json') => member.get(await linkTo(member, format));
const exportOf = async (memCd: string) =>
  (await rows<{ export_cd: string }>('select export_cd from member_export where mem_cd = $1', memCd))[0]?.export_cd ?? '';
async function ready(loginId: string, locale = 'ko') {
  const member = await shop.login(loginId, { locale });
  expect((await start(member)).statusCode).toBe(202);
  await work();
  return member;
}

describe('what is in it', () => {
  test('NF-03 every table that names members is in the export, or is left out with a reason; so is what hangs on one of them', async () => {
    const naming = await rows<{ name: string }>(
      `select table_name as name from information_schema.columns where column_name = 'mem_cd' and table_schema = 'public'`,
    );
    const hanging = await rows<{ name: string; parent: string }>(
      `select c.conrelid::regclass::text as name, c.confrelid::regclass::text as parent from pg_constraint c where c.contype = 'f'`,
    );
    const listed = new Set([...Object.keys(EXPORTED), ...Object.keys(NOT_EXPORTED)]);
    expect(naming.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
    expect(hanging.filter(({ name, parent }) => listed.has(parent) && !listed.has(name))).toEqual([]);
    for (const reason of Object.values(NOT_EXPORTED)) expect(reason.length).toBeGreaterThan(20);
  });

  test('no secret of the shop is: passwords, tokens, hashes, ciphers and keys of its own machinery', async () => {
    const columns = await rows<{ name: string; table: string }>(
      `select column_name as name, table_name as "table" from information_schema.columns where table_schema = 'public'`,
    );
    const given = columns.filter(({ name, table }) => EXPORTED[table] && !EXPORTED[table].without?.includes(name));
    const secret = given.filter(({ name }) => /hash|token|cipher|(?<!is_)secret|(^|_)key$/.test(name));
    // Names of the member's own pictures.
    expect(secret.map(({ table, name }) => `${table}.${name}`).sort()).toEqual([
      'claim_photo.file_key',
      'media_upload.media_key',
      'member_profile.photo_key',
      'ugc_media.media_key',
      'upload.file_key',
    ]);
    const withheld = Object.entries(EXPORTED).flatMap(([table, { without = [] }]) => without.map((name) => `${table}.${name}`));
    expect(withheld.filter((each) => !columns.some(({ name, table }) => `${table}.${name}` === each))).toEqual([]);
  });

  test('NF-03 the file holds the member’s own rows: orders with their lines, addresses, points, the document; and nobody else’s', async () => {
    const member = await shop.login('demo01');
    await checkout(shop, member).buy();
    await member.put('/member/consents/MARKETING', { isAgreed: false });
    await member.put('/product/P0003/like');
    await saveRealName(shop.db, shop.deps, 'M0001', { name: '김지수', idNumber: '11010519491231002X' }, shop.clock.now());
    await start(member);
    await work();
    const file = await download(member);
    expect([file.statusCode, file.headers['content-disposition'], file.headers['cache-control']]).toEqual([
      200,
      'attachment; filename="hyangro-my-data.json"',
      'no-store',
    ]);
    const data = file.json<Record<string, Record<string, unknown>[]>>();
    expect(data['member']).toEqual([expect.objectContaining({ mem_cd: 'M0001', phone: '01000000001' })]);
    expect(data['realName']).toEqual({ name: '김지수', idNumber: '11010519491231002X' });
    for (const table of ['orders', 'order_line', 'order_address', 'point_ledger', 'consent', 'session', 'wishlist'])
      expect([table, (data[table] ?? []).length > 0]).toEqual([table, true]);
    const orders = new Set((data['orders'] ?? []).map(({ order_cd }) => order_cd));
    expect((data['order_line'] ?? []).filter(({ order_cd }) => !orders.has(order_cd))).toEqual([]);
    const foreign = Object.values(data)
      .flatMap((each) => (Array.isArray(each) ? each : []))
      .filter(({ mem_cd }) => mem_cd && mem_cd !== 'M0001');
    expect(foreign).toEqual([]);
    expect(file.body).not.toMatch(/argon2|password_hash|token_hash/);
  });

  test('NF-03 the page to read speaks the member’s language, stands alone, and shows what was typed as text', async () => {
    const other = await shop.login('demo03', { locale: 'en' });
    await rows(`update member set mem_nm = '<img src=x onerror=alert(1)>' where mem_cd = 'M0003'`);
    await start(other);
    await work();
    const page = await download(other, 'html');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('<html lang="en">');
    for (const title of Object.values(en.sections)) expect(page.body).toContain(title);
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.body).not.toMatch(/<(script|img|link|iframe)|https?:\/\//);
  });

  test('the page reads columns that there are', async () => {
    const member = await ready('demo04');
    const data = (await download(member)).json<Record<string, Record<string, unknown>[]>>();
    const columns = await rows<{ name: string; table: string }>(
      `select column_name as name, table_name as "table" from information_schema.columns where table_schema = 'public'`,
    );
    const known = new Set(columns.map(({ name, table }) => `${table}.${name}`));
    const read = SECTIONS.filter(({ table }) => table !== 'real_name').flatMap(({ table, columns: of }) =>
      of.map((each) => `${table}.${each}`),
    );
    expect(read.filter((each) => !known.has(each))).toEqual([]);
    expect(SECTIONS.map(({ table }) => table).filter((table) => !data[table])).toEqual([]);
  });
});

describe('how it is had', () => {
  test('NF-03 none, under way, ready for seven days, and gone; the member is told once by the list and by mail', async () => {
    const member = await shop.login('demo05');
    expect(await stateOf(member)).toEqual({ state: 'NONE', requestedAt: null, expiresAt: null });
    expect(refusalOf(await member.post('/member/export/link', { format: 'json' }))).toEqual([410, 'memberInfo.a0010']);
    expect((await start(member)).json()).toMatchObject({ state: 'RUNNING' });
    expect(refusalOf(await start(member))).toEqual([409, 'memberInfo.a0009']);
    await work();
    await work();
    const { state, expiresAt } = await stateOf(member);
    expect([state, Math.round((Date.parse(expiresAt ?? '') - Date.now()) / DAY_MS)]).toEqual(['READY', 7]);
    const { items } = (await member.get('/notifications')).json<{ items: { kind: string; link: string }[] }>();
    expect(items.filter(({ kind }) => kind === 'ACCOUNT')).toMatchObject([{ link: '/mypage/member-info#export' }]);
    const mails = (await shop.visitor().get('/__qa/outbox')).json<{ subject?: string }[]>();
    expect(mails.filter(({ subject }) => subject?.includes('내 자료가 준비됐어요')).length).toBeGreaterThan(0);

    const keys = exportKeys(await exportOf('M0005'));
    expect((await shop.deps.storage.get(keys[0] ?? ''))?.bytes).toBeGreaterThan(100);
    shop.clock.advance(7 * DAY_MS + 1_000);
    expect((await stateOf(member)).state).toBe('EXPIRED');
    await member.post('/member/confirm-password', { password: DEMO_PASSWORD });
    expect(refusalOf(await member.post('/member/export/link', { format: 'json' }))).toEqual([410, 'memberInfo.a0010']);
    await purgeExports(shop.deps, shop.clock.now());
    for (const key of keys) expect(await shop.deps.storage.get(key)).toBeNull();
    expect((await stateOf(member)).state).toBe('EXPIRED');
    expect((await start(member)).statusCode).toBe(202);
  });

  test('NF-03 starting it and every link to it ask for a proof of the last ten minutes; a link works five minutes, for its member alone', async () => {
    const member = await ready('demo06');
    const other = await shop.login('demo07');
    const link = await linkTo(member);
    expect((await member.get(link)).statusCode).toBe(200);
    expect([(await other.get(link)).statusCode, (await shop.visitor().get(link)).statusCode]).toEqual([404, 404]);
    expect((await member.get(link.replace('.json', '.html'))).statusCode).toBe(404);
    shop.clock.advance(5 * 60_000 + 1_000);
    expect((await member.get(link)).statusCode).toBe(404);
    shop.clock.advance(6 * 60_000);
    for (const answer of [await start(member), await member.post('/member/export/link', { format: 'json' })])
      expect(refusalOf(answer)).toEqual([403, 'login.a0044']);
    expect((await stateOf(member)).state).toBe('READY');
  });

  test('two runs that look at the same moment leave it ready, with its file, and tell the member once', async () => {
    const member = await shop.login('demo16');
    expect((await start(member)).statusCode).toBe(202);
    await Promise.all([work(), work()]);
    expect((await stateOf(member)).state).toBe('READY');
    expect((await download(member)).statusCode).toBe(200);
    const told = await rows('select from outbox where key = $1', `member-export:${await exportOf('M0016')}`);
    expect(told).toHaveLength(1);
  });

  test('what lies in the storage cannot be read without the key', async () => {
    const member = await ready('demo08');
    expect((await download(member)).body).toContain('"login_id"');
    const file = await shop.deps.storage.get(exportKeys(await exportOf('M0008'))[0] ?? '');
    const chunks = await file?.body.toArray();
    expect(Buffer.concat(chunks as Buffer[]).toString()).not.toContain('login_id');
  });

  test('a new one takes the place of the last, whose link and files are gone', async () => {
    const member = await ready('demo09');
    const [link, keys] = [await linkTo(member), exportKeys(await exportOf('M0009'))];
    expect((await start(member)).statusCode).toBe(202);
    for (const key of keys) expect(await shop.deps.storage.get(key)).toBeNull();
    await work();
    expect([(await member.get(link)).statusCode, (await download(member)).statusCode]).toEqual([404, 200]);
  });

  test('one that cannot be made is tried three times, then the member may ask anew', async () => {
    const member = await shop.login('demo10');
    await start(member);
    const full = {
      ...shop.deps,
      storage: { ...shop.deps.storage, put: () => Promise.reject(new Error('disk full')), remove: async () => undefined },
    };
    for (const state of ['RUNNING', 'RUNNING', 'FAILED']) {
      await makeExports(full, shop.clock.now());
      expect((await stateOf(member)).state).toBe(state);
    }
    expect((await start(member)).statusCode).toBe(202);
    await work();
    expect((await stateOf(member)).state).toBe('READY');
  });

  test('NF-03 who leaves leaves no export behind, also one that was under way', async () => {
    for (const loginId of ['demo11', 'demo12']) {
      const member = await shop.login(loginId);
      const memCd = loginId.replace('demo', 'M00');
      await start(member);
      if (loginId === 'demo11') await work();
      const keys = exportKeys(await exportOf(memCd));
      const left = await member.post('/member/withdrawal', { reason: 'PRICE', message: '', password: DEMO_PASSWORD });
      expect([loginId, left.statusCode]).toEqual([loginId, 204]);
      await work();
      for (const key of keys) expect(await shop.deps.storage.get(key)).toBeNull();
      expect(await exportOf(memCd)).toBe('');
    }
  });
});

describePostgres('at one moment', () => {
  race(
    'NF-03 of ten presses one export is started',
    { guard: condition(/"member_export"\."ready_at" is not null/, 'true'), harm: /Expected length: 1\s+Received length: \d+/ },
    async () => {
      await rows('delete from member_export');
      const member = await shop.login('demo02');
      const answers = await Promise.all(Array.from({ length: 10 }, () => start(member)));
      expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(1);
    },
  );
});
