import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../../platform/db/db';
import { prepared } from '../../../platform/db/prepared';
import { textSql } from '../../../platform/locale/text-sql';
import { brandTable, productTable, stockTable } from '../catalog.tables';
import { wishlistTable } from '../wishlist/shopper.tables';

/** Pieces of a product in all options. */
export const stockSum: SQL<number> = sql<number>`(select coalesce(sum(${stockTable.stockCnt}), 0)::int from ${stockTable} where ${stockTable.productCd} = ${productTable.productCd})`;

export const isLikedBy = (memCd: SQLWrapper | string): SQL<boolean> =>
  sql<boolean>`exists(select 1 from ${wishlistTable} where ${wishlistTable.productCd} = ${productTable.productCd} and ${wishlistTable.memCd} = ${memCd})`;

/** What a product card shows, in the reader's language. `memCd` is empty for a visitor. */
export const cardColumns = (locale: SQLWrapper | string, memCd: SQLWrapper | string) => ({
  productCd: productTable.productCd,
  brandNm: textSql(brandTable.name, locale).as('brand_nm'),
  productNm: textSql(productTable.name, locale).as('product_nm'),
  imgMainUrl: productTable.imgMainUrl,
  discountRate: productTable.discountRate,
  salePrice: productTable.salePrice,
  stockCnt: stockSum.as('stock_cnt'),
  isZzim: isLikedBy(memCd).as('is_zzim'),
  productType: productTable.productType,
  freeShipping: productTable.freeShipping,
  isNew: productTable.isNew,
  isBest: productTable.isBest,
  reviewCount: productTable.reviewCount,
  ratingSum: productTable.ratingSum,
});

export interface CardRow {
  productCd: string;
  brandNm: string;
  productNm: string;
  imgMainUrl: string;
  discountRate: number;
  salePrice: number;
  stockCnt: number;
  isZzim: boolean;
  productType: 'DOMESTIC' | 'OVERSEAS';
  freeShipping: boolean;
  isNew: boolean;
  isBest: boolean;
  reviewCount: number;
  ratingSum: number;
}

const cardsByCode = prepared((db) =>
  db
    .select(cardColumns(sql`${sql.placeholder('locale')}::text`, sql`${sql.placeholder('memCd')}::text`))
    .from(productTable)
    .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
    .where(and(eq(productTable.isOnSale, true), sql`${productTable.productCd} = any(${sql.placeholder('codes')}::text[])`))
    .prepare('catalog_cards_by_code'),
);

/** Cards of the named products that are on sale, in the order of the codes. */
export async function findCards(db: Db, codes: readonly string[], locale: Locale, memCd: string | null): Promise<CardRow[]> {
  if (codes.length === 0) return [];
  const rows = await cardsByCode(db).execute({ codes, locale, memCd: memCd ?? '' });
  const byCode = new Map(rows.map((row) => [row.productCd, row]));
  return codes.flatMap((code) => byCode.get(code) ?? []);
}
