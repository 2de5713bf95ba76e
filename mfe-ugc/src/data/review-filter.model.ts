import { LOCALES } from '@hyangro/contracts/locales';
import type { MANY_OF, ONE_OF } from '@hyangro/contracts/member/beauty.rules';
import type { AGE_BANDS, REVIEW_SORTS, ReviewFacet, ReviewSummary } from '@hyangro/contracts/ugc/review.contract';

export const SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const satisfies typeof REVIEW_SORTS;

/** Choices of each filter besides stars, photos and "like me", in the order in which they are shown; written out, as the contract's schemas are not for browsers. */
export const FACETS = {
  skinType: ['DRY', 'OILY', 'COMBI', 'NORMAL', 'SENS'] satisfies typeof ONE_OF.skinType,
  skinTone: ['T13', 'T17', 'T21', 'T23', 'T25'] satisfies typeof ONE_OF.skinTone,
  skinConcern: ['DRYNESS', 'PORE', 'REDNESS', 'SPOT', 'TEXTURE', 'WRINKLE', 'TROUBLE', 'DULL', 'SCALP'] satisfies typeof MANY_OF.concern,
  ageBand: ['10s', '20s', '30s', '40s', '50s', '60s'] satisfies typeof AGE_BANDS,
  locale: LOCALES,
} as const satisfies Record<ReviewFacet, readonly string[]>;
export const FACET_NAMES = Object.keys(FACETS) as ReviewFacet[];

export type FacetValue<F extends ReviewFacet = ReviewFacet> = (typeof FACETS)[F][number];
/** One choice of each filter at most. */
export type Choices = { [F in ReviewFacet]?: FacetValue<F> };

/** What the reviews of a product are narrowed to. */
export interface ReviewFilter {
  sort: (typeof SORTS)[number];
  /** Stars 1–5; null shows all. */
  rating: number | null;
  photosOnly: boolean;
  /** Of members with the reader's skin. */
  likeMe: boolean;
  choices: Choices;
}

/** One choice and how many reviews it finds alone. */
export interface Counted {
  facet: ReviewFacet;
  value: FacetValue;
  count: number;
}

/** What a filter offers: choices that find a review, and the one that is on. A single choice that all reviews share narrows nothing. */
export function offeredBy(facet: ReviewFacet, { facets, count }: ReviewSummary, choices: Choices): Counted[] {
  const values: readonly FacetValue[] = FACETS[facet];
  const offered = values
    .map((value) => ({ facet, value, count: facets.find((each) => each.facet === facet && each.value === value)?.count ?? 0 }))
    .filter((each) => each.count > 0 || choices[facet] === each.value);
  const [only] = offered;
  return offered.length === 1 && only?.count === count && choices[facet] === undefined ? [] : offered;
}

/** The choices with one more, or, where it is on already, without it. */
export function toggled(choices: Choices, { facet, value }: Pick<Counted, 'facet' | 'value'>): Choices {
  const { [facet]: before, ...others } = choices;
  return before === value ? others : { ...others, [facet]: value };
}

/** How many conditions are on; the order is none. */
export const chosenCount = ({ rating, photosOnly, likeMe, choices }: ReviewFilter): number =>
  Number(rating !== null) + Number(photosOnly) + Number(likeMe) + Object.keys(choices).length;

/** What all of them are taken off by. */
export const NO_CONDITION = { rating: null, photosOnly: false, likeMe: false, choices: {} } as const satisfies Omit<ReviewFilter, 'sort'>;
