import type { Talk } from './post.model';

export interface VoteShare {
  voteCnt: number;
  /** Whole percent of all votes; 0 before the first. */
  percent: number;
}

/** How a vote stands, by product. */
export const sharesOfVote = ({ options, totalCnt }: NonNullable<Talk['vote']>): ReadonlyMap<string, VoteShare> =>
  new Map(
    options.map(({ productCd, voteCnt }) => [productCd, { voteCnt, percent: totalCnt > 0 ? Math.round((voteCnt / totalCnt) * 100) : 0 }]),
  );
