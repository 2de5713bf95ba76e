import { and, asc, count, eq, gt, isNull, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../../platform/db/db';
import { prepared } from '../../../platform/db/prepared';
import { textSql } from '../../../platform/locale/text-sql';
import { stockSum } from '../card/card.repository';
import { brandTable, categoryTable, productCategoryTable, productImageTable, productTable } from '../catalog.tables';
import { optionsOfProduct } from '../product/product.repository';

const isOnSale = eq(productTable.isOnSale, true);
/** Pictures of the shop's own, main picture first: those of shoppers are theirs. */
const images = sql<string[]>`array(
  select ${productImageTable.url} from ${productImageTable}
  where ${productImageTable.productCd} = ${productTable.productCd} and ${productImageTable.kind} <> 'shopper' order by ${productImageTable.seq})`;

/** Categories with goods on sale, and when these changed last. */
export const findListedCategories = (db: Db) =>
  db
    .select({ cateCd: productCategoryTable.cateCd, changedAt: max(productTable.changedAt) })
    .from(productCategoryTable)
    .innerJoin(productTable, and(eq(productTable.productCd, productCategoryTable.productCd), isOnSale))
    .groupBy(productCategoryTable.cateCd)
    .orderBy(asc(productCategoryTable.cateCd));

/** Brands with goods on sale, and when these changed last. */
export const findListedBrands = (db: Db) =>
  db
    .select({ brandCd: productTable.brandCd, changedAt: max(productTable.changedAt) })
    .from(productTable)
    .where(isOnSale)
    .groupBy(productTable.brandCd)
    .orderBy(asc(productTable.brandCd));

/** Pages of `size` products by code, each with the change of its youngest. */
export async function findProductPages(db: Db, size: number) {
  const numbered = db
    .select({
      changedAt: productTable.changedAt,
      page: sql<number>`((row_number() over (order by ${productTable.productCd}) - 1) / ${size} + 1)::int`.as('page'),
    })
    .from(productTable)
    .where(isOnSale)
    .as('numbered');
  return db
    .select({ page: numbered.page, changedAt: max(numbered.changedAt), products: count() })
    .from(numbered)
    .groupBy(numbered.page)
    .orderBy(asc(numbered.page));
}

/** One page of the products on sale, by code; `page` from 1. */
export const findProductPage = (db: Db, page: number, size: number) =>
  db
    .select({ productCd: productTable.productCd, changedAt: productTable.changedAt, images })
    .from(productTable)
    .where(isOnSale)
    .orderBy(asc(productTable.productCd))
    .limit(size)
    .offset((page - 1) * size);

const parentTable = alias(categoryTable, 'parent');
const locale = sql`${sql.placeholder('locale')}::text`;
const feed = prepared((db) =>
  db
    .select({
      productCd: productTable.productCd,
      brandNm: textSql(brandTable.name, locale).as('brand_nm'),
      productNm: textSql(productTable.name, locale).as('product_nm'),
      description: textSql(productTable.description, locale).as('description_text'),
      normalPrice: productTable.normalPrice,
      salePrice: productTable.salePrice,
      freeShipping: productTable.freeShipping,
      volumeText: sql<string | null>`${productTable.volumeText}->>${locale}`.as('volume'),
      volumeMl: productTable.volumeMl,
      option: productTable.optionType,
      stockCnt: stockSum.as('stock_cnt'),
      categoryNm: textSql(categoryTable.name, locale).as('cate_nm'),
      parentNm: sql<string | null>`${parentTable.name}->>${locale}`.as('parent_cate_nm'),
      images: images.as('image_urls'),
      options: optionsOfProduct.as('options'),
    })
    .from(productTable)
    .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
    .innerJoin(categoryTable, eq(categoryTable.cateCd, productTable.cateCd))
    .leftJoin(parentTable, eq(parentTable.cateCd, categoryTable.parentCateCd))
    .where(
      and(
        isOnSale,
        isNull(productTable.minGrade),
        eq(productTable.firstPurchaseOnly, false),
        gt(productTable.productCd, sql.placeholder('after')),
      ),
    )
    .orderBy(asc(productTable.productCd))
    .limit(sql.placeholder('limit'))
    .prepare('catalog_feed'),
);

/** Goods that every shopper may buy, by code, from behind `after` on. */
export const findFeedPage = (db: Db, after: string, limit: number, reader: Locale) => feed(db).execute({ after, limit, locale: reader });
