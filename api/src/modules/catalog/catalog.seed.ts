import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import { daysBefore } from '../../platform/clock/clock';
import type { SeedContext } from '../../platform/seed/seed';
import {
  brandTable,
  categoryTable,
  ingredientTable,
  productTable,
  productCategoryTable,
  productImageTable,
  productOptionTable,
  stockTable,
  tagTable,
  type LocalNotes,
} from './catalog.tables';
import type { CatalogFiles, ProductEntry, QnaFile } from './catalog.seed-schema';
import { bigramsOf } from './search-text';
import { productQnaTable } from './shopper.tables';

const CARD_PX = 360;
const GALLERY_PX = 720;

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
  ]);
  await seedProducts(db, files, media);
}

async function seedProducts(db: Db, files: CatalogFiles, media: SeedContext['media']): Promise<void> {
  const brandNames = new Map(files.brands.map(({ brandCd, name }) => [brandCd, Object.values(name).join(' ')]));
  const parents = new Map(files.categories.flatMap((parent) => parent.children.map((child) => [child.cateCd, parent.cateCd] as const)));
  const codes = files.products.map(({ productCd }) => productCd);

  await upsert(
    db,
    productTable,
    files.products.map((entry, at) => {
      const { options: _options, stockCnt: _stock, extraCateCds: _extra, images, keywords, notes, ...columns } = entry;
      const searchText = [brandNames.get(entry.brandCd), ...Object.values(entry.name), ...keywords].join(' ').toLowerCase();
      return {
        ...columns,
        notes: notes && notesByLocale(notes),
        popularity: at + 1,
        imgMainUrl: media.image(images.main, CARD_PX),
        searchText,
        searchBigrams: bigramsOf(searchText),
      };
    }),
    ['reviewCount', 'ratingSum'],
  );
  await upsert(
    db,
    productOptionTable,
    files.products.flatMap(({ productCd, options }) =>
      options.map(({ stockCnt: _stock, ...option }, at) => ({ ...option, productCd, sort: at + 1 })),
    ),
  );
  await upsert(db, stockTable, files.products.flatMap(stockRows), ['stockCnt']);

  await db.delete(productCategoryTable).where(inArray(productCategoryTable.productCd, codes));
  await upsert(
    db,
    productCategoryTable,
    files.products.flatMap(({ productCd, cateCd, extraCateCds }) => {
      const leaves = [cateCd, ...extraCateCds];
      return [...new Set(leaves.flatMap((code) => [code, parents.get(code) ?? code]))].map((code) => ({ cateCd: code, productCd }));
    }),
  );
  await db.delete(productImageTable).where(inArray(productImageTable.productCd, codes));
  await upsert(
    db,
    productImageTable,
    files.products.flatMap(({ productCd, images }) =>
      [
        { productCd, kind: 'pack' as const, key: images.main },
        ...images.gallery.map((key) => ({ productCd, kind: 'angle' as const, key })),
        ...images.shopper.map((key) => ({ productCd, kind: 'shopper' as const, key })),
      ].map(({ key, ...row }, at) => ({ ...row, seq: at + 1, url: media.image(key, GALLERY_PX) })),
    ),
  );
}

const stockRows = ({ productCd, options, stockCnt }: ProductEntry) =>
  options.length > 0
    ? options.map((option) => ({ productCd, optionCd: option.optionCd, stockCnt: option.stockCnt }))
    : [{ productCd, optionCd: '', stockCnt }];

function notesByLocale({ top, heart, base }: NonNullable<ProductEntry['notes']>): LocalNotes {
  const of = (locale: 'ko' | 'en' | 'cn') => ({ top: top[locale], heart: heart[locale], base: base[locale] });
  return { ko: of('ko'), en: of('en'), cn: of('cn') };
}

/** Questions on products. */
export async function seedQna(db: Db, entries: QnaFile, { now }: SeedContext): Promise<void> {
  await upsert(
    db,
    productQnaTable,
    entries.map(({ secret, createdDaysAgo, answer, ...rest }) => ({
      ...rest,
      isSecret: secret,
      askedAt: daysBefore(now, createdDaysAgo),
      answer: answer?.text ?? null,
      answeredBy: answer?.by ?? null,
      answeredAt: answer && daysBefore(now, answer.answeredDaysAgo),
    })),
  );
}
