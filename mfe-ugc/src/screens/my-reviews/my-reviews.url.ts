export const REVIEW_TABS = ['writable', 'written'] as const;
export type ReviewTab = (typeof REVIEW_TABS)[number];

/** Tab of the address; an unknown one is the first (R-MY-21). */
export const reviewTabOf = (tab: string): ReviewTab => REVIEW_TABS.find((each) => each === tab) ?? 'writable';
