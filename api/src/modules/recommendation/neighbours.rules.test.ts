import type { Relative } from '../catalog/public';
import { neighboursOf, picksAfter } from './neighbours.rules';

const product = (productCd: string, more: Partial<Relative> = {}): Relative => ({
  productCd,
  cateCd: `C-${productCd}`,
  brandCd: `B-${productCd}`,
  popularity: 1,
  notes: [],
  traits: [],
  ...more,
});
const rose = product('ROSE', { cateCd: 'C1', brandCd: 'B1', notes: ['rose', 'musk'], traits: ['FLORAL'] });
const near = (...others: Relative[]) => neighboursOf(rose, [rose, ...others], []);

test('a product is no neighbour of itself, and what shares nothing is none either', () => {
  expect(near(product('SOAP'))).toEqual([]);
});

test('each neighbour says what speaks most for it: notes, what it is for, its category, its brand', () => {
  const found = near(
    product('SAME-NOTES', { notes: ['musk', 'rose'], cateCd: 'C1' }),
    product('SAME-TRAITS', { traits: ['FLORAL'] }),
    product('SAME-CATEGORY', { cateCd: 'C1' }),
    product('SAME-BRAND', { brandCd: 'B1' }),
  );
  expect(found.map(({ productCd, kind }) => [productCd, kind])).toEqual([
    ['SAME-NOTES', 'NOTES'],
    ['SAME-TRAITS', 'TRAITS'],
    ['SAME-CATEGORY', 'CATEGORY'],
    ['SAME-BRAND', 'BRAND'],
  ]);
});

test('what is often ordered with it comes before what only resembles it', () => {
  const twin = product('TWIN', { notes: ['rose', 'musk'], cateCd: 'C1', brandCd: 'B1', traits: ['FLORAL'] });
  const found = neighboursOf(rose, [rose, twin], [{ otherCd: 'CASE', nearness: 0.9, kind: 'ORDERED' }]);
  expect(found.map(({ productCd, kind }) => [productCd, kind])).toEqual([
    ['CASE', 'ORDERED'],
    ['TWIN', 'NOTES'],
  ]);
});

test('of equal neighbours the more popular comes first, then the order of codes: the same every time', () => {
  const equal = [product('C', { cateCd: 'C1' }), product('B', { cateCd: 'C1' }), product('A', { cateCd: 'C1', popularity: 9 })];
  expect(near(...equal).map(({ productCd }) => productCd)).toEqual(['B', 'C', 'A']);
  expect(near(...equal.reverse()).map(({ productCd }) => productCd)).toEqual(['B', 'C', 'A']);
});

describe('after several products', () => {
  const neighbour = (productCd: string, score: number) => ({ productCd, score, kind: 'NOTES' as const });

  test('what is near both comes first, and names the one it is nearest to', () => {
    const picks = picksAfter(
      [
        { productCd: 'P1', neighbours: [neighbour('ONE', 0.5), neighbour('BOTH', 0.3)] },
        { productCd: 'P2', neighbours: [neighbour('BOTH', 0.6), neighbour('TWO', 0.5)] },
      ],
      new Set(['P1', 'P2']),
    );
    expect(picks.map(({ productCd, becauseCd }) => [productCd, becauseCd])).toEqual([
      ['BOTH', 'P2'],
      ['ONE', 'P1'],
      ['TWO', 'P2'],
    ]);
  });

  test('what was seen is never among them', () => {
    expect(picksAfter([{ productCd: 'P1', neighbours: [neighbour('P2', 1)] }], new Set(['P1', 'P2']))).toEqual([]);
  });
});
