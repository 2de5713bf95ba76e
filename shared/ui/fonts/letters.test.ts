import path from 'node:path';
import { chooseLetters, HANGUL_LETTERS, unicodeRange } from './letters';
import { readShopTexts, type ShopTexts } from './shop-texts';

const NOTHING: ShopTexts = { first: [], names: [], rest: [], firstHeadings: [], restHeadings: [], english: [] };
const shop = readShopTexts(path.resolve(__dirname, '../../..'));
const letters = chooseLetters(shop);

const isHangul = (letter: string) => letter >= '가' && letter <= '힣';
/** Part of the Hangul of some texts that a file draws. */
const drawn = (texts: readonly string[], file: readonly string[]) => {
  const all = [...texts.join('')].filter(isHangul);
  return all.filter((letter) => file.includes(letter)).length / all.length;
};

test('the first screens are drawn whole in the shop’s own faces, and nearly all of what else it says', () => {
  expect(drawn(shop.first, letters['pretendard-ko'])).toBe(1);
  expect(drawn(shop.firstHeadings, letters['hahmlet-ko'])).toBe(1);
  expect(drawn([...shop.first, ...shop.names, ...shop.rest], letters['pretendard-ko'])).toBeGreaterThan(0.95);
});

test('every heading has its face, on rarer pages by a second file', () => {
  expect(drawn(shop.restHeadings, [...letters['hahmlet-ko'], ...letters['hahmlet-more']])).toBe(1);
});

test('a shop that says more carries no more letters: those of its prose that are used most', () => {
  const often = '삶'.repeat(50);
  const seldom = Array.from({ length: 2_000 }, (_, at) => String.fromCodePoint(0xac00 + at)).join('');
  const chosen = chooseLetters({ ...NOTHING, first: ['향'], rest: [seldom, often] })['pretendard-ko'].filter(isHangul);
  expect(chosen).toHaveLength(HANGUL_LETTERS);
  expect(chosen).toEqual(expect.arrayContaining(['향', '삶']));
});

test('a heading on a rarer page asks for no letter that is there already', () => {
  expect(letters['hahmlet-more'].filter((letter) => letters['hahmlet-ko'].includes(letter))).toEqual([]);
});

test('English pages carry no Korean letters, and the word-mark is all of its file', () => {
  expect([...letters['pretendard-latin'], ...letters['hahmlet-latin']].filter(isHangul)).toEqual([]);
  expect(letters['hahmlet-mark'].join('')).toBe('hyangro');
});

test('neighbouring letters are one run of a range', () => {
  expect(unicodeRange(['b', 'a', 'c', '·'])).toBe('U+61-63,U+b7');
});
