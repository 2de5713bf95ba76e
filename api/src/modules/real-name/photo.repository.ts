import { and, asc, count, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { realNamePhotoTable as photos } from './real-name.tables';

/** Whose identity card it is: a member's, or that of an order's recipient. */
export type PhotoOwner = { memCd: string; orderCd?: never } | { orderCd: string; memCd?: never };
export const codeOf = ({ memCd, orderCd }: PhotoOwner): string => memCd ?? orderCd;

const isOf = (owner: PhotoOwner) => (owner.memCd ? eq(photos.memCd, owner.memCd) : eq(photos.orderCd, codeOf(owner)));

/** Photos since `after` that no details have named. */
export async function countUnattached(db: Db, owner: PhotoOwner, after: Date): Promise<number> {
  const [row] = await db
    .select({ photos: count() })
    .from(photos)
    .where(and(isOf(owner), isNull(photos.attachedAt), gt(photos.createdAt, after)));
  return row?.photos ?? 0;
}
export const deletePhoto = (db: Db, photoKey: string) => db.delete(photos).where(eq(photos.photoKey, photoKey));
export const insertPhoto = (db: Db, photo: typeof photos.$inferInsert) => db.insert(photos).values(photo);

/** The photo belongs to details from now on. False when it is another's, gone, or belongs to some already. */
export async function attachPhoto(tx: Tx, owner: PhotoOwner, photoKey: string, now: Date): Promise<boolean> {
  const attached = await tx
    .update(photos)
    .set({ attachedAt: now })
    .where(and(eq(photos.photoKey, photoKey), isOf(owner), isNull(photos.attachedAt)))
    .returning({ photoKey: photos.photoKey });
  return attached.length > 0;
}
/** Takes the rows of all photos of an owner but these; answers their keys. */
export const takePhotos = async (tx: Db, owner: PhotoOwner, kept: readonly string[] = []): Promise<string[]> => {
  const rows = await tx
    .delete(photos)
    .where(and(isOf(owner), ...kept.map((photoKey) => ne(photos.photoKey, photoKey))))
    .returning({ photoKey: photos.photoKey });
  return rows.map(({ photoKey }) => photoKey);
};
export const findPhotos = (db: Db, owner: PhotoOwner): Promise<{ photoKey: string }[]> =>
  db.select({ photoKey: photos.photoKey }).from(photos).where(isOf(owner));

/** Photos that nothing has named since `before`; answers the keys of the rows it took. */
export async function takeUnattached(db: Db, before: Date, limit: number): Promise<string[]> {
  const due = db
    .select({ photoKey: photos.photoKey })
    .from(photos)
    .where(and(isNull(photos.attachedAt), lt(photos.createdAt, before)))
    .orderBy(asc(photos.createdAt))
    .limit(limit);
  const rows = await db
    .delete(photos)
    .where(and(inArray(photos.photoKey, due), isNull(photos.attachedAt)))
    .returning({ photoKey: photos.photoKey });
  return rows.map(({ photoKey }) => photoKey);
}
export const findOfOtherKeys = (db: Db, keyId: string, limit: number) =>
  db.select().from(photos).where(ne(photos.keyId, keyId)).limit(limit);
export const setKeyId = (db: Db, photoKey: string, keyId: string) => db.update(photos).set({ keyId }).where(eq(photos.photoKey, photoKey));
