import { eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Text } from '../../platform/locale/text';
import { brandTable, productOptionTable, productTable } from './catalog.tables';

const view = new QueryBuilder();

/** What other modules join to name goods: brand, product, picture and list price in won, withdrawn products included. */
export const productNames = view
  .select({
    productCd: productTable.productCd,
    brandName: sql<Text>`${brandTable.name}`.as('brand_name'),
    productName: sql<Text>`${productTable.name}`.as('product_name'),
    imgMainUrl: productTable.imgMainUrl,
    normalPrice: productTable.normalPrice,
  })
  .from(productTable)
  .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
  .as('product_names');

/** Names of options, for joins. */
export const optionNames = view
  .select({ optionCd: productOptionTable.optionCd, optionName: sql<Text>`${productOptionTable.name}`.as('option_name') })
  .from(productOptionTable)
  .as('option_names');

/** Products on sale with what lists are sorted and filtered by (`orderColumns`), for joins. */
export const productsOnSale = view
  .select({
    productCd: productTable.productCd,
    popularity: productTable.popularity,
    launchDate: productTable.launchDate,
    discountRate: productTable.discountRate,
    salePrice: productTable.salePrice,
    reviewCount: productTable.reviewCount,
  })
  .from(productTable)
  .where(eq(productTable.isOnSale, true))
  .as('products_on_sale');
