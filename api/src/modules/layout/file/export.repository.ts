import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { kstSqlDatetime } from '../../../platform/clock/clock';
import { findCouponPlaces, findDisplays } from '../layout.repository';
import { layoutsFile, type LayoutsFile, type VirtualCategoryEntry } from '../layout.seed-schema';
import { displayItemTable, layoutTable, virtualCategoryProductTable, virtualCategoryTable } from '../layout.tables';
import { categoriesOf } from './named-codes';

/** The layouts as they are live, each in the order of its `seq`, with the virtual categories they show. Unknown codes are left out. */
export async function readLayouts(db: Db, layoutCds: readonly string[]): Promise<LayoutsFile> {
  const layouts: unknown[] = [];
  for (const layoutCd of layoutCds) {
    const [row] = await db.select().from(layoutTable).where(eq(layoutTable.layoutCd, layoutCd));
    if (!row) continue;
    const { name, kind } = row;
    const items = await db
      .select()
      .from(displayItemTable)
      .where(eq(displayItemTable.layoutCd, layoutCd))
      .orderBy(asc(displayItemTable.displaySeq), asc(displayItemTable.seq));
    layouts.push({
      layoutCd,
      name,
      kind,
      displays: (await findDisplays(db, layoutCd)).map(({ layoutCd: _cd, ...display }) => display),
      displayItems: items.map(({ layoutCd: _cd, productCds, ...item }) => ({ ...item, products: productCds })),
      couponDisplayItems: (await findCouponPlaces(db, layoutCd)).map(({ layoutCd: _cd, ...item }) => item),
    });
  }
  const file = layoutsFile.parse({ layouts });
  const shown = [...new Set(file.layouts.flatMap((layout) => [...categoriesOf(layout)]))].sort();
  return { ...file, virtualCategories: await readCategories(db, shown) };
}

/** Virtual categories with their goods in order; null: all. */
export async function readCategories(db: Db, codes: readonly string[] | null): Promise<VirtualCategoryEntry[]> {
  const rows = await db
    .select()
    .from(virtualCategoryTable)
    .where(codes ? inArray(virtualCategoryTable.virtualCategoryCd, [...codes]) : undefined)
    .orderBy(asc(virtualCategoryTable.virtualCategoryCd));
  const goods = await db
    .select()
    .from(virtualCategoryProductTable)
    .where(codes ? inArray(virtualCategoryProductTable.virtualCategoryCd, [...codes]) : undefined)
    .orderBy(asc(virtualCategoryProductTable.seq));
  const entries = rows.map(({ endsAt, isRolling, ...row }) => ({
    ...row,
    virtualCategoryEndTime: endsAt && kstSqlDatetime(endsAt),
    rolling: isRolling,
    productCds: goods.filter(({ virtualCategoryCd }) => virtualCategoryCd === row.virtualCategoryCd).map(({ productCd }) => productCd),
  }));
  return layoutsFile.parse({ layouts: [], virtualCategories: entries }).virtualCategories;
}
