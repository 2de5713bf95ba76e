import type { Tx } from '../../platform/db/db';
import { daysBefore } from '../../platform/clock/clock';
import type { SeedContext } from '../../platform/seed/seed';
import { closeOrderClaim, findOrderLines, lockOrder, restoreOrder, type SeededOrder } from '../order/public';
import { seedRefund } from '../payment/public';
import { closeClaim } from './claim.repository';
import { giveBack } from './decide-claim.service';
import { writeClaim } from './receive-claim.service';
import type { ClaimsFile } from './claim.seed-schema';

type Entry = ClaimsFile['claims'][number];

/** Claims on demo orders that were just written and paid, by the steps a claim takes; nobody is told of the past, and the shelf is not touched. */
export async function seedClaims(tx: Tx, { claims }: ClaimsFile, orders: readonly SeededOrder[], { now }: SeedContext): Promise<void> {
  const fresh = new Set(orders.map(({ orderCd }) => orderCd));
  for (const entry of claims) if (fresh.has(entry.orderCd)) await seedClaim(tx, entry, now);
}

async function seedClaim(tx: Tx, entry: Entry, now: Date): Promise<void> {
  const { claimCd, orderCd, claimType, reason, lines: pieces } = entry;
  const order = await orderOf(tx, entry);
  const facts = { claimCd, requestHash: '', claimType, reason, pieces, fileKeys: [] };
  const claim = await writeClaim(tx, order, await findOrderLines(tx, [orderCd]), facts, daysBefore(now, entry.createdDaysAgo));
  if (entry.state === 'RECEIVED') return;

  const closedAt = daysBefore(now, entry.closedDaysAgo);
  const claimed = await orderOf(tx, entry);
  if (entry.state === 'REJECTED') {
    await closeClaim(tx, claimCd, { state: 'REJECTED', rejectReason: entry.rejectReason, closedAt });
    await closeOrderClaim(tx, claimed, { claimCd, lines: pieces }, null);
    return restoreOrder(tx, claimed, claim.orderState, closedAt);
  }
  await closeClaim(tx, claimCd, { state: 'REFUNDED', isRestocked: claimType === 'CANCEL', closedAt });
  await giveBack(tx, claim, claimed, false, closedAt);
  await seedRefund(tx, { refundKey: claimCd, orderCd, amount: claim.refundAmount }, closedAt);
}

async function orderOf(tx: Tx, { claimCd, orderCd }: Entry) {
  const order = await lockOrder(tx, orderCd);
  if (!order) throw new Error(`The demo claim ${claimCd} names an order that doesn't exist: ${orderCd}`);
  return order;
}
