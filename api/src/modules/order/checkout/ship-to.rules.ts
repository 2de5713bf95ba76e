import type { OrderAddress } from '@hyangro/contracts/order/address.schemas';
import { plainName } from '@hyangro/contracts/member/real-name.rules';
import { CHINA } from '@hyangro/contracts/order/countries';
import type { Member } from '../../../platform/session/member';

/** Why an order cannot go to an address. */
export type ShippingRefusal = 'ORDER_CORPORATE_CHINA' | 'ORDER_REAL_NAME_MISSING' | 'ORDER_REAL_NAME_MISMATCH';
/** `isForAnother`: the recipient is not the member, and gives their own details once the order is paid. */
type Destination = Pick<OrderAddress, 'countryCd' | 'recipient'> & { isForAnother?: boolean };
type Sender = Pick<Member, 'memberType'>;

/** Whether the recipient is compared with the member's real-name details: Chinese customs want a person they know. */
export const needsRealName = ({ countryCd, isForAnother }: Destination, { memberType }: Sender): boolean =>
  countryCd === CHINA && memberType !== 'CORPORATE' && !isForAnother;

/**
 * Companies do not ship to China (V-CORP2); a person does to somebody else, or when the recipient is who the real-name details name (V-CN2). Case,
 * width and blanks do not count.
 * @param realName name of the details; null when there are none
 */
export function shippingViolation(to: Destination, sender: Sender, realName: string | null): ShippingRefusal | null {
  if (to.countryCd !== CHINA) return null;
  if (sender.memberType === 'CORPORATE') return 'ORDER_CORPORATE_CHINA';
  if (to.isForAnother) return null;
  if (realName === null) return 'ORDER_REAL_NAME_MISSING';
  return plainName(realName) === plainName(to.recipient) ? null : 'ORDER_REAL_NAME_MISMATCH';
}
