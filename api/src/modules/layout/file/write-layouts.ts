import { inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { kstInstant } from '../../../platform/clock/clock';
import { upsert } from '../../../platform/db/upsert';
import type { LayoutsFile } from '../layout.seed-schema';
import {
  couponDisplayItemTable,
  displayItemTable,
  displayTable,
  layoutTable,
  virtualCategoryProductTable,
  virtualCategoryTable,
} from '../layout.tables';

/** Layouts and virtual categories take the state of a resolved file; others stay as they are. */
export async function writeLayouts(db: Db, { layouts, virtualCategories }: LayoutsFile, liveVersion: number | null): Promise<void> {
  await writeCategories(db, virtualCategories);
  const codes = layouts.map(({ layoutCd }) => layoutCd);
  await upsert(
    db,
    layoutTable,
    layouts.map(({ layoutCd, kind, name }) => ({ layoutCd, kind, name, liveVersion })),
  );
  for (const table of [displayTable, displayItemTable, couponDisplayItemTable])
    await db.delete(table).where(inArray(table.layoutCd, codes));
  await upsert(
    db,
    displayTable,
    layouts.flatMap(({ layoutCd, displays }) => displays.map((entry) => ({ ...entry, layoutCd }))),
  );
  await upsert(
    db,
    displayItemTable,
    layouts.flatMap(({ layoutCd, displayItems }) =>
      displayItems.map(({ products, ...entry }) => ({ ...entry, layoutCd, productCds: products })),
    ),
  );
  await upsert(
    db,
    couponDisplayItemTable,
    layouts.flatMap(({ layoutCd, couponDisplayItems }) => couponDisplayItems.map((entry) => ({ ...entry, layoutCd }))),
  );
}

async function writeCategories(db: Db, categories: LayoutsFile['virtualCategories']): Promise<void> {
  await upsert(
    db,
    virtualCategoryTable,
    categories.map(({ productCds: _codes, virtualCategoryEndTime, endsInHours: _hours, rolling, ...rest }) => ({
      ...rest,
      endsAt: endOf(virtualCategoryEndTime),
      isRolling: rolling,
    })),
  );
  await db.delete(virtualCategoryProductTable).where(
    inArray(
      virtualCategoryProductTable.virtualCategoryCd,
      categories.map(({ virtualCategoryCd }) => virtualCategoryCd),
    ),
  );
  await upsert(
    db,
    virtualCategoryProductTable,
    categories.flatMap(({ virtualCategoryCd, productCds }) =>
      productCds.map((productCd, at) => ({ virtualCategoryCd, productCd, seq: at + 1 })),
    ),
  );
}

/** Instant of an end as the file tells it. */
export function endOf(sqlDatetime: string | null | undefined): Date | null {
  const [day = '', time] = sqlDatetime?.split(' ') ?? [];
  return day ? kstInstant(day, time) : null;
}
