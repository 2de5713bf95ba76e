import { groupsBefore, groupsOf, textToAsk } from './suggestion.model';
import { aSuggestion } from '../../testing/search-samples';

test('R-HOM-15 suggestions come in groups, eight rows at most, and empty groups are left out', () => {
  const many = (n: number) => Array.from({ length: n }, (_, at) => `장미 ${at}`);
  const groups = groupsOf(aSuggestion({ terms: many(9), brands: ['장미 1904', '장미원'], products: many(5) }));
  expect(groups.map(({ key, options }) => [key, options.length])).toEqual([
    ['terms', 4],
    ['brands', 1],
    ['products', 2],
  ]);
});

test('R-HOM-15 each suggestion leads where it says', () => {
  const groups = groupsOf(aSuggestion({ terms: ['로즈 향수'], brands: ['오렐르'], categories: ['여성 향수'], products: ['로즈 판톰'] }));
  expect(groups.flatMap(({ options }) => options.map(({ to }) => decodeURI(to)))).toEqual([
    '/search/products/로즈 향수',
    '/brand/B1',
    '/category/C1',
    '/product/P1',
  ]);
});

test('R-HOM-15 before anything is typed there are recent and popular terms', () => {
  const popular = [{ keyword: '머스크', rank: 1, previousRank: null }];
  expect(groupsBefore(['장미'], popular).map(({ key }) => key)).toEqual(['recent', 'popular']);
  expect(groupsBefore([], [])).toEqual([]);
});

test.each([
  ['장미', true, '장미'],
  ['장ㅁ', true, null],
  ['장ㅁ', false, '장ㅁ'],
  ['ㅅㅎㅅ', true, 'ㅅㅎㅅ'],
  ['mei gui', true, 'mei gui'],
  ['玫瑰', true, '玫瑰'],
  ['  rose ', false, 'rose'],
])('R-HOM-15 of “%s” (half typed: %s) is asked: %s', (value, isComposing, asked) => {
  expect(textToAsk(value, isComposing)).toBe(asked);
});
