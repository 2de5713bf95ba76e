import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import type { SeedContext } from '../../platform/seed/seed';
import { brandTable, categoryTable, ingredientTable, tagTable } from './catalog.tables';
import type { CatalogFiles } from './catalog.seed-schema';
import { findCategories } from './category/category.repository';
import { writeProducts } from './product/product.writer';

/** Brands, categories and goods take the state of the files; pieces sold since stay sold. */
export async function seedCatalog(db: Db, files: CatalogFiles, { media }: SeedContext): Promise<void> {
  await upsert(
    db,
    brandTable,
    files.brands.map(({ logo, ...rest }, at) => ({ ...rest, logoUrl: media.file(logo), sort: at + 1 })),
  );
  await upsert(
    db,
    categoryTable,
    files.categories.map(({ cateCd, name, sort, icon }) => ({ cateCd, name, sort, iconUrl: media.file(icon) })),
  );
  await upsert(
    db,
    categoryTable,
    files.categories.flatMap((parent) => parent.children.map((child) => ({ ...child, parentCateCd: parent.cateCd }))),
  );
  await upsert(db, ingredientTable, files.ingredients);
  await upsert(db, tagTable, [
    ...files.tags.skinTypes.map((entry) => ({ ...entry, kind: 'SKIN_TYPE' as const })),
    ...files.tags.concerns.map((entry) => ({ ...entry, kind: 'CONCERN' as const })),
    ...files.tags.scentFamilies.map((entry) => ({ ...entry, kind: 'SCENT_FAMILY' as const })),
  ]);
  await writeProducts(db, files.products, {
    media,
    categories: await findCategories(db),
    popularityOf: (_entry, at) => at + 1,
  });
}
