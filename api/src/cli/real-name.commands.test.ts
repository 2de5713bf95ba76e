import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { saveRealName } from '../modules/member/public';
import { CHINA_ADDRESS, checkout } from '../platform/testing/checkout';
import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
const folder = mkdtempSync(path.join(tmpdir(), 'customs-'));
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  return shop.close();
});

test('E-22 customs get the details of an order as files that their operator alone can read; nothing of them is said', async () => {
  const wang = await shop.login('demo11');
  await saveRealName(shop.db, shop.deps, 'M0011', { name: '王小明', idNumber: '11010519491231002X' }, shop.clock.now());
  const orderCd = await checkout(shop, wang).buy(undefined, CHINA_ADDRESS);
  const { code, said, complaints } = await operate(shop, `real-name export ${orderCd} ${folder}`);
  expect([code, complaints, /王|110105/.test(said)]).toEqual([0, '', false]);
  expect(readdirSync(folder)).toEqual([`${orderCd}.json`]);
  const file = path.join(folder, `${orderCd}.json`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ orderCd, name: '王小明', idNumber: '11010519491231002X' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each(['real-name export', 'real-name export O-1', 'real-name re-encrypt now'])('`%s` is not understood', async (line) => {
  expect((await operate(shop, line)).code).not.toBe(0);
});

test('an order that goes elsewhere, or is none, has no details', async () => {
  const orderCd = await checkout(shop, await shop.login('demo12')).buy();
  for (const unknown of [orderCd, 'O-NONE']) expect((await operate(shop, `real-name export ${unknown} ${folder}`)).code).toBe(1);
});

test('E-22 with one key there is nothing to encrypt anew', async () => {
  expect(await operate(shop, 'real-name re-encrypt')).toMatchObject({
    code: 0,
    said: 'Encrypted anew: members 0, recipients 0, photos 0.',
  });
});
