import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../testing/test-app';
import { exchangeRateTable } from './exchange-rate.tables';
import { openExchangeRate } from './open-exchange-rate';

const FIRST_WON = 1_379;
/** What the source answers; it counts how often it is asked. */
let body: string | null;
let asked: number;
const source = createServer((_, response) => {
  asked += 1;
  if (body !== null) response.end(body);
});
const answers = (won: unknown) => (body = JSON.stringify({ base: 'USD', rates: { KRW: won } }));

let shop: TestApp;
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(source.address() as AddressInfo).port}/latest`;
  shop = await createTestApp({ seed: 'empty' });
});
afterAll(async () => {
  source.closeAllConnections();
  source.close();
  await shop.close();
});
beforeEach(async () => {
  asked = 0;
  answers(1_400.5);
  await shop.db.delete(exchangeRateTable);
});

/** As a process has it that has just started. */
const opened = () => openExchangeRate({ ...shop.deps.config, EXCHANGE_RATE_URL: url, EXCHANGE_RATE_TIMEOUT_MS: 200 }, shop.deps);
const wonOf = async (rate: ReturnType<typeof opened>) => (await rate.read()).main;
const minutes = (count: number) => shop.clock.advance(count * 60_000);

test('API-01 K-FX the source is asked once in ten minutes, however many ask at once, and once again after that', async () => {
  const rate = opened();
  expect(await Promise.all([rate.read(), rate.read(), rate.read()])).toEqual(Array(3).fill({ main: 1_400.5, sub: 1 }));
  minutes(9.9);
  answers(1_410);
  expect([await wonOf(rate), asked]).toEqual([1_400.5, 1]);
  minutes(0.2);
  expect([await wonOf(rate), asked]).toEqual([1_410, 2]);
});

test('the last good rate is kept with its date: a process that starts counts with it, and asks only when it is old', async () => {
  await opened().read();
  const [kept] = await shop.db.select().from(exchangeRateTable);
  expect(kept?.won).toBe(1_400.5);
  expect(shop.clock.now().getTime() - Number(kept?.fetchedAt)).toBeLessThan(5_000);
  minutes(5);
  expect([await wonOf(opened()), asked]).toEqual([1_400.5, 1]);
  minutes(60);
  body = 'closed for maintenance';
  expect(await wonOf(opened())).toBe(1_400.5);
});

test.each([
  ['0', 0],
  ['less than nothing', -1_400],
  ['no number', 'NaN'],
  ['nothing', null],
  ['half of the last one', 700],
  ['a tenfold one', 14_005],
])('an answer of %s is no rate: the last good one counts, and its date stays', async (_, won) => {
  const rate = opened();
  await rate.read();
  const before = await shop.db.select().from(exchangeRateTable);
  minutes(11);
  const error = jest.spyOn(shop.deps.log, 'error');
  const warn = jest.spyOn(shop.deps.log, 'warn');
  answers(won);
  expect(await wonOf(rate)).toBe(1_400.5);
  expect(error.mock.calls.length + warn.mock.calls.length).toBe(1);
  expect(await shop.db.select().from(exchangeRateTable)).toEqual(before);
  jest.restoreAllMocks();
});

test('the first answer of a source is held against the rate of the configuration', async () => {
  answers(FIRST_WON * 1.3);
  expect(await wonOf(opened())).toBe(FIRST_WON);
});

test('after a week without a good rate a market that has moved far is believed', async () => {
  const rate = opened();
  await rate.read();
  minutes(8 * 24 * 60);
  answers(2_000);
  expect(await wonOf(rate)).toBe(2_000);
});

test('K-FX a source that never answers is waited for once in ten minutes, and no longer than its limit', async () => {
  const rate = opened();
  await rate.read();
  minutes(11);
  body = null;
  const from = performance.now();
  expect([await wonOf(rate), await wonOf(rate)]).toEqual([1_400.5, 1_400.5]);
  expect([asked, performance.now() - from < 2_000]).toEqual([2, true]);
});
