import type { RootDb } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import type { OrderPayments } from '../order-payments.port';
import { lockOrder } from '../order.repository';
import { ownOrder } from '../own-order.service';
import { cancelUnpaidOrder } from '../place/reservation.service';
import type { TellDeps } from '../tell/tell-buyer.service';

/**
 * The member gives up an order that was not paid: pieces, coupons and points are free at once. A payment that was only begun gives way;
 * one that is being charged does not (409). A second time changes nothing.
 */
export async function cancelOwnOrder(
  deps: TellDeps & { db: RootDb; payments: OrderPayments },
  call: Pick<MemberContext<'ORDER_NOT_FOUND' | 'ORDER_STATE'>, 'member' | 'now' | 'refuse'>,
  orderCd: string,
): Promise<void> {
  const { db, payments } = deps;
  const { now, refuse } = call;
  const { state } = await ownOrder(db, call, orderCd);
  if (state === 'WAIT') await payments.giveWay(orderCd, now);
  await db.transaction(async (tx) => {
    const order = (await lockOrder(tx, orderCd)) ?? refuse('ORDER_NOT_FOUND');
    if (order.state === 'CANCELLED') return;
    if (order.state !== 'WAIT' || (await payments.isUnderWay(tx, orderCd))) refuse('ORDER_STATE');
    await cancelUnpaidOrder(deps, tx, order, now, 'member');
  });
}
