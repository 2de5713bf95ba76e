/** @jest-environment node */
import type { FlagStates } from '@hyangro/contracts/flags/flags';
import { createApiClient } from '@hyangro/runtime';
import { createFlagStates } from './flag-states';

const OFF: FlagStates = { 'raffle/draw-check': false };
/** What the API answers; null: it is away. */
let answer: FlagStates | null = {};
let asked = 0;
const api = createApiClient({
  base: 'http://api.test',
  language: () => 'ko',
  async fetch() {
    asked += 1;
    if (!answer) throw new TypeError('away');
    return Response.json(answer);
  },
});
const flags = createFlagStates(api);

beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
});
afterEach(() => {
  flags.close();
  jest.useRealTimers();
});

test('what an operator switches is known within ten seconds, both ways, however many pages are drawn', async () => {
  answer = {};
  await flags.open();
  expect(flags.get()).toEqual({});
  for (const next of [OFF, {}]) {
    answer = next;
    await jest.advanceTimersByTimeAsync(10_000);
    for (let pages = 0; pages < 100; pages += 1) expect(flags.get()).toEqual(next);
  }
  expect(asked).toBe(5);
});

test('while the API is away the last known ones hold; it is asked again until it answers', async () => {
  answer = OFF;
  await flags.open();
  answer = null;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(flags.get()).toEqual(OFF);
  answer = {};
  await jest.advanceTimersByTimeAsync(10_000);
  expect(flags.get()).toEqual({});
});

test('a shell that starts without the API has every flag by its default, and learns the others later', async () => {
  answer = null;
  const late = createFlagStates(api);
  await late.open();
  expect(late.get()).toEqual({});
  answer = OFF;
  await jest.advanceTimersByTimeAsync(10_000);
  expect(late.get()).toEqual(OFF);
  late.close();
  answer = {};
  await jest.advanceTimersByTimeAsync(10_000);
  expect(late.get()).toEqual(OFF);
});
