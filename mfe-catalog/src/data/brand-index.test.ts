import type { BrandItem } from '@hyangro/contracts/catalog/list.schemas';
import { brandGroups, indexOf } from './brand-index';

const brand = (name: string, latinName: string, initialKo: string, initialPinyin: string): BrandItem => ({
  brandCd: latinName,
  name,
  latinName,
  initialKo,
  initialEn: latinName.normalize('NFD').slice(0, 1),
  initialPinyin,
  logoUrl: null,
  productCount: 1,
});
const BRANDS = [
  brand('오렐르', 'ORÉLLE', 'ㅇ', 'A'),
  brand('가온', 'GAON', 'ㄱ', 'J'),
  brand('향로', 'hyangro', 'ㅎ', 'X'),
  brand('1869', '1869', '#', '#'),
  brand('아르덴', 'ARDENNE', 'ㅇ', 'A'),
];
const letters = (index: 'ko' | 'en' | 'pinyin', words = '') =>
  brandGroups(BRANDS, index, words).map(({ letter, brands }) => `${letter}: ${brands.map(({ name }) => name).join(' ')}`);

test('R-HOM-09 brands stand from ㄱ to ㅎ, from A to Z, and by pinyin; what has no letter stands at the end', () => {
  expect(letters('ko')).toEqual(['ㄱ: 가온', 'ㅇ: 아르덴 오렐르', 'ㅎ: 향로', '#: 1869']);
  expect(letters('en')).toEqual(['A: 아르덴', 'G: 가온', 'H: 향로', 'O: 오렐르', '1: 1869']);
  expect(letters('pinyin')).toEqual(['A: 아르덴 오렐르', 'J: 가온', 'X: 향로', '#: 1869']);
});

test.each([
  ['오렐', ['ㅇ: 오렐르']],
  ['orelle', ['ㅇ: 오렐르']],
  ['Ar Den', ['ㅇ: 아르덴']],
  ['18', ['#: 1869']],
  ['없음', []],
])('R-HOM-09 the search for "%s" among brands finds %j', (words, found) => {
  expect(letters('ko', words)).toEqual(found);
});

test('R-HOM-09 each language begins with its own index, unless the address names one', () => {
  const none = new URLSearchParams();
  expect([indexOf(none, 'ko'), indexOf(none, 'en'), indexOf(none, 'cn')]).toEqual(['ko', 'en', 'pinyin']);
  expect(indexOf(new URLSearchParams('index=en'), 'ko')).toBe('en');
  expect(indexOf(new URLSearchParams('index=moon'), 'ko')).toBe('ko');
});
