import path from 'node:path';
import { chooseLetters, HANGUL_LETTERS } from './letters';
import { readShopTexts, type ShopTexts } from './shop-texts';

const NOTHING: ShopTexts = { first: [], names: [], rest: [], firstHeadings: [], restHeadings: [], english: [] };
const shop = readShopTexts(path.resolve(__dirname, '../../..'));
const letters = chooseLetters(shop);

const isHangul = (letter: string) => letter >= '가' && letter <= '힣';
/** Part of the Hangul of some texts that files draw. */
const drawn = (texts: readonly string[], ...files: readonly (readonly string[])[]) => {
  const all = [...texts.join('')].filter(isHangul);
  return all.filter((letter) => files.some((file) => file.includes(letter))).length / all.length;
};

test('the words of the first screens are drawn by the first files, and nearly all of what else the shop says', () => {
  expect(drawn(shop.first, letters['pretendard-ko'])).toBe(1);
  expect(drawn(shop.firstHeadings, letters['hahmlet-ko'])).toBe(1);
  expect(drawn([...shop.first, ...shop.names, ...shop.rest], letters['pretendard-ko'])).toBeGreaterThan(0.95);
});

test('no text of the shop is left to the device, as reviews say ㅋㅋ too, and no heading: brands, coupons and raffles have their names', () => {
  const { 'pretendard-ko': first, 'pretendard-more': more } = letters;
  expect(drawn([...shop.first, ...shop.names, ...shop.rest], first, more)).toBe(1);
  expect(more).toEqual(expect.arrayContaining(['ㅋ', 'ㅠ']));
  expect(shop.restHeadings).toEqual(expect.arrayContaining(['오렐르', '장미함 세트, 세 사람']));
  expect(drawn(shop.restHeadings, letters['hahmlet-ko'], letters['hahmlet-more'])).toBe(1);
  expect(letters['hahmlet-more']).toEqual(expect.arrayContaining(['ㄴ', 'ㅎ']));
});

test('a shop that says more does not ask for more at first: the letters of its prose that are used most', () => {
  const often = '삶'.repeat(50);
  const seldom = Array.from({ length: 2_000 }, (_, at) => String.fromCodePoint(0xac00 + at)).join('');
  const { 'pretendard-ko': first, 'pretendard-more': more } = chooseLetters({ ...NOTHING, first: ['향'], rest: [seldom, often] });
  expect(first.filter(isHangul)).toHaveLength(HANGUL_LETTERS);
  expect(first).toEqual(expect.arrayContaining(['향', '삶']));
  expect(drawn([seldom, often], first, more)).toBe(1);
});

test('no letter is in two files of a family', () => {
  expect(letters['pretendard-more'].filter((letter) => letters['pretendard-ko'].includes(letter))).toEqual([]);
  expect(letters['hahmlet-more'].filter((letter) => letters['hahmlet-ko'].includes(letter))).toEqual([]);
});

test('English pages carry no Korean letters, and the word-mark is all of its file', () => {
  expect([...letters['pretendard-latin'], ...letters['hahmlet-latin']].filter(isHangul)).toEqual([]);
  expect(letters['hahmlet-mark'].join('')).toBe('hyangro');
});
