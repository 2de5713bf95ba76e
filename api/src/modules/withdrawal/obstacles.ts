import type { WithdrawalObstacle } from '@hyangro/contracts/member/withdrawal.contract';
import { orderCd as asOrderCd } from '@hyangro/contracts/kit/schemas';
import type { Db } from '../../platform/db/db';
import { findUnfinished } from '../order/public';

/** What has to end before the member can leave (ST-WD-01, ST-WD-02), oldest order first. */
export async function findObstacles(db: Db, memCd: string): Promise<WithdrawalObstacle[]> {
  const orders = await findUnfinished(db, memCd);
  return orders.map(({ orderCd: code, state, openClaim }) => {
    const orderCd = asOrderCd.parse(code);
    if (openClaim) return { kind: 'CLAIM', orderCd, claimCd: openClaim.claimCd, claimType: openClaim.claimType };
    return { kind: state === 'SHIP' ? 'SHIPPED' : 'OPEN_ORDER', orderCd };
  });
}
