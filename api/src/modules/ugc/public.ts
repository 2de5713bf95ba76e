/** What other modules may use of what members write. */
export { countReviewsOf } from './review.repository';
export { feedsFile, reviewsFile, talksFile } from './ugc.seed-schema';
export { seedUgc } from './ugc.seed';
export { goodReviews } from './ugc.views';
