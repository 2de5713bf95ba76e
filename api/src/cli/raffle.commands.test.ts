import { eq } from 'drizzle-orm';
import { findActions } from '../modules/operator/public';
import { addEntry, reopenRaffle } from '../modules/raffle/raffle.repository';
import { raffleSecretTable, raffleTable } from '../modules/raffle/raffle.tables';
import { kstSqlDatetime } from '../platform/clock/clock';
import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;
const hoursOn = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
const typed = (at: Date) => kstSqlDatetime(at).slice(0, 16);
const WORDS = '--ko "향수 한 병" --en "A bottle" --cn "一瓶" --about-ko "한 분" --about-en "One" --about-cn "一位"';
const times = (from: number, to: number) => `--starts "${typed(hoursOn(from))}" --ends "${typed(hoursOn(to))}"`;
const create = (more = '') => operate(shop, `raffle create --product P0001 ${WORDS} --winners 2 ${times(-1, 5)} ${more}`);
const codeOf = ({ said }: { said: string }) => said.split(' ')[0] ?? '';
const enter = (raffleProductCd: string, ...memCds: string[]) =>
  shop.db.transaction(async (tx) => {
    for (const memCd of memCds) await addEntry(tx, raffleProductCd, memCd, 9, new Date());
    await tx.update(raffleTable).set({ entryCount: memCds.length }).where(eq(raffleTable.raffleProductCd, raffleProductCd));
  });
const deeds = async (raffleProductCd: string) =>
  (await findActions(shop.db, { target: raffleProductCd, limit: 10 })).map(({ action }) => action).reverse();

test('an operator makes a raffle: shoppers see it at once under its commitment, and the record says who made it', async () => {
  const made = await create('--option P0001-01 --tickets 2 --entries 3 --shipping 3000');
  expect(made.complaints).toBe('');
  const raffleProductCd = codeOf(made);
  const shown = (await shop.visitor().get(`/raffles/${raffleProductCd}`)).json();
  expect(shown).toMatchObject({
    title: '향수 한 병',
    state: 'IN_PROGRESS',
    winnersCount: 2,
    ticketCost: 2,
    maxEntriesPerMember: 3,
    shippingFeeWon: 3_000,
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    seed: null,
  });
  expect(made.said).toContain(shown.commitment);
  expect(await deeds(raffleProductCd)).toEqual(['raffle.create']);
});

test('an operator sees how many members have entered how often, and no seed before the draw, in no command and no record', async () => {
  const raffleProductCd = codeOf(await create());
  await enter(raffleProductCd, 'M0001', 'M0001', 'M0002');
  const [secret] = await shop.db.select().from(raffleSecretTable).where(eq(raffleSecretTable.raffleProductCd, raffleProductCd));
  const show = await operate(shop, `raffle show ${raffleProductCd}`);
  expect(show.said).toMatch(/state: open\n/);
  expect(show.said).toMatch(/entries: 3\nmembers: 2\n/);
  const list = await operate(shop, 'raffle list');
  expect(list.said).toContain(`"raffleProductCd":"${raffleProductCd}"`);
  const record = JSON.stringify(await findActions(shop.db, { target: raffleProductCd, limit: 10 }));
  const texts = [show.said, list.said, (await operate(shop, 'list raffles')).said, record];
  expect(texts.filter((text) => text.includes(secret?.seed ?? ''))).toEqual([]);
});

test('an operator draws a raffle once, and not before its end; the record counts entries and winners', async () => {
  const raffleProductCd = codeOf(await create());
  await enter(raffleProductCd, 'M0001', 'M0002', 'M0003');
  expect(await operate(shop, `raffle draw ${raffleProductCd}`)).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('takes entries until'),
  });
  await shop.db
    .update(raffleTable)
    .set({ endAt: hoursOn(-0.1) })
    .where(eq(raffleTable.raffleProductCd, raffleProductCd));
  expect(await operate(shop, `raffle draw ${raffleProductCd}`)).toMatchObject({
    code: 0,
    said: `${raffleProductCd} is drawn: 2 winners of 3 entries.`,
  });
  expect(await operate(shop, `raffle draw ${raffleProductCd}`)).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('drawn already'),
  });
  expect((await shop.visitor().get(`/raffles/${raffleProductCd}/draw`)).json()).toMatchObject({ state: 'DRAWN', winnersCount: 2 });
  expect(await deeds(raffleProductCd)).toEqual(['raffle.create', 'raffle.draw']);
  expect((await operate(shop, `raffle show ${raffleProductCd}`)).said).toMatch(/winners: [0-9a-f-]{36} [0-9a-f-]{36}\n/);
});

test('a raffle that nobody has entered is taken away; one that somebody has is not', async () => {
  const raffleProductCd = codeOf(await create());
  await enter(raffleProductCd, 'M0001');
  expect(await operate(shop, `raffle cancel ${raffleProductCd}`)).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('has been entered 1 times'),
  });
  await reopenRaffle(shop.db, raffleProductCd, hoursOn(-1), hoursOn(1));
  expect(await operate(shop, `raffle cancel ${raffleProductCd}`)).toMatchObject({ code: 0, said: `${raffleProductCd} is gone.` });
  expect((await shop.visitor().get(`/raffles/${raffleProductCd}`)).statusCode).toBe(404);
  expect(await deeds(raffleProductCd)).toEqual(['raffle.create', 'raffle.cancel']);
});

test.each([
  ['a raffle without a product', `raffle create ${WORDS} --winners 1 ${times(1, 2)}`, '--product is missing'],
  ['a raffle without winners', `raffle create --product P0001 ${WORDS} ${times(1, 2)}`, '--winners is missing'],
  ['a raffle for nobody', `raffle create --product P0001 ${WORDS} --winners 0 ${times(1, 2)}`, '--winners is at least 1'],
  ['a number in words', `raffle create --product P0001 ${WORDS} --winners two ${times(1, 2)}`, 'a whole number'],
  ['an end before the start', `raffle create --product P0001 ${WORDS} --winners 1 ${times(2, 1)}`, '--ends is before --starts'],
  ['an end that is over', `raffle create --product P0001 ${WORDS} --winners 1 ${times(-3, -2)}`, '--ends is over'],
  [
    'a raffle without a text about it',
    `raffle create --product P0001 --ko "이름" --en Name --cn "名" --winners 1 ${times(1, 2)}`,
    'All three languages',
  ],
  ['a raffle without its code', 'raffle show', 'missing'],
])('%s is not understood, and nothing is written', async (_, line, reason) => {
  const before = await shop.db.$count(raffleTable);
  expect(await operate(shop, line)).toMatchObject({ code: 2, complaints: expect.stringContaining(reason) });
  expect(await shop.db.$count(raffleTable)).toBe(before);
});

test.each([
  ['a raffle of an unknown product', `raffle create --product P9999 ${WORDS} --winners 1 ${times(1, 2)}`, 'no product “P9999”'],
  [
    'an option of another product',
    `raffle create --product P0001 --option P0002-01 ${WORDS} --winners 1 ${times(1, 2)}`,
    'has no option “P0002-01”',
  ],
  ['to show an unknown raffle', 'raffle show RF999', 'no raffle “RF999”'],
  ['to draw an unknown raffle', 'raffle draw RF999', 'no raffle “RF999”'],
  ['to cancel what is drawn', 'raffle cancel RF008', 'RF008 is drawn'],
])('%s is refused with its reason', async (_, line, reason) => {
  expect(await operate(shop, line)).toMatchObject({ code: 1, complaints: expect.stringContaining(reason) });
});
