import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import type { MemCd } from '@hyangro/contracts/kit/schemas';
import type { MyPageHome } from '@hyangro/contracts/member/member.contract';
import type { Locale } from '@hyangro/contracts/locales';
import { earnRatePercent, gradePeriodStart, nextGrade } from '@hyangro/rules/grades';
import type { Db } from '../../platform/db/db';
import { countZzim } from '../catalog/public';
import { countUsableCoupons } from '../coupon/public';
import { confirmedSpend, countOrdersByState, hasPaidOrder } from '../order/public';
import { usableTickets } from '../raffle/public';
import { countReviewsOf } from '../ugc/public';
import { presentMember } from './member.presenter';
import { existingMember } from './member.repository';
import { hasSignUpReward } from './sign-up-reward';

/** The member as the browser keeps it (API-07). Throws when there is no such member. */
export async function memberDetailsOf(db: Db, memCd: string, locale: Locale, now: Date): Promise<MemberDetails> {
  const member = await existingMember(db, memCd);
  return presentMember(member, !(await hasPaidOrder(db, memCd)), locale, now);
}

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
