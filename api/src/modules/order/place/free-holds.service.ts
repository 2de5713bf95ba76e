import type { RootDb } from '../../../platform/db/db';
import type { OrderPayments } from '../order-payments.port';
import { whileWaiting } from '../own-order.service';
import { releaseStock } from './reservation.service';

/**
 * The member's other unpaid orders give their pieces back, so that going back and ordering again is not refused by one's own hold.
 * A second press may find the order of the first already placed: that one keeps its pieces.
 */
export async function freeHolds(db: RootDb, payments: OrderPayments, orderCds: readonly string[]): Promise<void> {
  for (const orderCd of orderCds)
    await whileWaiting(db, orderCd, async (tx, order) => {
      if (!(await payments.isUnderWay(tx, orderCd))) await releaseStock(tx, order);
    });
}
