/** What other modules may use of what members write. */
export { countShownReviewsOf } from './review.repository';
export { feedsFile, reviewsFile, talksFile } from './ugc.seed-schema';
export { seedUgc } from './ugc.seed';
export { goodReviews } from './ugc.views';
export { comparable } from './screen.rules';
export {
  countReport,
  deleteBan,
  deleteBannedWord,
  findCase,
  findQueue,
  insertBannedWord,
  listBannedWords,
  lockCase,
  saveBan,
  saveCase,
  updateCase,
  type CaseRow,
} from './moderation.repository';
export { findReports, insertReport } from './report.repository';
export { rewardShownReview, takeBackReviewRewards } from './review-reward.service';
export { findPost, findTarget, setHidden, type Target } from './target.repository';
