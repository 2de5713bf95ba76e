import { DrizzleQueryError } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import { couponCountOnWire } from '@hyangro/rules/coupon-state';
import type { Db, RootDb } from '../../platform/db/db';
import { kstDay } from '../../platform/clock/clock';
import { textIn } from '../../platform/locale/text';
import type { CallContext, MemberContext } from '../../platform/http/call';
import type { Member } from '../../platform/session/member';
import { findCouponWithTargets, findCoupons, findSignUpCoupons, findUsable, issueCoupon, type CouponRow } from './coupon.repository';
import { isForGrade } from './coupon.rules';

export interface CouponState {
  couponCd: number;
  maxDownloadableCouponCount: number;
  receivedCoupon: boolean;
}

type Issue = Pick<CouponRow, 'issueKind' | 'validFrom' | 'validTo' | 'grades' | 'perMember' | 'received' | 'totalCount' | 'issuedCount'>;

/** How many a member may still download, never the marker 999 (K-999); for a visitor, what a member without any may. */
export function downloadable(row: Issue, member: Pick<Member, 'grade'> | null, now: Date): number {
  const { issueKind, validFrom, validTo, grades, perMember, received, totalCount, issuedCount } = row;
  const isOpen = issueKind === 'DOWNLOAD' && validFrom <= now && now < validTo;
  if (!isOpen || (member && !isForGrade(grades, member.grade))) return 0;
  return couponCountOnWire(Math.min(perMember - received, totalCount === null ? perMember : totalCount - issuedCount));
}

const stateOf = (row: CouponRow, member: Pick<Member, 'grade'> | null, now: Date): CouponState => ({
  couponCd: row.couponCd,
  maxDownloadableCouponCount: downloadable(row, member, now),
  receivedCoupon: row.received > 0,
});

type CouponRefusal = 'COUPON_NOT_FOUND' | 'COUPON_SOLD_OUT' | 'COUPON_ALREADY_ISSUED' | 'COUPON_NOT_FOR_GRADE' | 'COUPON_EXPIRED';

/** Downloads one coupon (ST-CPN-01). */
export async function downloadCoupon(
  db: RootDb,
  couponCd: number,
  { member, now, refuse }: Pick<MemberContext<CouponRefusal>, 'member' | 'now' | 'refuse'>,
): Promise<CouponState> {
  const [row] = await findCoupons(db, [couponCd], member.memCd);
  if (!row || row.issueKind !== 'DOWNLOAD') return refuse('COUPON_NOT_FOUND');
  if (now < row.validFrom || row.validTo <= now) refuse('COUPON_EXPIRED');
  if (row.received >= row.perMember) refuse('COUPON_ALREADY_ISSUED');
  if (!isForGrade(row.grades, member.grade)) refuse('COUPON_NOT_FOR_GRADE', row.grades.join(', '));
  const isIssued = await tryIssue(db, couponCd, member.memCd, now);
  const [after] = await findCoupons(db, [couponCd], member.memCd);
  const state = stateOf(after ?? refuse('COUPON_NOT_FOUND'), member, now);
  const isSoldOut =
    after !== undefined && after.totalCount !== null && after.issuedCount >= after.totalCount && after.received < after.perMember;
  // Not issued and yet received: another click of the same member was faster.
  if (!isIssued) refuse(state.receivedCoupon && !isSoldOut ? 'COUPON_ALREADY_ISSUED' : 'COUPON_SOLD_OUT');
  return state;
}

/** A coupon as its own page shows it to a caller, with what it is good for. */
export async function readCoupon(
  db: Db,
  couponCd: number,
  { locale, member, now, refuse }: Pick<CallContext<'COUPON_NOT_FOUND' | 'COUPON_EXPIRED'>, 'locale' | 'member' | 'now' | 'refuse'>,
) {
  const row = (await findCouponWithTargets(db, couponCd, member?.memCd ?? null)) ?? refuse('COUPON_NOT_FOUND');
  if (now < row.validFrom || row.validTo <= now) refuse('COUPON_EXPIRED');
  return {
    targets: row.targets,
    coupon: {
      couponCd,
      name: textIn(row.name, locale),
      conditions: textIn(row.description, locale),
      endsOn: kstDay(row.validTo),
      canDownload: downloadable(row, member, now) > 0,
      isReceived: row.received > 0,
    },
  };
}

/** Downloads of these coupons all that the member may still have, so that none is left to download (ST-CPN-07); what cannot be had is passed over. */
export async function downloadCoupons(
  db: RootDb,
  couponCds: readonly number[],
  { member, now }: Pick<MemberContext, 'member' | 'now'>,
): Promise<CouponState[]> {
  for (const row of await findCoupons(db, couponCds, member.memCd)) {
    for (let left = downloadable(row, member, now); left > 0; left -= 1) if (!(await tryIssue(db, row.couponCd, member.memCd, now))) break;
  }
  const rows = new Map((await findCoupons(db, couponCds, member.memCd)).map((row) => [row.couponCd, row]));
  return couponCds.flatMap((couponCd) => rows.get(couponCd) ?? []).map((row) => stateOf(row, member, now));
}

/** Coupons that come with the sign-up reward; answers how many. */
export async function grantSignUpCoupons(db: Db, memCd: string, now: Date): Promise<number> {
  let issued = 0;
  for (const couponCd of await findSignUpCoupons(db, now)) if (await issueCoupon(db, couponCd, memCd, now)) issued += 1;
  return issued;
}

/** Coupons the member can use now, in the reader's language; with `keptBy` also those that order keeps while it is being paid. */
export async function usableCoupons(db: Db, memCd: string, now: Date, locale: Locale = 'ko', keptBy?: string) {
  const rows = await findUsable(db, memCd, now, keptBy);
  return rows.map(({ name, ...row }) => ({ ...row, name: textIn(name, locale) }));
}
export type UsableCoupon = Awaited<ReturnType<typeof usableCoupons>>[number];

const UNIQUE_VIOLATION = '23505';
/** A second click in the same moment breaks the unique issue number: the whole statement is undone, the count too. */
export async function tryIssue(db: Db, couponCd: number, memCd: string, now: Date, atMost?: number): Promise<boolean> {
  try {
    return await issueCoupon(db, couponCd, memCd, now, atMost);
  } catch (error) {
    if (error instanceof DrizzleQueryError && (error.cause as { code?: string } | undefined)?.code === UNIQUE_VIOLATION) return false;
    throw error;
  }
}
