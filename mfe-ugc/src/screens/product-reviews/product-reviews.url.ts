import { ALL_REVIEWS, SORTS, type ReviewFilter } from '../../data/review.model';

/** Filter in an address: `?sort=newest&rating=5&photos=1`; what is not understood falls to the default. */
export const filterOf = (search: URLSearchParams): ReviewFilter => ({
  sort: SORTS.find((sort) => sort === search.get('sort')) ?? ALL_REVIEWS.sort,
  rating: /^[1-5]$/.test(search.get('rating') ?? '') ? Number(search.get('rating')) : null,
  photosOnly: search.get('photos') === '1',
});

/** Address of a filter; defaults leave no trace. */
export const searchOf = ({ sort, rating, photosOnly }: ReviewFilter): string => {
  const search = new URLSearchParams();
  if (sort !== ALL_REVIEWS.sort) search.set('sort', sort);
  if (rating !== null) search.set('rating', String(rating));
  if (photosOnly) search.set('photos', '1');
  return search.toString();
};
