import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import type { Db } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import { findOrderByKey } from '../order.repository';

/** The order placed under this key; refuses a key that stands for another request. */
export async function findPlacedOrder(
  db: Db,
  { member, refuse }: Pick<MemberContext<'IDEMPOTENCY_KEY_REUSED'>, 'member' | 'refuse'>,
  { idempotencyKey, requestHash }: { idempotencyKey: string; requestHash: string },
): Promise<{ orderCd: OrderCd } | null> {
  const placed = await findOrderByKey(db, member.memCd, idempotencyKey);
  if (placed && placed.requestHash !== requestHash) refuse('IDEMPOTENCY_KEY_REUSED');
  return placed && { orderCd: placed.orderCd as OrderCd };
}
