import sharp from 'sharp';
import { throwRefusal } from '../../platform/http/refusal';
import { createLog } from '../../platform/log/log';
import { CHINA_ADDRESS, checkout } from '../../platform/testing/checkout';
import { JPEG } from '../../platform/testing/pictures';
import { DEMO_PASSWORD, createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { hasRealName } from '../member/public';
import { moveOrder } from '../order/public';
import { exportForCustoms, findPhotoFiles, reencrypt } from './public';
import { purgeRealNames } from './purge.service';

let shop: TestApp;
let written = '';
const stream = { write: (line: string) => void (written += line) };
beforeAll(async () => {
  shop = await createTestApp({ config: { UPLOADS_PER_DAY: 5 }, deps: { log: createLog('debug', stream) } });
});
afterAll(() => shop.close());

const NUMBER = '11010519491231002X';
const CARD = { name: '王小明', idNumber: NUMBER, isAgreed: true };
const send = (member: Caller, file = JPEG) => member.post('/member/real-name/photos', file, { headers: { 'content-type': 'image/jpeg' } });
const photo = async (member: Caller): Promise<string> => (await send(member)).json().photoKey;
const sides = async (member: Caller) => ({ frontPhotoKey: await photo(member), backPhotoKey: await photo(member) });
const save = async (member: Caller, changes: object = {}) =>
  member.put('/member/real-name', { ...CARD, ...(await sides(member)), ...changes });
const refusalOf = (answer: { statusCode: number; json(): unknown }) => {
  const { messageCode, args } = answer.json() as { messageCode: string; args: unknown };
  return [answer.statusCode, messageCode, args];
};
const files = async (memCd: string) => {
  const keys = await findPhotoFiles(shop.db, { memCd });
  return Promise.all(keys.map(async (key) => (await shop.deps.storage.get(key)) !== null));
};
const contentOf = async (key: string) => {
  const file = await shop.deps.storage.get(key);
  const chunks: Buffer[] = [];
  for await (const chunk of file?.body ?? []) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
const by = { name: 'test', requestId: null };

test('E-22 what is saved is answered masked, lies encrypted with its photos, and no log line of it holds any', async () => {
  const wang = await shop.login('demo11');
  expect((await wang.get('/member/real-name')).json()).toEqual({
    realName: null,
    isNeeded: false,
    isCheckAvailable: true,
    checkPendingSince: null,
  });
  written = '';
  const answer = await save(wang);
  expect(answer.json()).toMatchObject({
    realName: { nameMasked: '王*明', idNumberMasked: '1101**********002X', isNumberPlausible: true, verifiedAt: null },
  });
  expect((await wang.get('/login/simple-details')).json().hasRealName).toBe(true);
  await wang.put('/member/real-name', { ...CARD, idNumber: '1' });
  await shop.deps.pool.query('alter table real_name rename to real_name_away');
  const failed = await save(wang);
  await shop.deps.pool.query('alter table real_name_away rename to real_name');
  expect(failed.statusCode).toBe(500);
  for (const text of [answer.body, failed.body, written]) expect(text).not.toMatch(/110105|1949|王小明|小明/);
  expect(written).toContain('real_name');

  const { rows } = await shop.deps.pool.query(`select row_to_json(r)::text as row from real_name r where mem_cd = 'M0011'`);
  expect(JSON.stringify(rows)).not.toMatch(/110105|王/);
  const [first = ''] = await findPhotoFiles(shop.db, { memCd: 'M0011' });
  const lying = await contentOf(first);
  expect(lying.length).toBeGreaterThan(100);
  await expect(sharp(lying).metadata()).rejects.toThrow();
});

test('R-MY-20 the photos come back whole for customs alone, without the place they were taken at, and who took them is recorded', async () => {
  const wang = await shop.login('demo12');
  const taken = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c66' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'SERIAL-4711' } })
    .toBuffer();
  const frontPhotoKey = (await send(wang, taken)).json().photoKey;
  await save(wang, { frontPhotoKey });
  const orderCd = await checkout(shop, wang).buy(undefined, CHINA_ADDRESS);
  const details = await exportForCustoms(shop.deps, orderCd, { by, now: shop.clock.now(), refuse: throwRefusal });
  expect(details).toMatchObject({ name: '王小明', idNumber: NUMBER, photos: [{ side: 'front' }, { side: 'back' }] });
  const [front] = details.photos;
  expect(front?.content.includes('SERIAL-4711')).toBe(false);
  expect(await sharp(front?.content).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 });
  const { rows } = await shop.deps.pool.query(
    `select row_to_json(a)::text as row from operator_action a where action = 'real-name.export'`,
  );
  expect(JSON.stringify(rows)).toContain(orderCd);
  expect(JSON.stringify(rows)).not.toMatch(/110105194|王/);
  for (const address of [`/uploads/${frontPhotoKey}`, `/media/private/real-name/${frontPhotoKey}.enc`])
    expect((await wang.get(address)).statusCode).toBe(404);
});

test('V-CN1 a number of another length is refused at its field; one whose last sign does not fit is kept, and says so', async () => {
  const li = await shop.login('demo13');
  const photos = await sides(li);
  const put = (idNumber: string) => li.put('/member/real-name', { ...CARD, ...photos, idNumber });
  for (const idNumber of ['', '1101051949123100', `${NUMBER}X`, 'A1010519491231002X'])
    expect(refusalOf(await put(idNumber))).toEqual([422, 'common.a0016', [{ field: 'idNumber', code: 'validation.v0011' }]]);
  expect((await put('110105-19491231-0021')).json().realName).toMatchObject({
    idNumberMasked: '1101**********0021',
    isNumberPlausible: false,
  });
});

test('R-MY-20 a photo that is gone is told at its side, and the other is not lost', async () => {
  const li = await shop.login('demo14');
  const other = await shop.login('demo15');
  const photos = await sides(li);
  const theirs = await photo(other);
  const put = (changes: object) => li.put('/member/real-name', { ...CARD, ...photos, ...changes });
  expect(refusalOf(await put({ backPhotoKey: theirs }))[2]).toEqual([{ field: 'backPhotoKey', code: 'claim.v0010' }]);
  expect(refusalOf(await put({ frontPhotoKey: 'RPnone.jpg', backPhotoKey: theirs }))[2]).toEqual([
    { field: 'frontPhotoKey', code: 'claim.v0010' },
    { field: 'backPhotoKey', code: 'claim.v0010' },
  ]);
  expect(refusalOf(await put({ backPhotoKey: photos.frontPhotoKey }))[2]).toEqual([{ field: 'backPhotoKey', code: 'claim.v0010' }]);
  expect((await put({})).statusCode).toBe(200);
});

test('R-MY-20 what is no picture is refused, and so many photos of a day wait for details', async () => {
  const li = await shop.login('demo16');
  expect(refusalOf(await send(li, Buffer.from('<script>')))).toEqual([422, 'common.a0016', [{ field: 'photo', code: 'claim.v0007' }]]);
  const broken = Buffer.concat([JPEG.subarray(0, 180), JPEG.subarray(-2)]);
  expect(refusalOf(await send(li, broken))[2]).toEqual([{ field: 'photo', code: 'claim.v0007' }]);
  for (let time = 0; time < 5; time += 1) expect((await send(li)).statusCode).toBe(201);
  expect(refusalOf(await send(li))).toEqual([429, 'realName.a0003', [5]]);
  await purgeRealNames(shop.deps, new Date(shop.clock.now().getTime() + 25 * 3_600_000));
  expect([await files('M0016'), (await send(li)).statusCode]).toEqual([[], 201]);
});

test('API-D20 the first details are saved without a proof of who is there; changing and deleting them ask for one of the last ten minutes', async () => {
  const li = await shop.login('demo20');
  shop.clock.advance(11 * 60_000);
  const post = async () => li.post('/member/real-name', { ...CARD, ...(await sides(li)) });
  const first = await post();
  expect([first.statusCode, first.json().realName.nameMasked]).toEqual([201, '王*明']);
  expect(refusalOf(await post())).toEqual([409, 'realName.a0008', []]);
  for (const call of [li.put('/member/real-name', { ...CARD, frontPhotoKey: 'a', backPhotoKey: 'b' }), li.delete('/member/real-name')])
    expect((await call).statusCode).toBe(403);
  await li.post('/member/confirm-password', { password: DEMO_PASSWORD });
  expect((await save(li, { name: '李雷' })).statusCode).toBe(200);
  expect((await li.delete('/member/real-name')).statusCode).toBe(200);
  shop.clock.set(new Date());
});

test('R-MY-20 new details take the place of the old ones, whose photos go; deleting leaves nothing', async () => {
  const li = await shop.login('demo17');
  await save(li);
  const before = await findPhotoFiles(shop.db, { memCd: 'M0017' });
  expect((await save(li, { name: '李雷' })).json().realName.nameMasked).toBe('李*');
  expect([await files('M0017'), await shop.deps.storage.get(before[0] ?? '')]).toEqual([[true, true], null]);
  const { rows } = await shop.deps.pool.query(`select count(*)::int as n from real_name where mem_cd = 'M0017'`);
  expect(rows).toEqual([{ n: 1 }]);
  const left = await findPhotoFiles(shop.db, { memCd: 'M0017' });
  expect((await li.delete('/member/real-name')).json().realName).toBeNull();
  expect([await files('M0017'), await shop.deps.storage.get(left[0] ?? ''), await hasRealName(shop.db, 'M0017')]).toEqual([
    [],
    null,
    false,
  ]);
});

test('NF-03 with an order to China under way details stay and keep their name; once it has arrived, number and photos go by themselves', async () => {
  const wang = await shop.login('demo18');
  await save(wang);
  const desk = checkout(shop, wang);
  const [orderCd, second] = [await desk.buy(undefined, CHINA_ADDRESS), await desk.buy(undefined, CHINA_ADDRESS)];
  expect((await wang.get('/member/real-name')).json().isNeeded).toBe(true);
  expect(refusalOf(await wang.delete('/member/real-name'))).toEqual([409, 'realName.a0002', []]);
  expect(refusalOf(await save(wang, { name: '李雷' }))[2]).toEqual([{ field: 'name', code: 'realName.v0001' }]);
  expect((await save(wang)).statusCode).toBe(200);

  const arrive = async (code: string) => {
    const now = shop.clock.now();
    await moveOrder(shop.db, code, 'SHIP', now, { shippedAt: now });
    await moveOrder(shop.db, code, 'DELIV', now, { deliveredAt: now });
  };
  const purge = () => purgeRealNames(shop.deps, shop.clock.now());
  await purge();
  await arrive(orderCd);
  await purge();
  expect(await hasRealName(shop.db, 'M0018')).toBe(true);
  await arrive(second);
  const lying = await findPhotoFiles(shop.db, { memCd: 'M0018' });
  await purge();
  expect([await hasRealName(shop.db, 'M0018'), await files('M0018')]).toEqual([false, []]);
  expect(await Promise.all(lying.map((key) => shop.deps.storage.get(key)))).toEqual([null, null]);
  await save(wang);
  await purge();
  expect(await hasRealName(shop.db, 'M0018')).toBe(true);
});

test('E-22 after a change of keys everything is read, encrypted anew by the newest, and read without the former one', async () => {
  const li = await shop.login('demo19');
  await save(li);
  const orderCd = await checkout(shop, li).buy(undefined, CHINA_ADDRESS);
  const first = { ...shop.deps.config, REAL_NAME_KEY: undefined };
  const both = { ...shop.deps, config: { ...first, REAL_NAME_KEYS: ['cd'.repeat(32)] } };
  const onlyNew = { ...shop.deps, config: { ...first, REAL_NAME_KEY: 'cd'.repeat(32) } };
  const read = (deps: typeof both | typeof onlyNew) => exportForCustoms(deps, orderCd, { by, now: shop.clock.now(), refuse: throwRefusal });
  await expect(read(onlyNew)).rejects.toThrow(/No key of the settings has the id/);
  const done = await reencrypt(both, { by, now: shop.clock.now() });
  expect(done.members).toBeGreaterThan(0);
  expect(done.photos).toBeGreaterThan(1);
  expect(await read(onlyNew)).toMatchObject({ idNumber: NUMBER, photos: [{ side: 'front' }, { side: 'back' }] });
  expect(await reencrypt(both, { by, now: shop.clock.now() })).toEqual({ members: 0, recipients: 0, photos: 0 });
});
