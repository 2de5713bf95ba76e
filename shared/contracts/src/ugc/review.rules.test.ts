import { newMedia } from './media.rules';
import { newReview, reviewForm, TRAITS, TRAIT_NAMES } from './review.rules';

const REVIEW = { rating: 5, title: '새벽', content: '가'.repeat(30) };
const codesOf = (change: object) =>
  reviewForm.safeParse({ ...REVIEW, ...change }).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

test('V-REV1 a review has 30 letters, counted as people count them, blanks around it aside; 2,000 at most', () => {
  expect(codesOf({ content: ` ${'🌹'.repeat(29)} ` })).toEqual(['content review.v0001']);
  expect([codesOf({ content: '🌹'.repeat(30) }), codesOf({ content: '가'.repeat(2_000) })]).toEqual([[], []]);
  expect(codesOf({ content: '가'.repeat(2_001) })).toEqual(['content review.v0008']);
});

test('one to five stars, and a title of one to sixty letters', () => {
  expect([1, 5].map((rating) => codesOf({ rating }))).toEqual([[], []]);
  for (const rating of [0, 6, 1.5]) expect(codesOf({ rating })).toEqual(['rating review.a0007']);
  expect([' ', '가'.repeat(60), '가'.repeat(61)].map((title) => codesOf({ title }))).toEqual([
    ['title review.v0007'],
    [],
    ['title review.v0007'],
  ]);
});

test('V-MED3 ten photos or videos at most, each once', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, n) => `m${n}`);
  expect([codesOf({ mediaKeys: keys(10) }), codesOf({ mediaKeys: keys(11) })]).toEqual([[], ['mediaKeys review.v0002']]);
  expect(codesOf({ mediaKeys: ['m1', 'm1'] })).toEqual(['mediaKeys validation.v0021']);
  expect(codesOf({ mediaKeys: [''] })).toHaveLength(1);
});

test('K-REV a review takes 30 letters, ten photos or videos, and a video of 50 MB: one letter less, one file or one byte more is refused', () => {
  const FIFTY_MB = 52_428_800;
  const isTaken = (letters: number, files: number) =>
    codesOf({ content: '가'.repeat(letters), mediaKeys: Array.from({ length: files }, (_, n) => `m${n}`) }).length === 0;
  const isVideoTaken = (bytes: number) => newMedia.safeParse({ contentType: 'video/mp4', bytes }).success;
  expect([isTaken(30, 10), isTaken(29, 10), isTaken(30, 11)]).toEqual([true, false, false]);
  expect([isVideoTaken(FIFTY_MB), isVideoTaken(FIFTY_MB + 1)]).toEqual([true, false]);
});

test('what is measured goes from 1 to 5; every kind of goods measures three things that have names', () => {
  expect([0, 1, 5, 6].map((LASTING) => codesOf({ traits: { LASTING } }).length)).toEqual([1, 0, 0, 1]);
  expect(reviewForm.parse(REVIEW)).toEqual({ ...REVIEW, traits: {}, mediaKeys: [] });
  for (const names of Object.values(TRAITS)) for (const name of names) expect(TRAIT_NAMES).toContain(name);
});

test('a new review names the line of an order that it is of', () => {
  const parse = (lineNo: number) => newReview.safeParse({ ...REVIEW, orderCd: 'H1', lineNo }).success;
  expect([0, 1, 1_000, 1_001].map(parse)).toEqual([false, true, true, false]);
  expect(newReview.safeParse(REVIEW).success).toBe(false);
});
