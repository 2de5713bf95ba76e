export const STREAM_SORTS = ['newest', 'helpful'] as const;

/** What the stream of all reviews is narrowed to. */
export interface StreamFilter {
  sort: (typeof STREAM_SORTS)[number];
  /** Stars 1–5; null shows all. */
  rating: number | null;
  photosOnly: boolean;
  /** Of members with the reader's skin. */
  likeMe: boolean;
}
export const ALL_POSTS: StreamFilter = { sort: 'newest', rating: null, photosOnly: false, likeMe: false };

/** Filter in an address: `?sort=helpful&rating=5&photos=1&like-me=1`; what is not understood falls to the default. */
export const streamFilterOf = (search: URLSearchParams): StreamFilter => ({
  sort: STREAM_SORTS.find((sort) => sort === search.get('sort')) ?? ALL_POSTS.sort,
  rating: /^[1-5]$/.test(search.get('rating') ?? '') ? Number(search.get('rating')) : null,
  photosOnly: search.get('photos') === '1',
  likeMe: search.get('like-me') === '1',
});

/** Address of a filter; defaults leave no trace. */
export function streamSearchOf({ sort, rating, photosOnly, likeMe }: StreamFilter): string {
  const search = new URLSearchParams();
  if (sort !== ALL_POSTS.sort) search.set('sort', sort);
  if (rating !== null) search.set('rating', String(rating));
  if (photosOnly) search.set('photos', '1');
  if (likeMe) search.set('like-me', '1');
  return search.toString();
}
