import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { upsert } from '../../../platform/db/upsert';
import type { MediaUrls } from '../../../platform/seed/seed';
import type { ProductEntry } from '../catalog.seed-schema';
import { productCategoryTable, productImageTable, productOptionTable, productTable, stockTable, type LocalNotes } from '../catalog.tables';

const CARD_PX = 360;
/** Widest picture of the gallery. */
const GALLERY_PX = 1440;

/** What a product's rows are made of beside its own entry. */
export interface ProductSurroundings {
  media: MediaUrls;
  categories: readonly { cateCd: string; parentCateCd: string | null }[];
}
/** Place of an entry in the curated order, 1 first. */
type PopularityOf = (entry: ProductEntry, at: number) => number;
export type ProductRows = ReturnType<ReturnType<typeof rowsIn>>;

/** Makes the rows of entries: what the tables hold of a product, its stock and its place in the curated order left out. */
export function rowsIn({ media, categories }: ProductSurroundings) {
  const parents = new Map(categories.map(({ cateCd, parentCateCd }) => [cateCd, parentCateCd]));
  return (entry: ProductEntry) => {
    const { options, stockCnt: _stock, extraCateCds, images, notes, ...columns } = entry;
    const { productCd, cateCd } = entry;
    return {
      product: {
        ...columns,
        isOnSale: true,
        notes: notes && notesByLocale(notes),
        imgMainUrl: media.image(images.main, CARD_PX),
      },
      options: options.map(({ stockCnt: _pieces, shadeNo, hex, volumeMl, image, ...option }, at) => ({
        ...option,
        shadeNo: shadeNo ?? null,
        hex: hex ?? null,
        volumeMl: volumeMl ?? null,
        imgUrl: image ? media.image(image, GALLERY_PX) : null,
        productCd,
        sort: at + 1,
      })),
      categories: [...new Set([cateCd, ...extraCateCds].flatMap((code) => [code, parents.get(code) ?? code]))].map((code) => ({
        cateCd: code,
        productCd,
      })),
      images: [
        { kind: 'pack' as const, key: images.main },
        ...images.gallery.map((key) => ({ kind: 'angle' as const, key })),
        ...images.shopper.map((key) => ({ kind: 'shopper' as const, key })),
      ].map(({ kind, key }, at) => ({ productCd, kind, seq: at + 1, url: media.image(key, GALLERY_PX) })),
    };
  };
}

/** Writes goods by code: new ones are made, known ones take the state of their entry. Pieces of known goods stay as they are. */
export async function writeProducts(
  db: Db,
  entries: readonly ProductEntry[],
  { popularityOf, ...surroundings }: ProductSurroundings & { popularityOf: PopularityOf },
): Promise<void> {
  const codes = entries.map(({ productCd }) => productCd);
  const rowsOf = rowsIn(surroundings);
  const rows = entries.map((entry, at) => ({ ...rowsOf(entry), popularity: popularityOf(entry, at) }));
  await upsert(
    db,
    productTable,
    rows.map(({ product, popularity }) => ({ ...product, popularity })),
    ['reviewCount', 'ratingSum'],
  );
  // Two options of a product may change places: no sort is taken while they are written.
  await db
    .update(productOptionTable)
    .set({ sort: sql`- ${productOptionTable.sort}` })
    .where(inArray(productOptionTable.productCd, codes));
  await upsert(
    db,
    productOptionTable,
    rows.flatMap(({ options }) => options),
  );
  await upsert(db, stockTable, entries.flatMap(stockRows), ['stockCnt']);
  await db.delete(productCategoryTable).where(inArray(productCategoryTable.productCd, codes));
  await upsert(
    db,
    productCategoryTable,
    rows.flatMap(({ categories }) => categories),
  );
  await db.delete(productImageTable).where(inArray(productImageTable.productCd, codes));
  await upsert(
    db,
    productImageTable,
    rows.flatMap(({ images }) => images),
  );
}

/** Pieces by product and option, as the entry says. */
export const stockRows = ({ productCd, options, stockCnt }: ProductEntry) =>
  options.length > 0
    ? options.map((option) => ({ productCd, optionCd: option.optionCd, stockCnt: option.stockCnt }))
    : [{ productCd, optionCd: '', stockCnt }];

function notesByLocale({ top, heart, base }: NonNullable<ProductEntry['notes']>): LocalNotes {
  const of = (locale: 'ko' | 'en' | 'cn') => ({ top: top[locale], heart: heart[locale], base: base[locale] });
  return { ko: of('ko'), en: of('en'), cn: of('cn') };
}
