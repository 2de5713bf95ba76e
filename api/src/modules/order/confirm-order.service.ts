import type { RootDb, Tx } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import type { Deps } from '../../platform/module';
import { bookPoints } from '../member/public';
import { allowedActions, mayMove } from './order-state.rules';
import { findConfirmable, lockOrder, moveOrder, type OrderRow } from './order.repository';
import { ownOrder } from './own-order.service';
import { tellBuyer, type TellDeps } from './tell-buyer.service';

type ConfirmDeps = TellDeps & { db: RootDb };

/** The member confirms a purchase (R-MY-11): its points are booked. A second time changes nothing; an open claim goes first. */
export async function confirmOwnOrder(
  deps: ConfirmDeps,
  call: Pick<MemberContext<'ORDER_NOT_FOUND' | 'ORDER_STATE' | 'ORDER_CLAIM_OPEN'>, 'member' | 'now' | 'refuse'>,
  orderCd: string,
): Promise<void> {
  const { now, refuse } = call;
  await ownOrder(deps.db, call, orderCd);
  await deps.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, orderCd)) ?? refuse('ORDER_NOT_FOUND');
    if (order.state === 'CONFIRM') return;
    if (!mayMove(order.state, 'CONFIRM')) refuse('ORDER_STATE');
    if (!allowedActions(order, now).includes('CONFIRM')) refuse('ORDER_CLAIM_OPEN');
    await bookConfirmedOrder(deps, tx, order, now);
  });
}

/** Ends a delivered order: points by its ledger key, once, and the buyer is told. The caller holds the order's lock. */
export async function bookConfirmedOrder(deps: TellDeps, tx: Tx, order: OrderRow, now: Date, note?: string): Promise<void> {
  const { orderCd, memCd, earnPoints: points } = order;
  if (!(await moveOrder(tx, orderCd, 'CONFIRM', now, { confirmedAt: now }, note))) return;
  await bookPoints(tx, { memCd, kind: 'ORDER', amount: points, now, refCd: orderCd, key: `order:${orderCd}:earn` });
  await tellBuyer(deps, tx, order, 'CONFIRM', now, { points });
}

/** Per run: the next brings the next. */
const BATCH = 200;

/** Confirms what was delivered seven days ago and has no open claim (ST-ORD-02). One order that fails keeps no other from it. */
export async function confirmDelivered(deps: ConfirmDeps & Pick<Deps, 'log'>, now: Date): Promise<void> {
  for (const orderCd of await findConfirmable(deps.db, now, BATCH))
    await deps.db
      .transaction(async (tx) => {
        const order = await lockOrder(tx, orderCd);
        if (order?.openClaimCd === null) await bookConfirmedOrder(deps, tx, order, now, 'day 7');
      })
      .catch((error: unknown) => deps.log.error({ err: error, orderCd }, 'a delivered order could not be confirmed'));
}
