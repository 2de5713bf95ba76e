import { aMedia, aReview, aSummary } from '../testing/samples';
import { ALL_REVIEWS, ageOf, languageOf, loadsByItself, photoOf, posterOf, recommendPercent, sharesOf, skinTypeOf } from './review.model';

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

test('R-UGC-02 shares are whole per cents of all reviews, and nothing where there are none', () => {
  expect(sharesOf(aSummary({ count: 3, distribution: [1, 2, 0, 0, 0] }))).toEqual([
    { stars: 5, count: 1, percent: 33 },
    { stars: 4, count: 2, percent: 67 },
    { stars: 3, count: 0, percent: 0 },
    { stars: 2, count: 0, percent: 0 },
    { stars: 1, count: 0, percent: 0 },
  ]);
  expect(sharesOf(aSummary({ count: 0, distribution: [0, 0, 0, 0, 0] })).map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0]);
});

test('R-UGC-02 the list begins with all reviews, the most helpful first', () => {
  expect(ALL_REVIEWS).toEqual({ sort: 'helpful', rating: null, photosOnly: false, likeMe: false, choices: {} });
});

test('R-UGC-02 every skin type is known; an age is the number of its decade', () => {
  expect(['DRY', 'OILY', 'COMBI', 'NORMAL', 'SENS'].map(skinTypeOf)).toEqual(['DRY', 'OILY', 'COMBI', 'NORMAL', 'SENS']);
  expect([ageOf('100s'), ageOf('s30'), ageOf('')]).toEqual(['100', null, null]);
});

test('R-UGC-02 a film shows the first picture of its review, else the product', () => {
  const film = aMedia({ type: 'VIDEO', url: '/media/video/1.mp4' });
  const photos = [1, 2].map((n) => aMedia({ url: `/media/shopper/${n}.webp` }));
  expect([photoOf(aReview({ media: [film] })), photoOf(aReview({ media: [film, ...photos] }))]).toEqual([
    undefined,
    '/media/shopper/1.webp',
  ]);
  expect([posterOf(aReview({ media: [film] })), posterOf(aReview({ media: [film, ...photos] }))]).toEqual([
    '/media/product/P0017-360.89a82939.webp',
    '/media/shopper/1.webp',
  ]);
});
