import { featureFlagTable } from '../modules/flag/flag.tables';
import { findActions } from '../modules/operator/public';
import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(featureFlagTable));

const FLAG = 'raffle/draw-check';
const told = async () => (await shop.visitor().get('/common/flags')).json() as unknown;
const listed = async (name = FLAG) => {
  const rows = JSON.parse((await operate(shop, 'flag list')).said) as Record<string, string>[];
  return rows.find((row) => row.name === name);
};
const actions = async (target: string) => (await findActions(shop.db, { target, limit: 10 })).map(({ seq: _seq, ...action }) => action);

test('a flag that is switched off is told to the shell at once, switched on again it is as if nobody had; the record has both', async () => {
  expect([await told(), await listed()]).toMatchObject([
    {},
    { stands: 'on', byDefault: 'on', owner: 'team raffle', switchedBy: '', why: '' },
  ]);
  expect(await operate(shop, `flag off ${FLAG} --why "the list of entries is slow"`)).toMatchObject({ code: 0, said: `${FLAG} is off.` });
  expect(await told()).toEqual({ [FLAG]: false });
  expect(await listed()).toMatchObject({ stands: 'off', switchedBy: expect.stringMatching(/^cli:./), why: 'the list of entries is slow' });
  expect(await operate(shop, `flag on ${FLAG} --why "fast again"`)).toMatchObject({ code: 0, said: `${FLAG} is on.` });
  expect([await told(), await shop.db.select().from(featureFlagTable)]).toEqual([{}, []]);
  expect(await actions(FLAG)).toMatchObject([
    { action: 'flag.on', actor: expect.stringMatching(/^cli:./), before: { isOn: false }, after: { isOn: true, why: 'fast again' } },
    { action: 'flag.off', before: { isOn: true }, after: { isOn: false, why: 'the list of entries is slow' } },
  ]);
});

test('a flag is put back to its default, and what was said of it stays in the record', async () => {
  await operate(shop, `flag off ${FLAG} --why "a trial"`);
  expect(await operate(shop, `flag reset ${FLAG}`)).toMatchObject({ code: 0, said: `${FLAG} stands by its default again.` });
  expect(await told()).toEqual({});
  expect((await actions(FLAG))[0]).toMatchObject({ action: 'flag.reset', before: { isOn: false, why: 'a trial' }, after: { isOn: true } });
});

test('a flag that was switched and is listed no more is told until it is put back: an older version of its remote may ask for it', async () => {
  await shop.db
    .insert(featureFlagTable)
    .values({ name: 'ugc/former', isOn: true, why: 'tried', changedBy: 'cli:kim', changedAt: shop.clock.now() });
  expect([await told(), await listed('ugc/former')]).toMatchObject([
    { 'ugc/former': true },
    { stands: 'on', byDefault: 'no longer listed' },
  ]);
  expect((await operate(shop, 'flag reset ugc/former')).code).toBe(0);
  expect([await told(), await listed('ugc/former')]).toEqual([{}, undefined]);
  expect(await actions('ugc/former')).toMatchObject([{ action: 'flag.reset', before: { isOn: true, why: 'tried' }, after: null }]);
});

test.each([
  [`flag off ${FLAG}`, 2, 'Say why'],
  [`flag off ${FLAG} --why " "`, 2, '--why is empty'],
  ['flag off --why "a trial"', 2, 'Something is missing'],
  ['flag off raffle/none --why "a trial"', 1, `There is no flag “raffle/none”: ${FLAG}`],
  ['flag on constructor --why "a trial"', 1, `There is no flag “constructor”: ${FLAG}`],
  ['flag reset raffle/none', 1, `There is no flag “raffle/none”: ${FLAG}`],
  [`flag on ${FLAG} --why "a trial"`, 1, `${FLAG} is on already.`],
  [`flag reset ${FLAG}`, 1, `${FLAG} is on by default, and nobody has switched it.`],
])('%s is not done, and the reason is said', async (line, code, reason) => {
  const before = (await actions(FLAG)).length;
  expect(await operate(shop, line)).toMatchObject({ code, complaints: expect.stringContaining(reason) });
  expect([await told(), (await actions(FLAG)).length]).toEqual([{}, before]);
});
