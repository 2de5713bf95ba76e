import { pointsOfLines } from '@hyangro/rules/refund';
import type { RootDb, Tx } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import type { Deps } from '../../../platform/module';
import { bookPoints } from '../../member/public';
import { allowedActions, mayMove } from '../order-state.rules';
import {
  confirmLines,
  findConfirmable,
  findOrderLines,
  lockOrder,
  moveOrder,
  updateOrder,
  type OrderLineRow,
  type OrderRow,
} from '../order.repository';
import { ownOrder } from '../own-order.service';
import { rateOf } from '../show/order.presenter';
import { tellBuyer, type TellDeps } from '../tell/tell-buyer.service';

type ConfirmDeps = TellDeps & { db: RootDb };
type ConfirmCall = Pick<MemberContext<'ORDER_NOT_FOUND' | 'ORDER_STATE' | 'ORDER_CLAIM_OPEN'>, 'member' | 'now' | 'refuse'>;

/**
 * The member confirms a purchase, or some of its lines (R-MY-11): their points are booked. A second time changes nothing; an open claim goes
 * first. A line of which nothing stays cannot be confirmed.
 */
export async function confirmOwnOrder(deps: ConfirmDeps, call: ConfirmCall, orderCd: string, lineNos?: readonly number[]): Promise<void> {
  const { now, refuse } = call;
  await ownOrder(deps.db, call, orderCd);
  await deps.db.transaction(async (tx) => {
    const order = (await lockOrder(tx, orderCd)) ?? refuse('ORDER_NOT_FOUND');
    const lines = (await findOrderLines(tx, [orderCd])).filter(hasPieces);
    if (lineNos?.some((lineNo) => !lines.some((line) => line.lineNo === lineNo))) refuse('ORDER_STATE');
    if (order.state === 'CONFIRM') return;
    if (!mayMove(order.state, 'CONFIRM')) refuse('ORDER_STATE');
    if (!allowedActions(order, now).includes('CONFIRM')) refuse('ORDER_CLAIM_OPEN');
    const isLast = !lineNos || lines.every(({ lineNo, confirmedAt }) => confirmedAt || lineNos.includes(lineNo));
    await (isLast ? bookConfirmedOrder(deps, tx, order, now) : bookConfirmedLines(tx, order, lineNos, now));
  });
}

const hasPieces = ({ quantity, claimedQuantity }: OrderLineRow): boolean => claimedQuantity < quantity;

/** Ends a delivered order: points that its lines have not given yet, once by its ledger key, and the buyer is told. The caller holds the order's lock. */
export async function bookConfirmedOrder(deps: TellDeps, tx: Tx, order: OrderRow, now: Date, note?: string): Promise<void> {
  const { orderCd, memCd, earnPoints, earnedPoints } = order;
  if (!(await moveOrder(tx, orderCd, 'CONFIRM', now, { confirmedAt: now, earnedPoints: earnPoints }, note))) return;
  await confirmLines(tx, orderCd, now);
  const amount = earnPoints - earnedPoints;
  await bookPoints(tx, { memCd, kind: 'ORDER', amount, now, refCd: orderCd, key: `order:${orderCd}:earn` });
  await tellBuyer(deps, tx, order, 'CONFIRM', now, { points: amount });
}

/** Confirms lines of an order that goes on, and books what they earn for good. The caller holds the order's lock. */
async function bookConfirmedLines(tx: Tx, order: OrderRow, lineNos: readonly number[], now: Date): Promise<void> {
  const { orderCd, memCd, earnedPoints } = order;
  const [first] = await confirmLines(tx, orderCd, now, lineNos);
  if (first === undefined) return;
  const lines = await findOrderLines(tx, [orderCd]);
  const confirmed = lines.filter(({ confirmedAt }) => confirmedAt).map(({ lineNo }) => lineNo);
  const earned = pointsOfLines({ ...order, lines, exchangeRate: rateOf(order) }, confirmed);
  await updateOrder(tx, orderCd, { earnedPoints: earned });
  // A line is confirmed once, so the first of them names this booking.
  const key = `order:${orderCd}:earn:${first}`;
  await bookPoints(tx, { memCd, kind: 'ORDER', amount: earned - earnedPoints, now, refCd: orderCd, key });
}

/** Ends an order whose last line that was not confirmed has gone back (R-MY-11). The caller holds the order's lock. */
export async function confirmWhatStays(deps: TellDeps, tx: Tx, orderCd: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderCd);
  const staying = (await findOrderLines(tx, [orderCd])).filter(hasPieces);
  if (order?.state === 'DELIV' && staying.every(({ confirmedAt }) => confirmedAt)) await bookConfirmedOrder(deps, tx, order, now);
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
