import type { Layout } from '@hyangro/contracts/layout/layout.contract';

export type PicksHeading = 'layout.s0002' | 'layout.s0003' | 'layout.s0004';
const MALE = '01';
const ELDER_FROM = 50;

type Person = Pick<Layout, 'memNm' | 'gender' | 'ageGroupStr'>;

/** Heading of the recommendations by age and gender: generic for visitors, worded differently from fifty on (§6, P-AI-1…3). */
export function picksHeading({ memNm, gender, ageGroupStr }: Person): PicksHeading {
  if (!memNm || !gender || !ageGroupStr) return 'layout.s0002';
  return Number.parseInt(ageGroupStr.replace(/^\D+/, ''), 10) >= ELDER_FROM ? 'layout.s0004' : 'layout.s0003';
}

/** Word for a gender code: "01" male, otherwise female (§3). */
export const genderWord = (gender: string | null) => (gender === MALE ? 'layout.s0007' : 'layout.s0008');
