import { feedForm, feedPin } from './feed.rules';

const pin = (productCd: string, over: object = {}) => ({ productCd, mediaIndex: 0, x: 0.5, y: 0.5, ...over });
const codesOf = (over: object) =>
  feedForm
    .safeParse({ text: '유자 두 번', products: [], mediaKeys: ['M1'], ...over })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
const products = (count: number) => Array.from({ length: count }, (_, at) => pin(`P${at}`));

test.each([
  ['fifty letters', 'ㄱ'.repeat(50)],
  ['fifty emoji, with blanks around', ` ${'🌸'.repeat(50)} `],
])('V-FD2 a feed of %s is taken', (_, text) => expect(codesOf({ text })).toEqual([]));

test.each([
  ['51 letters', 'ㄱ'.repeat(51), 'feed.v0001'],
  ['nothing but blanks', '  ', 'validation.v0019'],
])('V-FD2 a feed of %s is told at its field', (_, text, code) => expect(codesOf({ text })).toEqual([['text', code]]));

test('V-FD1 ten products are pinned, the eleventh is refused', () => {
  expect(codesOf({ products: products(10) })).toEqual([]);
  expect(codesOf({ products: products(11) })).toEqual([['products', 'feed.v0002']]);
});

test.each([
  ['a product twice', [pin('P1'), pin('P1', { x: 0.1 })], 'products'],
  ['a pin on a photo that is not there', [pin('P1', { mediaIndex: 1 })], 'products'],
  ['a pin beside its photo', [pin('P1', { x: 1.01 })], 'products.0.x'],
  ['a pin above its photo', [pin('P1', { y: -0.01 })], 'products.0.y'],
])('V-FD1 %s is refused', (_, pinned, path) => expect(codesOf({ products: pinned }).map(([at]) => at)).toEqual([path]));

test('V-FD1 a product that is pinned twice is told at the products; no pin names an eleventh photo', () => {
  expect(codesOf({ products: [pin('P1'), pin('P1')] })).toEqual([['products', 'validation.v0021']]);
  expect(feedPin.safeParse(pin('P1', { mediaIndex: 9 })).success).toBe(true);
  expect(feedPin.safeParse(pin('P1', { mediaIndex: 10 })).success).toBe(false);
});

test('V-FD1 pins stand up to the edges of a photo', () =>
  expect(codesOf({ products: [pin('P1', { x: 0, y: 1 }), pin('P2', { x: 1, y: 0 })] })).toEqual([]));

test('V-FD1 a feed has a photo, ten at most, none twice', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, at) => `M${at}`);
  expect(codesOf({ mediaKeys: keys(10) })).toEqual([]);
  expect(codesOf({ mediaKeys: [] })).toEqual([['mediaKeys', 'feed.v0003']]);
  expect(codesOf({ mediaKeys: keys(11) })).toEqual([['mediaKeys', 'review.v0002']]);
  expect(codesOf({ mediaKeys: ['M1', 'M1'] })).toEqual([['mediaKeys', 'validation.v0021']]);
});
