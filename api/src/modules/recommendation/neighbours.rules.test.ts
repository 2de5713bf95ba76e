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

test('what is viewed with it says so, and ends behind what is known better where both are as near', () => {
  const unknown = (otherCd: string) => ({ otherCd, nearness: 0.05, kind: 'VIEWED' as const });
  const found = neighboursOf(rose, [product('SHELF', { cateCd: 'C2' })], [unknown('Y'), unknown('X'), unknown('SHELF')]);
  expect(found.map(({ productCd, kind }) => [productCd, kind])).toEqual([
    ['SHELF', 'VIEWED'],
    ['X', 'VIEWED'],
    ['Y', 'VIEWED'],
  ]);
});

test('half of the notes are worth less than purpose, category and brand together', () => {
  const half = product('HALF', { notes: ['rose'] });
  const kin = product('KIN', { traits: ['FLORAL'], cateCd: 'C1', brandCd: 'B1' });
  expect(near(half, kin).map(({ productCd }) => productCd)).toEqual(['KIN', 'HALF']);
});

test('a product without notes has neighbours too, and of two reasons that weigh the same the first is told', () => {
  const bare = product('BARE', { cateCd: 'C1', traits: ['A', 'B', 'C', 'D'] });
  const other = product('OTHER', { cateCd: 'C1', traits: ['A', 'B', 'C', 'E'] });
  expect(neighboursOf(bare, [other], []).map(({ kind }) => kind)).toEqual(['TRAITS']);
  const fewer = product('FEWER', { cateCd: 'C1', traits: ['A'] });
  expect(neighboursOf(bare, [fewer], []).map(({ kind }) => kind)).toEqual(['CATEGORY']);
});

test('forty neighbours are kept', () => {
  const many = Array.from({ length: 50 }, (_, no) => product(`N${String(no).padStart(2, '0')}`, { brandCd: 'B1', popularity: no }));
  expect(near(...many).map(({ productCd }) => productCd)).toEqual(many.slice(0, 40).map(({ productCd }) => productCd));
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
        { productCd: 'P1', neighbours: [neighbour('ONE', 0.6), neighbour('BOTH', 0.3)] },
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

  test('the product that speaks most for a pick is named, of equal ones the one seen last; equal picks come by their code', () => {
    const picks = picksAfter(
      [
        { productCd: 'P1', neighbours: [neighbour('D', 0.6), neighbour('EVEN', 0.6 * 0.85), neighbour('B', 0.2), neighbour('C', 0.2)] },
        { productCd: 'P2', neighbours: [neighbour('D', 0.1), neighbour('EVEN', 0.6)] },
      ],
      new Set(),
    );
    expect(picks.map(({ productCd, becauseCd }) => [productCd, becauseCd])).toEqual([
      ['EVEN', 'P1'],
      ['D', 'P1'],
      ['B', 'P1'],
      ['C', 'P1'],
    ]);
    const turned = picksAfter([{ productCd: 'P1', neighbours: [neighbour('C', 0.2), neighbour('B', 0.2)] }], new Set());
    expect(turned.map(({ productCd }) => productCd)).toEqual(['B', 'C']);
  });

  test('what was seen is never among them', () => {
    expect(picksAfter([{ productCd: 'P1', neighbours: [neighbour('P2', 1)] }], new Set(['P1', 'P2']))).toEqual([]);
  });
});
