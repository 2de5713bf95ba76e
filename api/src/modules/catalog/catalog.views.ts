import { and, eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Text } from '../../platform/locale/text';
import { brandTable, categoryTable, productCategoryTable, productOptionTable, productTable, stockTable, tagTable } from './catalog.tables';
import { productFacetTable } from './list/facet.tables';
import { wishlistTable } from './wishlist/shopper.tables';

const view = new QueryBuilder();

/** What other modules join to name goods: brand, product, picture and list price in won, withdrawn products included. */
export const productNames = view
  .select({
    productCd: productTable.productCd,
    brandName: sql<Text>`${brandTable.name}`.as('brand_name'),
    productName: sql<Text>`${productTable.name}`.as('product_name'),
    imgMainUrl: productTable.imgMainUrl,
    normalPrice: productTable.normalPrice,
    cateCd: productTable.cateCd,
    isPerfume: productTable.isPerfume,
  })
  .from(productTable)
  .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
  .as('product_names');

/** Names of options, for joins. */
export const optionNames = view
  .select({
    productCd: productOptionTable.productCd,
    optionCd: productOptionTable.optionCd,
    optionName: sql<Text>`${productOptionTable.name}`.as('option_name'),
  })
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

/** Goods on sale, one row per product and option (empty without options), named in every language, for joins. `addPrice` goes on top of the prices. */
export const goodsOnSale = view
  .select({
    productCd: stockTable.productCd,
    optionCd: stockTable.optionCd,
    stockCnt: stockTable.stockCnt,
    brandCd: productTable.brandCd,
    brandNm: sql<Text>`${brandTable.name}`.as('brand_nm'),
    productNm: sql<Text>`${productTable.name}`.as('product_nm'),
    optionNm: sql<Text | null>`${productOptionTable.name}`.as('option_nm'),
    imgMainUrl: productTable.imgMainUrl,
    productType: productTable.productType,
    normalPrice: productTable.normalPrice,
    salePrice: productTable.salePrice,
    addPrice: productOptionTable.addPrice,
    maxPurchaseQty: productTable.maxPurchaseQty,
    minGrade: productTable.minGrade,
    firstPurchaseOnly: productTable.firstPurchaseOnly,
    freeShipping: productTable.freeShipping,
    cateCds: sql<
      string[]
    >`array(select ${productCategoryTable.cateCd} from ${productCategoryTable} where ${productCategoryTable.productCd} = ${productTable.productCd})`.as(
      'cate_cds',
    ),
    volumeMl: sql<number | null>`${productTable.volumeMl}`.as('product_volume_ml'),
    optionVolumeMl: sql<number | null>`${productOptionTable.volumeMl}`.as('option_volume_ml'),
    isPerfume: productTable.isPerfume,
  })
  .from(stockTable)
  .innerJoin(productTable, and(eq(productTable.productCd, stockTable.productCd), eq(productTable.isOnSale, true)))
  .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
  .leftJoin(productOptionTable, eq(productOptionTable.optionCd, stockTable.optionCd))
  .as('goods_on_sale');

/** What a product on sale can be found by, in every language, for joins. `categories` are the names of all that list it. */
export const searchableProducts = view
  .select({
    productCd: productTable.productCd,
    productNo: productFacetTable.productNo,
    popularity: productTable.popularity,
    name: sql<Text>`${productTable.name}`.as('searchable_name'),
    brandName: sql<Text>`${brandTable.name}`.as('searchable_brand'),
    categories: sql<Text[]>`array(
      select ${categoryTable.name} from ${productCategoryTable} inner join ${categoryTable} on ${categoryTable.cateCd} = ${productCategoryTable.cateCd}
      where ${productCategoryTable.productCd} = ${productTable.productCd} order by ${categoryTable.cateCd})`.as('searchable_categories'),
    keywords: productTable.keywords,
    /** Names of its skin types, concerns and scent families. */
    tags: sql<Text[]>`array(
      select ${tagTable.name} from ${tagTable}
      where (${tagTable.kind} = 'SKIN_TYPE' and ${tagTable.code} = any(${productTable.skinTypes}))
        or (${tagTable.kind} = 'CONCERN' and ${tagTable.code} = any(${productTable.concerns}))
        or (${tagTable.kind} = 'SCENT_FAMILY' and ${tagTable.code} = any(${productTable.scentFamilies})))`.as('searchable_tags'),
    notes: productTable.notes,
    summary: productTable.summary,
    description: productTable.description,
    inStock: sql<boolean>`exists(
      select from ${stockTable} where ${stockTable.productCd} = ${productTable.productCd} and ${stockTable.stockCnt} > 0)`.as(
      'searchable_in_stock',
    ),
  })
  .from(productTable)
  .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
  .innerJoin(productFacetTable, eq(productFacetTable.productCd, productTable.productCd))
  .where(eq(productTable.isOnSale, true))
  .as('searchable_products');

/** What members like, and since when, for joins. */
export const likes = view
  .select({ memCd: wishlistTable.memCd, productCd: wishlistTable.productCd, likedAt: wishlistTable.likedAt })
  .from(wishlistTable)
  .as('likes');
