import type { ReviewFacet } from '@hyangro/contracts/ugc/review.contract';
import { FACETS, FACET_NAMES, SORTS, type Choices, type ReviewFilter } from '../../data/review-filter.model';
import { ALL_REVIEWS } from '../../data/review.model';

/** What each filter is called in an address. */
const PARAMS = { skinType: 'skin', skinTone: 'tone', skinConcern: 'concern', ageBand: 'age', locale: 'language' } as const satisfies Record<
  ReviewFacet,
  string
>;

/** Filter in an address: `?sort=newest&rating=5&photos=1&like-me=1&skin=DRY&age=30s`; what is not understood falls to the default. */
export const filterOf = (search: URLSearchParams): ReviewFilter => ({
  sort: SORTS.find((sort) => sort === search.get('sort')) ?? ALL_REVIEWS.sort,
  rating: /^[1-5]$/.test(search.get('rating') ?? '') ? Number(search.get('rating')) : null,
  photosOnly: search.get('photos') === '1',
  likeMe: search.get('like-me') === '1',
  choices: Object.fromEntries(
    FACET_NAMES.flatMap((facet) => {
      const values: readonly string[] = FACETS[facet];
      const value = search.get(PARAMS[facet]);
      return value !== null && values.includes(value) ? [[facet, value]] : [];
    }),
  ) as Choices,
});

/** Address of a filter; defaults leave no trace. */
export const searchOf = ({ sort, rating, photosOnly, likeMe, choices }: ReviewFilter): string => {
  const search = new URLSearchParams();
  if (sort !== ALL_REVIEWS.sort) search.set('sort', sort);
  if (rating !== null) search.set('rating', String(rating));
  if (photosOnly) search.set('photos', '1');
  if (likeMe) search.set('like-me', '1');
  for (const facet of FACET_NAMES) {
    const value = choices[facet];
    if (value !== undefined) search.set(PARAMS[facet], value);
  }
  return search.toString();
};
