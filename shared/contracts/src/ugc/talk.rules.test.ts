import { TALK_TYPES, answerForm, talkForm } from './talk.rules';

const issuesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const talk = (over: object) => issuesOf(talkForm.safeParse({ talkType: 'VOTE', title: '출근길 한 병', productCds: ['P1', 'P2'], ...over }));
const products = (count: number) => Array.from({ length: count }, (_, at) => `P${at}`);

test.each([
  [0, 'talk.v0001'],
  [1, 'talk.v0001'],
  [5, 'talk.v0003'],
])('V-VT1 a vote between %i products is refused', (count, code) =>
  expect(talk({ productCds: products(count) })).toEqual([['productCds', code]]),
);

test.each([2, 3, 4])('V-VT1 a vote between %i products is taken', (count) => expect(talk({ productCds: products(count) })).toEqual([]));

test('V-VT1 a vote between a product and itself is refused', () =>
  expect(talk({ productCds: ['P1', 'P1'] })).toEqual([['productCds', 'validation.v0021']]));

test('a question needs no products, and names four at most', () => {
  expect(TALK_TYPES).toEqual(['QUESTION', 'VOTE']);
  expect([0, 1, 4].map((count) => talk({ talkType: 'QUESTION', productCds: products(count) }))).toEqual([[], [], []]);
  expect(talk({ talkType: 'QUESTION', productCds: products(5) })).toEqual([['productCds', 'talk.v0003']]);
});

test.each([
  ['no title', { title: ' ' }, ['title', 'talk.v0002']],
  ['a title of one letter', { title: '향' }, ['title', 'validation.v0022']],
  ['a title of 61 letters', { title: '향'.repeat(61) }, ['title', 'validation.v0022']],
  ['a text of 1,001 letters', { text: '향'.repeat(1_001) }, ['text', 'validation.v0022']],
  ['a photo twice', { mediaKeys: ['M1', 'M1'] }, ['mediaKeys', 'validation.v0021']],
  ['eleven photos', { mediaKeys: products(11) }, ['mediaKeys', 'review.v0002']],
])('a talk with %s is told at its field', (_, over, issue) => expect(talk(over)).toContainEqual(issue));

test('letters are counted as they are read, and blanks around them are not kept', () => {
  expect(talk({ title: ' 🌸🌸 ', text: '🌸'.repeat(1_000), mediaKeys: products(10) })).toEqual([]);
  expect(talkForm.parse({ talkType: 'QUESTION', title: ' 여름 향 ', text: ' ' })).toEqual({
    talkType: 'QUESTION',
    title: '여름 향',
    text: '',
    productCds: [],
    mediaKeys: [],
  });
});

test('an answer has 2 to 500 letters, and may show a feed', () => {
  const answer = (text: string) => issuesOf(answerForm.safeParse({ text }));
  expect(['네요', '🌸'.repeat(500)].map(answer)).toEqual([[], []]);
  expect(['', '네', '네'.repeat(501)].map(answer)).toEqual(Array(3).fill([['text', 'validation.v0022']]));
  expect(answerForm.parse({ text: '네 좋아요' })).toEqual({ text: '네 좋아요', feedCd: null });
  expect(answerForm.parse({ text: '네 좋아요', feedCd: 'FD1' }).feedCd).toBe('FD1');
});

test('a talk without text, products and files has none of them', () => {
  expect(talkForm.parse({ talkType: 'QUESTION', title: '출근길 한 병' })).toMatchObject({ text: '', productCds: [], mediaKeys: [] });
});
