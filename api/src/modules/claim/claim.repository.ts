import { and, asc, count, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { CarrierCd } from '@hyangro/contracts/order/carriers';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db, Tx } from '../../platform/db/db';
import { claimLineTable as lines, claimPhotoTable as photos, claimTable as claims } from './claim.tables';

export type ClaimRow = typeof claims.$inferSelect;
export type ClaimLineRow = typeof lines.$inferSelect;

/** Writes a claim with its lines and photos. */
export async function insertClaim(
  tx: Tx,
  claim: typeof claims.$inferInsert,
  pieces: readonly { lineNo: number; quantity: number }[],
  fileKeys: readonly string[],
): Promise<ClaimRow> {
  const { claimCd, orderCd } = claim;
  const [row] = await tx.insert(claims).values(claim).returning();
  if (!row) throw new Error(`No claim was written for ${orderCd}`);
  await tx.insert(lines).values(pieces.map((piece) => ({ ...piece, claimCd, orderCd })));
  if (fileKeys.length > 0) await tx.insert(photos).values(fileKeys.map((fileKey, seq) => ({ claimCd, seq, fileKey })));
  return row;
}

/** A member's own claim, else null: another's does not exist for them (P-11). */
export async function findOwnClaim(db: Db, memCd: string, claimCd: string): Promise<ClaimRow | null> {
  const [row] = await db
    .select()
    .from(claims)
    .where(and(eq(claims.claimCd, claimCd), eq(claims.memCd, memCd)));
  return row ?? null;
}
export async function findClaim(db: Db, claimCd: string): Promise<ClaimRow | null> {
  const [row] = await db.select().from(claims).where(eq(claims.claimCd, claimCd));
  return row ?? null;
}

export const findClaimLines = (db: Db, claimCds: readonly string[]): Promise<ClaimLineRow[]> =>
  db
    .select()
    .from(lines)
    .where(inArray(lines.claimCd, [...claimCds]))
    .orderBy(asc(lines.claimCd), asc(lines.lineNo));

export const findPhotos = async (db: Db, claimCd: string): Promise<string[]> =>
  (await db.select({ fileKey: photos.fileKey }).from(photos).where(eq(photos.claimCd, claimCd)).orderBy(asc(photos.seq))).map(
    ({ fileKey }) => fileKey,
  );

/** Claims of a member, newest first. */
export async function findClaims(db: Db, memCd: string, { cursor, limit }: { cursor?: string; limit: number }) {
  const ofMember = eq(claims.memCd, memCd);
  const place = decodeCursor(cursor, 2, ([at, claimCd]) =>
    isCursorInstant(at) && typeof claimCd === 'string' ? { at: new Date(at), claimCd } : null,
  );
  const isBehind = place && or(lt(claims.createdAt, place.at), and(eq(claims.createdAt, place.at), lt(claims.claimCd, place.claimCd)));
  const rows = await db
    .select()
    .from(claims)
    .where(and(ofMember, isBehind))
    .orderBy(desc(claims.createdAt), desc(claims.claimCd))
    .limit(limit + 1);
  const [total] = await db.select({ claims: count() }).from(claims).where(ofMember);
  return { ...pageOf(rows, limit, (last) => [last.createdAt.toISOString(), last.claimCd]), totalCount: total?.claims ?? 0 };
}

/** Claims that wait for an operator, oldest first; with `isAll` the newest of all. */
export const findClaimsToDecide = (db: Db, { isAll, limit }: { isAll: boolean; limit: number }): Promise<ClaimRow[]> =>
  db
    .select()
    .from(claims)
    .where(isAll ? undefined : isNull(claims.closedAt))
    .orderBy(isAll ? desc(claims.createdAt) : asc(claims.createdAt))
    .limit(limit);

/** Ends an open claim; false when it has ended before. */
export async function closeClaim(
  tx: Tx,
  claimCd: string,
  end: { state: 'REFUNDED'; isRestocked: boolean; closedAt: Date } | { state: 'REJECTED'; rejectReason: string; closedAt: Date },
): Promise<boolean> {
  const closed = await tx
    .update(claims)
    .set(end)
    .where(and(eq(claims.claimCd, claimCd), eq(claims.state, 'RECEIVED')))
    .returning({ claimCd: claims.claimCd });
  return closed.length > 0;
}

export const updateParcel = (db: Db, claimCd: string, parcel: { logisticsCompany: CarrierCd; invoiceNo: string }) =>
  db
    .update(claims)
    .set(parcel)
    .where(and(eq(claims.claimCd, claimCd), eq(claims.state, 'RECEIVED')));
