import { desc, eq } from 'drizzle-orm';
import { cipherOf } from '../../platform/cipher/cipher';
import { newCode } from '../../platform/code';
import type { Db } from '../../platform/db/db';
import type { Deps } from '../../platform/module';
import { realNameTable } from './member.tables';

/** Name and identity number as on the document (E-22). */
export interface RealName {
  name: string;
  idNumber: string;
}
type Keyed = Pick<Deps, 'config'>;

/** Keeps a member's real-name details, encrypted; the newest ones count. */
export async function saveRealName(db: Db, { config }: Keyed, memCd: string, { name, idNumber }: RealName, now: Date): Promise<void> {
  const { encrypt } = cipherOf(config);
  await db.insert(realNameTable).values({
    realNameCd: newCode('RN'),
    memCd,
    nameCipher: encrypt(name, memCd),
    idNumberCipher: encrypt(idNumber, memCd),
    createdAt: now,
  });
}

/** The member's real-name details, or null. */
export async function findRealName(db: Db, { config }: Keyed, memCd: string): Promise<RealName | null> {
  const [row] = await db
    .select({ name: realNameTable.nameCipher, idNumber: realNameTable.idNumberCipher })
    .from(realNameTable)
    .where(eq(realNameTable.memCd, memCd))
    .orderBy(desc(realNameTable.createdAt))
    .limit(1);
  if (!row) return null;
  const { decrypt } = cipherOf(config);
  return { name: decrypt(row.name, memCd), idNumber: decrypt(row.idNumber, memCd) };
}
