import type { Locale } from '@hyangro/contracts/locales';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import type { Db } from '../../platform/db/db';
import { existingMember, hasRealName } from '../member/public';
import { hasPaidOrder } from '../order/public';
import { presentMember } from './member-details.presenter';

/** The member as the browser keeps it (API-07). Throws when there is no such member. */
export async function memberDetailsOf(db: Db, memCd: string, locale: Locale, now: Date): Promise<MemberDetails> {
  const member = await existingMember(db, memCd);
  const [isKnownBuyer, isNamed] = await Promise.all([hasPaidOrder(db, memCd), hasRealName(db, memCd)]);
  return presentMember(member, { newCustomer: !isKnownBuyer, hasRealName: isNamed }, locale, now);
}
