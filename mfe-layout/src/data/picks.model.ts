import type { Layout } from '@hyangro/contracts/layout/layout.contract';

export type PicksHeading = 'picks.visitor.heading' | 'picks.member.heading' | 'picks.elder.heading';
const MALE = '01';
const ELDER_FROM = 50;

type Person = Pick<Layout, 'memNm' | 'gender' | 'ageGroupStr'>;

/** Heading of the recommendations by age and gender: generic for visitors, worded differently from fifty on (§6, P-AI-1…3). */
export function picksHeading({ memNm, gender, ageGroupStr }: Person): PicksHeading {
  if (!memNm || !gender || !ageGroupStr) return 'picks.visitor.heading';
  return Number.parseInt(ageGroupStr.replace(/^\D+/, ''), 10) >= ELDER_FROM ? 'picks.elder.heading' : 'picks.member.heading';
}

/** Word for a gender code: "01" male, otherwise female (§3). */
export const genderWord = (gender: string | null) => (gender === MALE ? 'picks.men' : 'picks.women');
