import type { OrderAddress } from '@hyangro/contracts/order/address.schemas';
import type { Member } from '../../platform/session/member';

const CHINA = 'CN';
/** Why an order cannot go to an address. */
export type ShippingRefusal = 'ORDER_CORPORATE_CHINA' | 'ORDER_REAL_NAME_MISSING' | 'ORDER_REAL_NAME_MISMATCH';
type Destination = Pick<OrderAddress, 'countryCd' | 'recipient'>;
type Sender = Pick<Member, 'memberType'>;

/** Whether the recipient is compared with real-name details: Chinese customs want a person they know. */
export const needsRealName = ({ countryCd }: Destination, { memberType }: Sender): boolean =>
  countryCd === CHINA && memberType !== 'CORPORATE';

/**
 * Companies do not ship to China (V-CORP2); a person does when the recipient is who the real-name details name (V-CN2). Case, width and
 * blanks do not count.
 * @param realName name of the details; null when there are none
 */
export function shippingViolation(to: Destination, sender: Sender, realName: string | null): ShippingRefusal | null {
  if (to.countryCd !== CHINA) return null;
  if (sender.memberType === 'CORPORATE') return 'ORDER_CORPORATE_CHINA';
  if (realName === null) return 'ORDER_REAL_NAME_MISSING';
  return plain(realName) === plain(to.recipient) ? null : 'ORDER_REAL_NAME_MISMATCH';
}

const plain = (name: string): string => name.normalize('NFKC').replace(/\s/g, '').toLowerCase();
