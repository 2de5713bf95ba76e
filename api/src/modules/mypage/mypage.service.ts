import type { MemCd } from '@hyangro/contracts/kit/schemas';
import type { MyPageHome } from '@hyangro/contracts/member/member.contract';
import { earnRatePercent, gradePeriodStart, nextGrade } from '@hyangro/rules/grades';
import type { Db } from '../../platform/db/db';
import { countZzim } from '../catalog/public';
import { countUsableCoupons } from '../coupon/public';
import { existingMember } from '../member/public';
import { confirmedSpend, countOrdersByState } from '../order/public';
import { usableTickets } from '../raffle/public';
import { hasSignUpReward } from '../sign-up/public';
import { countReviewsOf } from '../ugc/public';

/** Numbers of my page (R-MY-01). */
export async function myPageHomeOf(db: Db, memCd: string, now: Date): Promise<MyPageHome> {
  const member = await existingMember(db, memCd);
  const next = nextGrade(member.grade);
  return {
    memCd: member.memCd as MemCd,
    nickname: member.nickname,
    avatarSeed: member.avatarSeed,
    grade: member.grade,
    gradeProgress: {
      spentWon: await confirmedSpend(db, memCd, gradePeriodStart(now)),
      nextGrade: next?.grade ?? null,
      nextFromWon: next?.fromWon ?? null,
    },
    earnRatePercent: earnRatePercent(member.grade),
    points: member.points,
    couponCount: await countUsableCoupons(db, memCd, now),
    ticketCount: await usableTickets(db, memCd, now),
    zzimCount: await countZzim(db, memCd),
    reviewCount: await countReviewsOf(db, memCd),
    rewardAwaitsEmail: !member.emailConfirmedAt && !(await hasSignUpReward(db, memCd)),
    orderCounts: await countOrdersByState(db, memCd),
  };
}
