import type { MyPageHome } from '@hyangro/contracts/member/member.contract';

/** How far the member is to the next grade, 0 to 1; 1 at the top. */
export function gradeRatio({ gradeProgress }: Pick<MyPageHome, 'gradeProgress'>): number {
  const { nextFromWon, spentWon } = gradeProgress;
  return nextFromWon ? Math.min(1, spentWon / nextFromWon) : 1;
}
