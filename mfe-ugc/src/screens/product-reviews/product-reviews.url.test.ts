import { ALL_REVIEWS } from '../../data/review.model';
import { filterOf, searchOf } from './product-reviews.url';

test.each([
  '',
  'sort=newest',
  'rating=2&photos=1',
  'sort=lowest&rating=5',
  'sort=highest&like-me=1',
  'skin=DRY&tone=T21&concern=PORE&age=30s&language=en',
])('R-UGC-02 the address %s keeps the filter', (address) => {
  expect(searchOf(filterOf(new URLSearchParams(address)))).toBe(address);
});

test('R-UGC-02 what an address says wrongly falls to the default, defaults leave no trace', () => {
  expect(filterOf(new URLSearchParams('sort=x&rating=9&photos=yes'))).toEqual(ALL_REVIEWS);
  expect(searchOf(ALL_REVIEWS)).toBe('');
});

test('a choice that is none is left out, the others stay', () => {
  expect(filterOf(new URLSearchParams('skin=WET&tone=T21&age=31&language=fr&concern=')).choices).toEqual({ skinTone: 'T21' });
});
