import { eq, inArray, sql } from 'drizzle-orm';
import type { MyProduct } from '@hyangro/contracts/catalog/my-product.schemas';
import type { ProductCd } from '@hyangro/contracts/kit/schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../../platform/db/db';
import { textSql } from '../../../platform/locale/text-sql';
import { stockSum } from '../card/card.repository';
import { brandTable, productOptionTable, productTable, stockTable } from '../catalog.tables';

/** Options on the shelf, in its order, as JSON. */
const optionsOf = (locale: Locale) => sql<MyProduct['options']>`coalesce((
  select json_agg(json_build_object('optionCd', option_cd, 'name', ${textSql(productOptionTable.name, locale)}, 'addPrice', add_price,
    'stockCnt', coalesce((select stock_cnt from ${stockTable} where ${stockTable.optionCd} = ${productOptionTable.optionCd}
      and ${stockTable.productCd} = ${productTable.productCd}), 0)) order by sort)
  from ${productOptionTable} where ${productOptionTable.productCd} = ${productTable.productCd}), '[]')`;

/** Products that a member remembers, by code, as they are now; those that are no longer sold too. One statement for a page. */
export async function findMyProducts(db: Db, codes: readonly string[], locale: Locale): Promise<Map<string, MyProduct>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .select({
      productCd: productTable.productCd,
      brandNm: textSql(brandTable.name, locale),
      productNm: textSql(productTable.name, locale),
      imgMainUrl: productTable.imgMainUrl,
      discountRate: productTable.discountRate,
      salePrice: productTable.salePrice,
      isOnSale: productTable.isOnSale,
      stockCnt: stockSum,
      options: optionsOf(locale),
    })
    .from(productTable)
    .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
    .where(inArray(productTable.productCd, [...codes]));
  return new Map(
    rows.map(({ isOnSale, stockCnt, options, productCd, ...product }) => [
      productCd,
      {
        ...product,
        productCd: productCd as ProductCd,
        state: !isOnSale ? 'GONE' : stockCnt > 0 ? 'ON_SALE' : 'SOLD_OUT',
        options: isOnSale ? options : [],
      },
    ]),
  );
}
