import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { activeMembers } from '../../member/public';
import { passkeyTable as passkey } from './passkey.tables';

export type PasskeyRow = typeof passkey.$inferSelect;

/** A passkey by the device's name for it, and whether its member may log in. */
export async function findPasskey(db: Db, credentialId: string): Promise<(PasskeyRow & { isActive: boolean }) | null> {
  const [row] = await db
    .select({ passkey, active: activeMembers.memCd })
    .from(passkey)
    .leftJoin(activeMembers, eq(activeMembers.memCd, passkey.memCd))
    .where(eq(passkey.credentialId, credentialId));
  return row ? { ...row.passkey, isActive: row.active !== null } : null;
}

export const findPasskeysOf = (db: Db, memCd: string): Promise<PasskeyRow[]> =>
  db.select().from(passkey).where(eq(passkey.memCd, memCd)).orderBy(asc(passkey.createdAt), asc(passkey.passkeyCd));
export const countPasskeys = (db: Db, memCd: string): Promise<number> => db.$count(passkey, eq(passkey.memCd, memCd));

/** False when the device's name for it is taken. */
export async function insertPasskey(db: Db, row: typeof passkey.$inferInsert): Promise<boolean> {
  const rows = await db.insert(passkey).values(row).onConflictDoNothing().returning({ passkeyCd: passkey.passkeyCd });
  return rows.length > 0;
}

/** Notes a use. False when the counter has moved meanwhile: of two devices with one key, one is let in. */
export async function saveUse(
  db: Db,
  { passkeyCd, counter }: Pick<PasskeyRow, 'passkeyCd' | 'counter'>,
  use: Pick<PasskeyRow, 'counter' | 'isSynced' | 'usedAt'>,
): Promise<boolean> {
  const rows = await db
    .update(passkey)
    .set(use)
    .where(and(eq(passkey.passkeyCd, passkeyCd), eq(passkey.counter, counter)))
    .returning({ passkeyCd: passkey.passkeyCd });
  return rows.length > 0;
}

const own = (memCd: string, passkeyCd: string) => and(eq(passkey.memCd, memCd), eq(passkey.passkeyCd, passkeyCd));
/** False when the member has no such passkey. */
export async function renamePasskey(db: Db, memCd: string, passkeyCd: string, name: string): Promise<boolean> {
  return ((await db.update(passkey).set({ name }).where(own(memCd, passkeyCd))).rowCount ?? 0) > 0;
}
/** False when the member has no such passkey. */
export async function deletePasskey(db: Db, memCd: string, passkeyCd: string): Promise<boolean> {
  const rows = await db.delete(passkey).where(own(memCd, passkeyCd)).returning({ passkeyCd: passkey.passkeyCd });
  return rows.length > 0;
}
