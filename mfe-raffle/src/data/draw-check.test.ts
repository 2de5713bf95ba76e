import { webcrypto } from 'node:crypto';
import { aDraw } from '../testing/samples';
import { checkDraw, type DrawnRaffle } from './draw-check';

beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true }));

/** By OpenSSL: entry 4 has the lowest number, then 1, 3, 2, 5; 1 and 4 are of one member. */
const draw = aDraw();
const [one = '', two = '', three = '', four = '', five = ''] = draw.entryIds;
const check = (over: Partial<DrawnRaffle> = {}, mine: string[] = [], promised: string | null = draw.commitment) =>
  checkDraw({ ...draw, ...over }, promised, mine, () => undefined);
const faultsOf = async (...given: Parameters<typeof check>) => (await check(...given)).faults;

test('a draw that agrees has no fault, and says what came of the own entries', async () => {
  expect(await check({}, [one, four, five])).toEqual({
    faults: [],
    seedHash: draw.commitment,
    entries: 5,
    mine: [
      { entryId: one, place: 2, isWinner: false, isPassedOver: true },
      { entryId: four, place: 1, isWinner: true, isPassedOver: false },
      { entryId: five, place: 5, isWinner: false, isPassedOver: false },
    ],
  });
});

test('another seed than the one committed to is told, though the shop has changed its commitment with it', async () => {
  const seed = 'ff'.repeat(32);
  const commitment = 'af9613760f72635fbdb44a5a0a63c39f12af30f950a6ee5c971be188e89c4051';
  expect(await faultsOf({ seed })).toContainEqual({ kind: 'seed' });
  expect(await faultsOf({ seed, commitment })).toContainEqual({ kind: 'seed' });
  expect(await faultsOf({ commitment: '0'.repeat(64) })).toEqual([{ kind: 'seed' }]);
  expect(await faultsOf({}, [], null)).toEqual([{ kind: 'seed' }]);
});

test('a winner whom the numbers do not draw is told, and so is one who is missing, one too many, and a changed order', async () => {
  expect(await faultsOf({ winnerEntryIds: [four, five] })).toEqual([{ kind: 'winner', entryId: three }]);
  expect(await faultsOf({ winnerEntryIds: [four] })).toEqual([{ kind: 'winner', entryId: three }]);
  expect(await faultsOf({ winnerEntryIds: [four, three, five] })).toEqual([{ kind: 'winner', entryId: five }]);
  expect(await faultsOf({ winnerEntryIds: [three, four] })).toHaveLength(2);
});

test('an entry that is passed over without a reason is told', async () => {
  const passedOver = [...draw.passedOver, { entryId: three, winnerEntryId: two }];
  expect(await faultsOf({ passedOver, winnerEntryIds: [four, two] })).toEqual([{ kind: 'passedOver', entryId: three }]);
});

test('an entry that was left out, put in or listed twice is told', async () => {
  expect(await faultsOf({ entryIds: [one, two, three, four] }, [five])).toEqual([{ kind: 'missing', entryId: five }]);
  expect(await faultsOf({ entryIds: [...draw.entryIds, five] })).toEqual([{ kind: 'twice', entryId: five }]);
});

test('many entries are counted up to the last one', async () => {
  const entryIds = Array.from({ length: 600 }, (_, n) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`);
  const done: number[] = [];
  await checkDraw({ ...draw, entryIds }, draw.commitment, [], (count) => done.push(count));
  expect(done).toEqual([250, 500, 600]);
});

test('a raffle that nobody entered has nothing to tell', async () => {
  expect(await check({ entryIds: [], winnerEntryIds: [], passedOver: [] })).toMatchObject({ faults: [], entries: 0, mine: [] });
});
