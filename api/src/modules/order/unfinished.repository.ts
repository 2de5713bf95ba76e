import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Order, OrderState } from '@hyangro/contracts/order/order.schemas';
import type { Db } from '../../platform/db/db';
import { orderTable } from './order.tables';

export interface UnfinishedOrder {
  orderCd: string;
  state: OrderState;
  /** The claim that is being decided. */
  openClaim: Order['claims'][number] | null;
}

/** Orders of a member in which money or goods are under way, oldest first: being paid, being prepared, shipped, or with an open claim. */
export async function findUnfinished(db: Db, memCd: string): Promise<UnfinishedOrder[]> {
  const rows = await db
    .select({ orderCd: orderTable.orderCd, state: orderTable.state, openClaimCd: orderTable.openClaimCd, claims: orderTable.claims })
    .from(orderTable)
    .where(
      and(
        eq(orderTable.memCd, memCd),
        or(
          eq(orderTable.state, 'PREP'),
          eq(orderTable.state, 'SHIP'),
          and(eq(orderTable.state, 'WAIT'), eq(orderTable.areRewardsHeld, true)),
          isNotNull(orderTable.openClaimCd),
        ),
      ),
    )
    .orderBy(orderTable.orderedAt, orderTable.orderCd);
  return rows.map(({ openClaimCd, claims, ...order }) => ({
    ...order,
    openClaim: claims.find(({ claimCd }) => claimCd === openClaimCd) ?? null,
  }));
}
