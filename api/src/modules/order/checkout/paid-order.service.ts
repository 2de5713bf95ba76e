import type { PayMethod } from '@hyangro/contracts/order/order.schemas';
import type { Tx } from '../../../platform/db/db';
import type { Deps } from '../../../platform/module';
import { bookPoints } from '../../member/public';
import { takeFromCart } from '../../cart/public';
import { releaseBought } from '../../restock/public';
import { moveOrder, findOrderLines, type OrderRow } from '../order.repository';
import { tellBuyer, type TellDeps } from '../tell/tell-buyer.service';

/**
 * Books an order as paid: state, points, cart, restock requests and news. `amount` is what was charged, in won. The caller holds the order's
 * lock and has made sure that its pieces are held.
 */
export async function bookPaidOrder(
  { log, ...deps }: TellDeps & Pick<Deps, 'log'>,
  tx: Tx,
  order: OrderRow,
  { payMethod, amount }: { payMethod: PayMethod; amount: number },
  now: Date,
): Promise<void> {
  const { orderCd, memCd, points } = order;
  await moveOrder(tx, orderCd, 'PREP', now, {
    paidAt: now,
    payMethod,
    reservedUntil: null,
    areRewardsHeld: false,
  });
  // Held points can only run out by expiring while the shopper pays: the order is valid all the same.
  const isBooked = await bookPoints(tx, {
    memCd,
    kind: 'USE',
    amount: -points,
    now,
    refCd: orderCd,
    key: `order:${orderCd}:use`,
  });
  if (!isBooked) log.error({ orderCd, points }, 'points of a paid order had run out');
  const lines = await findOrderLines(tx, [orderCd]);
  await takeFromCart(
    tx,
    memCd,
    lines.flatMap(({ cartItemCd, quantity }) => (cartItemCd ? [{ cartItemCd, quantity }] : [])),
  );
  await releaseBought(
    tx,
    memCd,
    lines.map(({ productCd }) => productCd),
    now,
  );
  await tellBuyer(deps, tx, order, 'PREP', now, { amount });
}
