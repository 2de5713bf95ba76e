import type { MemCd } from '@hyangro/contracts/kit/schemas';
import type { MyPageHome } from '@hyangro/contracts/member/member.contract';
import { earnRatePercent, gradePeriodStart, nextGrade, oneOrderMore } from '@hyangro/rules/grades';
import type { Db } from '../../platform/db/db';
import { countZzim } from '../catalog/public';
import { countUsableCoupons } from '../coupon/public';
import { existingMember, findPhotoKey, photoUrlOf } from '../member/public';
import { confirmedOrders, countOrdersByState } from '../order/public';
import { usableTickets } from '../raffle/public';
import { hasSignUpReward } from '../sign-up/public';
import { countShownReviewsOf } from '../ugc/public';

/** Numbers of my page (R-MY-01). */
export async function myPageHomeOf(db: Db, memCd: string, now: Date): Promise<MyPageHome> {
  const member = await existingMember(db, memCd);
  const next = nextGrade(member.grade);
  const confirmed = await confirmedOrders(db, memCd, gradePeriodStart(now));
  return {
    memCd: member.memCd as MemCd,
    nickname: member.nickname,
    avatarSeed: member.avatarSeed,
    photoUrl: photoUrlOf(await findPhotoKey(db, memCd)),
    grade: member.grade,
    gradeProgress: {
      spentWon: confirmed.won,
      nextGrade: next?.grade ?? null,
      nextFromWon: next?.fromWon ?? null,
    },
    earnRatePercent: earnRatePercent(member.grade),
    oneOrderMore: oneOrderMore({ grade: member.grade, spentWon: confirmed.won, orders: confirmed.orders }),
    points: member.points,
    couponCount: await countUsableCoupons(db, memCd, now),
    ticketCount: await usableTickets(db, memCd, now),
    zzimCount: await countZzim(db, memCd),
    reviewCount: await countShownReviewsOf(db, memCd),
    rewardAwaitsEmail: !member.emailConfirmedAt && member.phone === null && !(await hasSignUpReward(db, memCd)),
    orderCounts: await countOrdersByState(db, memCd),
  };
}
