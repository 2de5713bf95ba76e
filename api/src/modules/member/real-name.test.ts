import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { findRealName, saveRealName } from './real-name.service';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
const WANG = { name: '王小明', idNumber: '110101199003070011' };

test('E-22 real-name details lie encrypted, are read back for their member, and the newest count', async () => {
  const { db, deps } = shop;
  expect(await findRealName(db, deps, 'M0036')).toBeNull();
  await saveRealName(db, deps, 'M0036', { ...WANG, name: '王大明' }, new Date('2026-11-01T00:00:00Z'));
  await saveRealName(db, deps, 'M0036', WANG, new Date('2026-11-02T00:00:00Z'));
  expect(await findRealName(db, deps, 'M0036')).toMatchObject(WANG);
  const { rows } = await deps.pool.query('select name_cipher, id_number_cipher from real_name where mem_cd = $1', ['M0036']);
  expect(JSON.stringify(rows)).not.toMatch(/王|1101/);
});

test('E-22 details moved to another member, or read with another key, are not readable', async () => {
  const { db, deps } = shop;
  await saveRealName(db, deps, 'M0037', WANG, new Date());
  const otherKey = { config: { ...deps.config, REAL_NAME_KEY: 'ab'.repeat(32) } };
  await expect(findRealName(db, otherKey, 'M0037')).rejects.toThrow();
  await deps.pool.query(`update real_name set mem_cd = 'M0038' where mem_cd = 'M0037'`);
  await expect(findRealName(db, deps, 'M0038')).rejects.toThrow();
});
