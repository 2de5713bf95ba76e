import { aReview, aSummary } from '../testing/samples';
import { ageOf, languageOf, loadsByItself, recommendPercent, sharesOf, skinTypeOf } from './review.model';

test('R-UGC-02 the summary tells the share of each number of stars and how many recommend it', () => {
  expect(sharesOf(aSummary()).map(({ stars, percent }) => [stars, percent])).toEqual([
    [5, 86],
    [4, 10],
    [3, 3],
    [2, 1],
    [1, 0],
  ]);
  expect(recommendPercent(aSummary())).toBe(96);
  expect(recommendPercent(aSummary({ count: 0, distribution: [0, 0, 0, 0, 0] }))).toBe(0);
});

test('R-UGC-01 words of a member keep their language', () => {
  expect(languageOf(aReview({ locale: 'cn' }))).toBe('zh-CN');
  expect(languageOf(aReview({ locale: 'fr' }))).toBeUndefined();
});

test('R-UGC-02 a skin type or age that this version does not know is left out', () => {
  expect([skinTypeOf('SENS'), skinTypeOf('NEW_KIND'), skinTypeOf(null)]).toEqual(['SENS', null, null]);
  expect([ageOf('30s'), ageOf(null)]).toEqual(['30', null]);
});

test('K-INF after three pages the list waits for the reader, so that the footer can be reached', () => {
  expect([1, 2, 3, 4, 5, 6].map(loadsByItself)).toEqual([true, true, false, true, true, false]);
});
