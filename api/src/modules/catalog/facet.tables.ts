import { boolean, date, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { brandTable, productTable } from './catalog.tables';

/**
 * What lists sort, filter and count by: one narrow row per product on sale. Triggers of migration 0013 write it from
 * `product`, `product_category` and `product_option`; nothing else does. Keys are arrays as one text, to group by.
 */
export const productFacetTable = pgTable(
  'product_facet',
  {
    productCd: text('product_cd')
      .primaryKey()
      .references(() => productTable.productCd, { onDelete: 'cascade' }),
    brandCd: text('brand_cd')
      .notNull()
      .references(() => brandTable.brandCd),
    productType: text('product_type', { enum: ['DOMESTIC', 'OVERSEAS'] }).notNull(),
    freeShipping: boolean('free_shipping').notNull(),
    salePrice: integer('sale_price').notNull(),
    discountRate: integer('discount_rate').notNull(),
    launchDate: date('launch_date').notNull(),
    popularity: integer('popularity').notNull(),
    reviewCount: integer('review_count').notNull(),
    /** Every category that lists it, those above included. */
    cateCds: text('cate_cds').array().notNull(),
    cateKey: text('cate_key').notNull(),
    /** Millilitres of the product and its sizes, ascending. */
    volumes: doublePrecision('volumes').array().notNull(),
    volumeKey: text('volume_key').notNull(),
    skinTypes: text('skin_types').array().notNull(),
    concerns: text('concerns').array().notNull(),
    scentFamilies: text('scent_families').array().notNull(),
    /** Skin types, concerns and scent families: `DRY,OILY|HYDRATION|`. */
    traitKey: text('trait_key').notNull(),
  },
  (table) => [
    index('product_facet_popular_idx').on(table.popularity, table.productCd),
    index('product_facet_newest_idx').on(table.launchDate, table.productCd),
    index('product_facet_discount_idx').on(table.discountRate, table.productCd),
    index('product_facet_price_idx').on(table.salePrice, table.productCd),
    index('product_facet_reviewed_idx').on(table.reviewCount, table.productCd),
    index('product_facet_brand_idx').on(table.brandCd, table.popularity),
    index('product_facet_category_idx').using('gin', table.cateCds).with({ fastupdate: false }),
  ],
);
