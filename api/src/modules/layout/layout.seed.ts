import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import { hoursAfter } from '../../platform/clock/clock';
import type { MediaUrls, SeedContext } from '../../platform/seed/seed';
import {
  aiMemberGroupTable,
  couponDisplayItemTable,
  displayTable,
  displayItemTable,
  layoutTable,
  virtualCategoryTable,
  virtualCategoryProductTable,
} from './layout.tables';
import type { LayoutsFile } from './layout.seed-schema';

/** Layouts, virtual categories and recommendations take the state of the file. */
export async function seedLayouts(
  db: Db,
  { layouts, virtualCategories, aiMemberGroups }: LayoutsFile,
  { now, media }: SeedContext,
): Promise<void> {
  await upsert(
    db,
    virtualCategoryTable,
    virtualCategories.map(({ productCds: _codes, endsInHours, rolling, ...rest }) => ({
      ...rest,
      endsAt: endsInHours == null ? null : hoursAfter(now, endsInHours),
      isRolling: rolling,
    })),
  );
  await db.delete(virtualCategoryProductTable).where(
    inArray(
      virtualCategoryProductTable.virtualCategoryCd,
      virtualCategories.map((entry) => entry.virtualCategoryCd),
    ),
  );
  await upsert(
    db,
    virtualCategoryProductTable,
    virtualCategories.flatMap(({ virtualCategoryCd, productCds }) =>
      productCds.map((productCd, at) => ({ virtualCategoryCd, productCd, seq: at + 1 })),
    ),
  );
  await upsert(
    db,
    aiMemberGroupTable,
    Object.entries(aiMemberGroups).map(([groupCd, productCds]) => ({ groupCd, productCds, curatedCds: productCds })),
  );

  const codes = layouts.map(({ layoutCd }) => layoutCd);
  await upsert(
    db,
    layoutTable,
    layouts.map(({ layoutCd, kind, name }) => ({ layoutCd, kind, name })),
  );
  for (const table of [displayTable, displayItemTable, couponDisplayItemTable])
    await db.delete(table).where(inArray(table.layoutCd, codes));
  await upsert(
    db,
    displayTable,
    layouts.flatMap(({ layoutCd, displays }) =>
      displays.map((entry) => ({ ...entry, layoutCd, imgFileUrl: pictureUrl(media, entry.imgFileUrl) })),
    ),
  );
  await upsert(
    db,
    displayItemTable,
    layouts.flatMap(({ layoutCd, displayItems }) =>
      displayItems.map(({ products, ...entry }) => ({ ...entry, ...pictures(media, entry), layoutCd, productCds: products })),
    ),
  );
  await upsert(
    db,
    couponDisplayItemTable,
    layouts.flatMap(({ layoutCd, couponDisplayItems }) =>
      couponDisplayItems.map((entry) => ({ ...entry, ...pictures(media, entry), layoutCd })),
    ),
  );
}

const pictures = (media: MediaUrls, { fileUrl, fileUrl2 }: { fileUrl?: string | null; fileUrl2?: string | null }) => ({
  fileUrl: pictureUrl(media, fileUrl),
  fileUrl2: pictureUrl(media, fileUrl2),
});

/** `icon:<name>` stays a name unless it was drawn: the block shows the line icon of that name. */
function pictureUrl(media: MediaUrls, key: string | null | undefined): string | null {
  if (!key?.startsWith('icon:')) return media.full(key);
  const name = key.slice('icon:'.length);
  return /^C\d+$/.test(name) ? media.file(`icon/${name}.svg`) : key;
}
