import { PAGES_BY_SCROLL } from '@hyangro/contracts/constants';
import { LANGUAGE_TAG, isLocale } from '@hyangro/contracts/locales';
import type { Review, ReviewSummary } from '@hyangro/contracts/ugc/review.contract';
import type { ReviewFilter } from './review-filter.model';

export const ALL_REVIEWS: ReviewFilter = { sort: 'helpful', rating: null, photosOnly: false, likeMe: false, choices: {} };

export interface Share {
  stars: number;
  count: number;
  percent: number;
}
/** Shares of 5 to 1 stars, in whole percent. */
export const sharesOf = ({ count, distribution }: ReviewSummary): Share[] =>
  distribution.map((part, at) => ({ stars: 5 - at, count: part, percent: count > 0 ? Math.round((part / count) * 100) : 0 }));

/** Percent of those who gave 4 or 5 stars. */
export const recommendPercent = ({ count, distribution: [five, four] }: ReviewSummary): number =>
  count > 0 ? Math.round(((five + four) / count) * 100) : 0;

/** Language of a member's words, for `lang`. */
export const languageOf = ({ locale }: Pick<Review, 'locale'>): string | undefined => (isLocale(locale) ? LANGUAGE_TAG[locale] : undefined);

/** The member's first picture. */
export const photoOf = ({ media }: Pick<Review, 'media'>): string | undefined => media.find(({ type }) => type === 'IMAGE')?.url;
/** What a film shows until it plays. */
export const posterOf = (review: Pick<Review, 'media' | 'product'>): string => photoOf(review) ?? review.product.imgMainUrl;

const SKIN_TYPES = ['DRY', 'OILY', 'COMBI', 'NORMAL', 'SENS'] as const;
export type SkinType = (typeof SKIN_TYPES)[number];
export const skinTypeOf = (value: string | null): SkinType | null => SKIN_TYPES.find((type) => type === value) ?? null;
/** `30` of `30s`. */
export const ageOf = (ageBand: string | null): string | null => /^\d+/.exec(ageBand ?? '')?.[0] ?? null;

/** Whether the next page comes by scrolling; after every few a button asks. */
export const loadsByItself = (pages: number): boolean => pages % PAGES_BY_SCROLL !== 0;
