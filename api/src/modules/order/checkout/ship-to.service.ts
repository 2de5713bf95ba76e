import type { OrderAddress } from '@hyangro/contracts/order/address.schemas';
import type { Db } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import type { Deps } from '../../../platform/module';
import { findRealName } from '../../member/public';
import { needsRealName, shippingViolation, type ShippingRefusal } from './ship-to.rules';

/** Refuses an address that this member's order cannot go to (V-CORP2, V-CN2). */
export async function refuseUnshippable(
  db: Db,
  deps: Pick<Deps, 'config'>,
  { member, refuse }: Pick<MemberContext<ShippingRefusal>, 'member' | 'refuse'>,
  address: OrderAddress & { isForAnother: boolean },
): Promise<void> {
  const violation = await findViolation(db, deps, member, address);
  if (violation) refuse(violation);
}

/**
 * The address that an order begins with: none when its country is closed to the member, who then chooses another before anything else.
 * Where real-name details are missing or name somebody else it stays: both can be mended at the checkout.
 */
export const openDestination = (member: MemberContext['member'], address: OrderAddress | null): OrderAddress | null =>
  address && shippingViolation(address, member, null) === 'ORDER_CORPORATE_CHINA' ? null : address;

async function findViolation(
  db: Db,
  deps: Pick<Deps, 'config'>,
  member: MemberContext['member'],
  address: OrderAddress & { isForAnother: boolean },
) {
  const realName = needsRealName(address, member) ? await findRealName(db, deps, member.memCd) : null;
  return shippingViolation(address, member, realName?.name ?? null);
}
