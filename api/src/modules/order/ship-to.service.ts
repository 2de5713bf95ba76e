import type { OrderAddress } from '@hyangro/contracts/order/address.schemas';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import type { Deps } from '../../platform/module';
import { findRealName } from '../member/public';
import { needsRealName, shippingViolation, type ShippingRefusal } from './ship-to.rules';

/** Refuses an address that this member's order cannot go to (V-CORP2, V-CN2). */
export async function refuseUnshippable(
  db: Db,
  deps: Pick<Deps, 'config'>,
  { member, refuse }: Pick<MemberContext<ShippingRefusal>, 'member' | 'refuse'>,
  address: OrderAddress,
): Promise<void> {
  const realName = needsRealName(address, member) ? await findRealName(db, deps, member.memCd) : null;
  const violation = shippingViolation(address, member, realName?.name ?? null);
  if (violation) refuse(violation);
}
