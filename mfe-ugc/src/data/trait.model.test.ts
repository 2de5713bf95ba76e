import { aReview } from '../testing/samples';
import { measuredIn, sideOf } from './trait.model';

test('what a review measured stands in the order of its form, what it left out is left out', () => {
  expect(measuredIn(aReview({ traits: { SWEETNESS: 1, LASTING: 5 } }))).toEqual([
    { trait: 'LASTING', value: 5 },
    { trait: 'SWEETNESS', value: 1 },
  ]);
  expect(measuredIn(aReview())).toEqual([]);
});

test.each([
  [1, 'low'],
  [2.5, 'low'],
  [2.6, null],
  [3, null],
  [3.4, null],
  [3.5, 'high'],
  [5, 'high'],
])('%s of 5 is nearer to %s', (value, side) => {
  expect(sideOf(value)).toBe(side);
});
