import type { RecommendedCard, RecommendedFor } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Layout } from '@hyangro/contracts/layout/layout.contract';

export type PicksHeading = 'picks.visitor.heading' | 'picks.member.heading' | 'picks.elder.heading';
const MALE = '01';
const ELDER_FROM = 50;
const EVERYBODY = 'GUEST';

type Person = Pick<Layout, 'memNm' | 'gender' | 'ageGroupStr'>;

const decadeOf = (ageGroupStr: string) => Number.parseInt(ageGroupStr.replace(/^\D+/, ''), 10);

/** Heading of the recommendations by age and gender: generic for visitors, worded differently from fifty on (§6, P-AI-1…3). */
export function picksHeading({ memNm, gender, ageGroupStr }: Person): PicksHeading {
  if (!memNm || !gender || !ageGroupStr) return 'picks.visitor.heading';
  return decadeOf(ageGroupStr) >= ELDER_FROM ? 'picks.elder.heading' : 'picks.member.heading';
}

/** Word for a gender code: "01" male, otherwise female (§3). */
export const genderWord = (gender: string | null) => (gender === MALE ? 'picks.men' : 'picks.women');

/** Whose deeds the recommendations come from: everybody's, those of the member's own decade, or of the nearest one that has enough of them. */
export function picksReason({ ageGroupStr, aiMemberGroupCd }: Pick<Layout, 'ageGroupStr' | 'aiMemberGroupCd'>) {
  if (aiMemberGroupCd === EVERYBODY || !ageGroupStr) return 'picks.visitor.why';
  return Number(aiMemberGroupCd.slice(1)) === decadeOf(ageGroupStr) ? 'picks.member.why' : 'picks.near.why';
}

type RecentReason = 'recents.why.ordered' | 'recents.why.viewed' | 'recents.why.alike';
const REASONS: readonly RecentReason[] = ['recents.why.ordered', 'recents.why.viewed', 'recents.why.alike'];
const reasonOf = (kind: RecommendedFor): RecentReason =>
  kind === 'ORDERED' ? 'recents.why.ordered' : kind === 'VIEWED' ? 'recents.why.viewed' : 'recents.why.alike';
const NAMES = 2;

/** Why most of these cards are here, and the viewed products that they follow from, two at most. */
export function recentReason(cards: readonly Pick<RecommendedCard, 'reason'>[]): { why: RecentReason; names: string } {
  const countOf = (why: RecentReason) => cards.filter(({ reason }) => reasonOf(reason.kind) === why).length;
  const why = REASONS.reduce((most, reason) => (countOf(reason) > countOf(most) ? reason : most));
  const names = cards.filter(({ reason }) => reasonOf(reason.kind) === why).map(({ reason }) => reason.productNm);
  return { why, names: [...new Set(names)].slice(0, NAMES).join(' · ') };
}
