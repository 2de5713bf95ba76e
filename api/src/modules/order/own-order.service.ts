import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { MemberContext } from '../../platform/http/call';
import type { Db, RootDb, Tx } from '../../platform/db/db';
import { lockOrder, findOwnOrder, type OrderRow } from './order.repository';

type MemberCall<R extends RefusalName> = Pick<MemberContext<R>, 'member' | 'refuse'>;
/** Why an order cannot be changed or paid. */
export type NotWaiting = 'ORDER_NOT_FOUND' | 'ORDER_EXPIRED' | 'ORDER_ALREADY_PAID';

const NEVER_PAID = new Set<string>(['CANCELLED', 'CANCEL_RECV', 'REFUND']);

/** The member's order; one of another member does not exist for them (P-11). */
export async function ownOrder(db: Db, { member, refuse }: MemberCall<'ORDER_NOT_FOUND'>, orderCd: string): Promise<OrderRow> {
  return (await findOwnOrder(db, member.memCd, orderCd)) ?? refuse('ORDER_NOT_FOUND');
}

/** Works on an order in its lock while it still waits for payment; does nothing when it has moved on. */
export const whileWaiting = (db: RootDb, orderCd: string, work: (tx: Tx, order: OrderRow) => Promise<unknown>): Promise<void> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderCd);
    if (order?.state === 'WAIT') await work(tx, order);
  });

/** The member's order, locked and waiting for payment; refuses when it is paid or over (R-ORD-02). */
export async function lockWaitingOrder(tx: Db, { member, refuse }: MemberCall<NotWaiting>, orderCd: string): Promise<OrderRow> {
  const order = await lockOrder(tx, orderCd);
  if (order?.memCd !== member.memCd) return refuse('ORDER_NOT_FOUND');
  if (NEVER_PAID.has(order.state)) refuse('ORDER_EXPIRED');
  if (order.state !== 'WAIT') refuse('ORDER_ALREADY_PAID');
  return order;
}
