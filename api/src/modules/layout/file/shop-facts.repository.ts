import { isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { findKnownCodes } from '../../catalog/public';
import { findCoupons } from '../../coupon/public';
import { displayItemTable, layoutTable } from '../layout.tables';
import type { LayoutsFile, VirtualCategoryEntry } from '../layout.seed-schema';
import { readCategories } from './export.repository';
import { namedCodes } from './named-codes';

/** What of the things that a file names the shop has. */
export interface ShopFacts {
  products: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  brands: ReadonlySet<string>;
  coupons: ReadonlySet<number>;
  /** Every layout, with the layouts that its tabs show. */
  tabs: ReadonlyMap<string, readonly string[]>;
  virtualCategories: ReadonlyMap<string, { entry: VirtualCategoryEntry; layoutCds: readonly string[] }>;
}

export async function readFacts(db: Db, file: LayoutsFile): Promise<ShopFacts> {
  const named = namedCodes(file);
  const known = await findKnownCodes(db, named);
  const coupons = await findCoupons(db, named.couponCds, null);
  const layouts = await db.select({ layoutCd: layoutTable.layoutCd }).from(layoutTable);
  const tabs = await db
    .selectDistinct({ layoutCd: displayItemTable.layoutCd, tabLayoutCd: displayItemTable.tabLayoutCd })
    .from(displayItemTable)
    .where(isNotNull(displayItemTable.tabLayoutCd));
  const uses = await db
    .selectDistinct({ layoutCd: displayItemTable.layoutCd, virtualCategoryCd: displayItemTable.virtualCategoryCd })
    .from(displayItemTable)
    .where(isNotNull(displayItemTable.virtualCategoryCd));
  const categories = await readCategories(db, null);
  return {
    products: known.products,
    categories: known.categories,
    brands: known.brands,
    coupons: new Set(coupons.map(({ couponCd }) => couponCd)),
    tabs: new Map(
      layouts.map(({ layoutCd }) => [
        layoutCd,
        tabs.filter((tab) => tab.layoutCd === layoutCd).flatMap(({ tabLayoutCd }) => tabLayoutCd ?? []),
      ]),
    ),
    virtualCategories: new Map(
      categories.map((entry) => {
        const users = uses.filter((use) => use.virtualCategoryCd === entry.virtualCategoryCd);
        return [entry.virtualCategoryCd, { entry, layoutCds: users.map(({ layoutCd }) => layoutCd).sort() }];
      }),
    ),
  };
}
