import { TARGET_PARAM } from '@hyangro/contracts/wire-names';
import { pathOf } from '@hyangro/runtime';

/** Where the buyer's real-name details are given, and back to the checkout, which keeps what was typed. */
export const realNamePath = (orderCd: string): string =>
  `${pathOf('MemberInfoRealName')}?${new URLSearchParams({ [TARGET_PARAM]: 'Payment', orderCd }).toString()}`;
