import type { Budget } from './budget';

/** What of a page is laid to a remote, as `web_vital` names it. */
export const SHARE_NAMES = ['LCP', 'INP', 'CLS'] as const;
export type ShareName = (typeof SHARE_NAMES)[number];
/** At the 75th percentile of those who told it. */
interface Share {
  p75: number;
  tellers: number;
}
export type Shares = Partial<Record<ShareName, Share>>;

/** Fewer tellers say nothing of the others. */
export const SHARE_MIN_TELLERS = 50;
/** The part of a budget that each share has to keep. */
export const SHARE_BUDGET = { LCP: 'lcpMs', INP: 'inpMs', CLS: 'cls' } as const satisfies Record<ShareName, keyof Budget>;

/** Each share of a version that is over its budget, with both figures; empty when it keeps to it, or too few have told (MFE-17). */
export const overShare = (shares: Shares, budget: Budget): string[] =>
  SHARE_NAMES.flatMap((name) => {
    const share = shares[name];
    const may = budget[SHARE_BUDGET[name]];
    if (!share || share.tellers < SHARE_MIN_TELLERS || share.p75 <= may) return [];
    return [`${name}: ${share.p75} at the 75th percentile of ${share.tellers}, ${may} is allowed`];
  });
