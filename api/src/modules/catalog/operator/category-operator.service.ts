import { and, asc, count, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { RootDb, Tx } from '../../../platform/db/db';
import type { Text } from '../../../platform/locale/text';
import { categoryTable, productCategoryTable, productTable } from '../catalog.tables';

/** Categories with the number of goods on sale in them, those below included. */
export const listCategories = (db: RootDb) =>
  db
    .select({
      cateCd: categoryTable.cateCd,
      parentCateCd: categoryTable.parentCateCd,
      name: categoryTable.name,
      sort: categoryTable.sort,
      productCount: count(productTable.productCd),
    })
    .from(categoryTable)
    .leftJoin(productCategoryTable, eq(productCategoryTable.cateCd, categoryTable.cateCd))
    .leftJoin(productTable, and(eq(productTable.productCd, productCategoryTable.productCd), eq(productTable.isOnSale, true)))
    .groupBy(categoryTable.cateCd)
    .orderBy(asc(categoryTable.cateCd));

/** A new category, the last one below `parentCateCd`, or of those on top. */
export async function addCategory(db: RootDb, category: { cateCd: string; name: Text; parentCateCd: string | null }) {
  await db.transaction(async (tx) => {
    await lockTree(tx);
    const [known] = await tx.select().from(categoryTable).where(eq(categoryTable.cateCd, category.cateCd));
    if (known) throw new Error(`There is a category “${category.cateCd}” already.`);
    if (category.parentCateCd !== null) await requireParent(tx, category.parentCateCd);
    await tx.insert(categoryTable).values({ ...category, sort: await nextSort(tx, category.parentCateCd) });
  });
}

/** Names a category anew in the languages that are given; answers all its names. */
export async function renameCategory(db: RootDb, cateCd: string, changes: Partial<Text>): Promise<Text> {
  return db.transaction(async (tx) => {
    const name = { ...(await requireCategory(tx, cateCd)).name, ...changes };
    await tx.update(categoryTable).set({ name }).where(eq(categoryTable.cateCd, cateCd));
    return name;
  });
}

/** Moves a category with its goods below another one, or to the top (null); answers how many goods moved with it. */
export async function moveCategory(db: RootDb, cateCd: string, parentCateCd: string | null): Promise<number> {
  return db.transaction(async (tx) => {
    await lockTree(tx);
    const { parentCateCd: from } = await requireCategory(tx, cateCd);
    if (from === parentCateCd) throw new Error(`“${cateCd}” is there already.`);
    if (parentCateCd !== null) {
      const target = await requireCategory(tx, parentCateCd);
      if (parentCateCd === cateCd || target.parentCateCd === cateCd)
        throw new Error(`“${parentCateCd}” is “${cateCd}” or below it: that would be a circle.`);
      const [child] = await tx.select().from(categoryTable).where(eq(categoryTable.parentCateCd, cateCd)).limit(1);
      if (child) throw new Error(`“${cateCd}” has categories below it; the shop's tree has two levels.`);
      await requireParent(tx, parentCateCd);
    }
    await tx
      .update(categoryTable)
      .set({ parentCateCd, sort: await nextSort(tx, parentCateCd) })
      .where(eq(categoryTable.cateCd, cateCd));
    return listAnew(tx, cateCd, from, parentCateCd);
  });
}

/** Goods of a moved category leave the lists of its old parent, unless another category below it holds them, and come into those of the new. */
async function listAnew(tx: Tx, cateCd: string, from: string | null, to: string | null): Promise<number> {
  const moved = (
    await tx.select({ productCd: productCategoryTable.productCd }).from(productCategoryTable).where(eq(productCategoryTable.cateCd, cateCd))
  ).map(({ productCd }) => productCd);
  if (moved.length === 0) return 0;
  if (from !== null) {
    const staying = sql`exists(select from product_category as other join category on category.cate_cd = other.cate_cd
      where other.product_cd = ${productCategoryTable.productCd} and category.parent_cate_cd = ${from})`;
    await tx
      .delete(productCategoryTable)
      .where(and(eq(productCategoryTable.cateCd, from), inArray(productCategoryTable.productCd, moved), sql`not ${staying}`));
  }
  if (to !== null)
    await tx
      .insert(productCategoryTable)
      .values(moved.map((productCd) => ({ cateCd: to, productCd })))
      .onConflictDoNothing();
  return moved.length;
}

/** Two moves at once could close a circle that neither sees. */
const lockTree = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('category-tree'))`);

async function requireCategory(tx: Tx, cateCd: string) {
  const [row] = await tx.select().from(categoryTable).where(eq(categoryTable.cateCd, cateCd)).for('update');
  if (!row) throw new Error(`The shop has no category “${cateCd}”.`);
  return row;
}

/** A category that may have others below it: on top, without goods of its own. */
async function requireParent(tx: Tx, cateCd: string): Promise<void> {
  const { parentCateCd } = await requireCategory(tx, cateCd);
  if (parentCateCd !== null) throw new Error(`“${cateCd}” is below “${parentCateCd}”; the shop's tree has two levels.`);
  const [own] = await tx.select({ productCd: productTable.productCd }).from(productTable).where(eq(productTable.cateCd, cateCd)).limit(1);
  if (own) throw new Error(`“${cateCd}” holds goods of its own (${own.productCd} …): give them another category first.`);
}

async function nextSort(tx: Tx, parentCateCd: string | null): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(${max(categoryTable.sort)}, 0)` })
    .from(categoryTable)
    .where(parentCateCd === null ? isNull(categoryTable.parentCateCd) : eq(categoryTable.parentCateCd, parentCateCd));
  return (row?.last ?? 0) + 1;
}
