import type { OrderAmounts } from '@hyangro/contracts/order/order.schemas';
import type { Tx } from '../../platform/db/db';
import type { Grade } from '@hyangro/contracts/session/session.contract';
import { amountsOf } from '@hyangro/rules/amounts';
import { earnRatePercent } from '@hyangro/rules/grades';
import { storedAmounts } from './stored-amounts.rules';
import { updateOrder, type OrderLineRow, type OrderRow } from './order.repository';

/** Current amounts of an order, at its frozen rate. */
export const amountsOfOrder = (
  order: Pick<OrderRow, 'points' | 'rateMain' | 'rateSub'>,
  lines: readonly OrderLineRow[],
  grade: Grade,
): OrderAmounts =>
  amountsOf({
    lines,
    points: order.points,
    earnPercent: earnRatePercent(grade),
    exchangeRate: { main: order.rateMain, sub: order.rateSub },
  });

/** Computes an order anew after a change of its lines, coupons or points. Points above the limit are cut to it. */
export async function recalculate(tx: Tx, order: OrderRow, lines: readonly OrderLineRow[], grade: Grade): Promise<void> {
  const amounts = storedAmounts(amountsOfOrder(order, lines, grade));
  await updateOrder(tx, order.orderCd, { ...amounts, earnPercent: earnRatePercent(grade) });
}
