import { ALL_REVIEWS } from '../../data/review.model';
import { filterOf, searchOf } from './product-reviews.url';

test.each(['', 'sort=newest', 'rating=2&photos=1', 'sort=lowest&rating=5'])('R-UGC-02 the address %s keeps the filter', (address) => {
  const filter = filterOf(new URLSearchParams(address));
  expect(filterOf(new URLSearchParams(searchOf(filter)))).toEqual(filter);
});

test('R-UGC-02 what an address says wrongly falls to the default, defaults leave no trace', () => {
  expect(filterOf(new URLSearchParams('sort=x&rating=9&photos=yes'))).toEqual(ALL_REVIEWS);
  expect(searchOf(ALL_REVIEWS)).toBe('');
});
