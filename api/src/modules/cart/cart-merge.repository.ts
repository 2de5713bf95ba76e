import { and, eq, lt } from 'drizzle-orm';
import type { MergedCart } from '@hyangro/contracts/order/cart.contract';
import type { Db, Tx } from '../../platform/db/db';
import { cartMergeTable as merges } from './cart.tables';

interface MergeKey {
  memCd: string;
  idempotencyKey: string;
}
const isMerge = ({ memCd, idempotencyKey }: MergeKey) => and(eq(merges.memCd, memCd), eq(merges.idempotencyKey, idempotencyKey));

/** Begins a merge; null when the member's key is new, else the one that was done under it. Waits for one that runs. */
export async function beginMerge(tx: Tx, key: MergeKey, requestHash: string, now: Date) {
  const begun = await tx
    .insert(merges)
    .values({ ...key, requestHash, mergedAt: now })
    .onConflictDoNothing()
    .returning({ memCd: merges.memCd });
  if (begun.length > 0) return null;
  const [done] = await tx.select({ requestHash: merges.requestHash, answer: merges.answer }).from(merges).where(isMerge(key));
  return done ?? null;
}
export const endMerge = (tx: Tx, key: MergeKey, answer: MergedCart) => tx.update(merges).set({ answer }).where(isMerge(key));
export const deleteOldMerges = (db: Db, before: Date) => db.delete(merges).where(lt(merges.mergedAt, before));
