import { commitmentOf, drawAmong, newSeed, numberOf } from './draw.rules';

/** Bytes 00 to 1f. Expected values are of OpenSSL: `printf … | xxd -r -p | openssl dgst -sha256`, `… -mac HMAC -macopt hexkey:…`. */
const SEED = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, '0')).join('');
const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

test('a seed has 32 random bytes', () => {
  const seeds = Array.from({ length: 50 }, newSeed);
  expect(seeds.filter((seed) => !/^[0-9a-f]{64}$/.test(seed))).toEqual([]);
  expect(new Set(seeds).size).toBe(50);
});

test('the commitment is the SHA-256 of the seed’s bytes, not of its letters', () => {
  expect(commitmentOf(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
});

test('the number of an entry is the HMAC-SHA256 of its id under the seed', () => {
  expect(numberOf(SEED, id(1))).toBe('58e7008dc86da549f214a5051a7632898205e0a3f3a45c233350710d0851d88d');
});

test('the lowest numbers win, lowest first, and as many as the raffle has winners', async () => {
  const chances = [1, 2, 3, 4, 5].map((n) => ({ entryId: id(n), memCd: `M${n}` }));
  const byNumber = chances.map(({ entryId }) => entryId).sort((a, b) => numberOf(SEED, a).localeCompare(numberOf(SEED, b)));
  expect(await drawAmong(SEED, chances, 2)).toEqual({ winnerEntryIds: byNumber.slice(0, 2), passedOver: [] });
  expect((await drawAmong(SEED, [...chances].reverse(), 5)).winnerEntryIds).toEqual(byNumber);
  expect((await drawAmong(SEED, chances, 6)).winnerEntryIds).toEqual(byNumber);
  expect(await drawAmong(SEED, [], 3)).toEqual({ winnerEntryIds: [], passedOver: [] });
});

test('who has several entries wins once; each further one names the entry that won, and the next member moves up', async () => {
  const ids = [1, 2, 3, 4].map(id).sort((a, b) => numberOf(SEED, a).localeCompare(numberOf(SEED, b)));
  const [first = '', second = '', third = '', last = ''] = ids;
  const chances = [
    { entryId: last, memCd: 'A' },
    { entryId: third, memCd: 'B' },
    { entryId: second, memCd: 'A' },
    { entryId: first, memCd: 'A' },
  ];
  expect(await drawAmong(SEED, chances, 2)).toEqual({
    winnerEntryIds: [first, third],
    passedOver: [{ entryId: second, winnerEntryId: first }],
  });
  // All that is left of the raffle is hers: nothing moves up any more.
  expect(await drawAmong(SEED, chances, 3)).toEqual({
    winnerEntryIds: [first, third],
    passedOver: [
      { entryId: second, winnerEntryId: first },
      { entryId: last, winnerEntryId: first },
    ],
  });
});

test('a draw of many entries lets others be answered meanwhile, after every thousand and not after each, and comes to the same', async () => {
  const chances = Array.from({ length: 5_000 }, (_, n) => ({
    entryId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    memCd: `M${n}`,
  }));
  let answered = 0;
  const isOver = { done: false };
  const answer = (): unknown => (isOver.done ? undefined : setImmediate(() => ((answered += 1), answer())));
  answer();
  const { winnerEntryIds } = await drawAmong(SEED, chances, 1);
  isOver.done = true;
  expect(answered).toBeGreaterThanOrEqual(4);
  expect(answered).toBeLessThan(20);
  const lowest = chances.map(({ entryId }) => entryId).reduce((a, b) => (numberOf(SEED, a) < numberOf(SEED, b) ? a : b));
  expect(winnerEntryIds).toEqual([lowest]);
});
