import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { wishlistFolderTable as folder, wishlistTable } from './shopper.tables';

/** Folders of a member, oldest first, each with how many products it holds: one statement for all. */
export const findFolders = (db: Db, memCd: string) =>
  db
    .select({
      folderCd: folder.folderCd,
      name: folder.name,
      isShared: folder.isShared,
      shareNo: folder.shareNo,
      count: count(wishlistTable.productCd),
    })
    .from(folder)
    .leftJoin(wishlistTable, eq(wishlistTable.folderCd, folder.folderCd))
    .where(eq(folder.memCd, memCd))
    .groupBy(folder.folderCd)
    .orderBy(asc(folder.createdAt), asc(folder.folderCd));
export type FolderRow = Awaited<ReturnType<typeof findFolders>>[number];

export async function countFolders(db: Db, memCd: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(folder).where(eq(folder.memCd, memCd));
  return row?.total ?? 0;
}

/** A folder of this member alone. */
const isOwn = (memCd: string, folderCd: string) => and(eq(folder.folderCd, folderCd), eq(folder.memCd, memCd));

/** The member's own folder, kept from being removed until the transaction ends; null when they have none of this code. */
export async function lockFolder(db: Db, memCd: string, folderCd: string) {
  const [row] = await db.select().from(folder).where(isOwn(memCd, folderCd)).for('share');
  return row ?? null;
}
export const hasFolder = async (db: Db, memCd: string, folderCd: string): Promise<boolean> =>
  (await db.select({ folderCd: folder.folderCd }).from(folder).where(isOwn(memCd, folderCd))).length > 0;

/** False when the member has a folder of this name, in any case. */
export async function insertFolder(db: Db, row: typeof folder.$inferInsert): Promise<boolean> {
  const rows = await db.insert(folder).values(row).onConflictDoNothing().returning({ folderCd: folder.folderCd });
  return rows.length > 0;
}
/** Whether another folder of the member has the name, in any case. */
export const isNameTaken = async (db: Db, memCd: string, folderCd: string, name: string): Promise<boolean> =>
  (
    await db
      .select({ folderCd: folder.folderCd })
      .from(folder)
      .where(and(eq(folder.memCd, memCd), sql`lower(${folder.name}) = lower(${name})`, sql`${folder.folderCd} <> ${folderCd}`))
  ).length > 0;
export const renameFolder = async (db: Db, memCd: string, folderCd: string, name: string): Promise<boolean> =>
  (await db.update(folder).set({ name }).where(isOwn(memCd, folderCd)).returning({ folderCd: folder.folderCd })).length > 0;
export const deleteFolder = (db: Db, memCd: string, folderCd: string) => db.delete(folder).where(isOwn(memCd, folderCd));

/** Opens a folder's link; answers what its signature is made of, or null without such a folder. */
export async function openShare(db: Db, memCd: string, folderCd: string): Promise<number | null> {
  const [row] = await db.update(folder).set({ isShared: true }).where(isOwn(memCd, folderCd)).returning({ shareNo: folder.shareNo });
  return row?.shareNo ?? null;
}
/** Closes a link that is open; the next one has another number. */
export const closeShare = (db: Db, memCd: string, folderCd: string) =>
  db
    .update(folder)
    .set({ isShared: false, shareNo: sql`${folder.shareNo} + 1` })
    .where(and(isOwn(memCd, folderCd), eq(folder.isShared, true)));

/** A folder whose link is open, whoever it belongs to. */
export async function findShared(db: Db, folderCd: string) {
  const [row] = await db
    .select({
      folderCd: folder.folderCd,
      memCd: folder.memCd,
      name: folder.name,
      shareNo: folder.shareNo,
      count: count(wishlistTable.productCd),
    })
    .from(folder)
    .leftJoin(wishlistTable, eq(wishlistTable.folderCd, folder.folderCd))
    .where(and(eq(folder.folderCd, folderCd), eq(folder.isShared, true)))
    .groupBy(folder.folderCd);
  return row ?? null;
}
