import { and, desc, eq, ne } from 'drizzle-orm';
import { cipherOf, type Cipher } from '../../platform/cipher/cipher';
import { newCode } from '../../platform/code';
import type { Db } from '../../platform/db/db';
import type { Deps } from '../../platform/module';
import { realNameTable as realNames } from './member.tables';

/** Name and identity number as on the document (E-22). */
export interface RealName {
  name: string;
  idNumber: string;
}
/** Keys of the photos of both sides. */
export interface RealNamePhotos {
  frontPhotoKey: string;
  backPhotoKey: string;
}
export interface SavedRealName extends RealName {
  realNameCd: string;
  savedAt: Date;
  verifiedAt: Date | null;
  /** Of the photos; null for details without them. */
  photoKeys: Record<'front' | 'back', string | null>;
}
type Keyed = Pick<Deps, 'config'>;
interface IdentityCiphers {
  nameCipher: string;
  idNumberCipher: string;
}

/** Name and number as they lie in the database, readable for their owner (a member, or an order) alone. */
export const encryptIdentity = ({ encrypt, keyId }: Cipher, { name, idNumber }: RealName, owner: string) => ({
  nameCipher: encrypt(name, owner),
  idNumberCipher: encrypt(idNumber, owner),
  keyId,
});
export const decryptIdentity = ({ decrypt }: Cipher, { nameCipher, idNumberCipher }: IdentityCiphers, owner: string): RealName => ({
  name: decrypt(nameCipher, owner),
  idNumber: decrypt(idNumberCipher, owner),
});
/** The same by the newest key. */
export const encryptIdentityAnew = (cipher: Cipher, row: IdentityCiphers, owner: string) =>
  encryptIdentity(cipher, decryptIdentity(cipher, row, owner), owner);

/** Keeps a member's real-name details, encrypted, in place of those before. Answers their code. */
export async function saveRealName(
  db: Db,
  { config }: Keyed,
  memCd: string,
  { name, idNumber, ...photos }: RealName & Partial<RealNamePhotos>,
  now: Date,
): Promise<string> {
  const realNameCd = newCode('RN');
  const ciphers = encryptIdentity(cipherOf(config), { name, idNumber }, memCd);
  await db.insert(realNames).values({ realNameCd, memCd, ...ciphers, ...photos, createdAt: now });
  await db.delete(realNames).where(and(eq(realNames.memCd, memCd), ne(realNames.realNameCd, realNameCd)));
  return realNameCd;
}

/** Whether the member has saved real-name details. Nothing is decrypted. */
export async function hasRealName(db: Db, memCd: string): Promise<boolean> {
  const rows = await db.select({ memCd: realNames.memCd }).from(realNames).where(eq(realNames.memCd, memCd)).limit(1);
  return rows.length > 0;
}

/** The member's real-name details, or null. */
export async function findRealName(db: Db, { config }: Keyed, memCd: string): Promise<SavedRealName | null> {
  const [row] = await db.select().from(realNames).where(eq(realNames.memCd, memCd)).orderBy(desc(realNames.createdAt)).limit(1);
  if (!row) return null;
  const { realNameCd, createdAt: savedAt, verifiedAt } = row;
  const photoKeys = { front: row.frontPhotoKey, back: row.backPhotoKey };
  return { realNameCd, savedAt, verifiedAt, photoKeys, ...decryptIdentity(cipherOf(config), row, memCd) };
}

export const deleteRealName = (db: Db, memCd: string) => db.delete(realNames).where(eq(realNames.memCd, memCd));

/** Notes that the identity provider confirmed these details; false when others were saved meanwhile. */
export async function verifyRealName(db: Db, realNameCd: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(realNames)
    .set({ verifiedAt: at })
    .where(eq(realNames.realNameCd, realNameCd))
    .returning({ realNameCd: realNames.realNameCd });
  return rows.length > 0;
}

/** Encrypts details of members anew whose key is not the newest; answers how many, at most `limit`. */
export async function reencryptRealNames(db: Db, { config }: Keyed, limit: number): Promise<number> {
  const cipher = cipherOf(config);
  const rows = await db.select().from(realNames).where(ne(realNames.keyId, cipher.keyId)).limit(limit).for('update');
  for (const row of rows)
    await db
      .update(realNames)
      .set(encryptIdentityAnew(cipher, row, row.memCd))
      .where(eq(realNames.realNameCd, row.realNameCd));
  return rows.length;
}
