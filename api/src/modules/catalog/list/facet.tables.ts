import { boolean, customType, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { productTable } from '../catalog.tables';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * What lists sort, filter and count by, one narrow row per product. Triggers write it from `product`, `product_category` and
 * `product_option` (migration 0029), nothing else does; every process keeps all rows in memory and asks for those that
 * changed since its last look (`facet-index.ts`). Keys are lists in one text.
 */
export const productFacetTable = pgTable(
  'product_facet',
  {
    productCd: text('product_cd')
      .primaryKey()
      .references(() => productTable.productCd, { onDelete: 'cascade' }),
    /** What memory and the search index name the product by; it stays the same while the product exists. */
    productNo: integer('product_no').notNull().unique().generatedByDefaultAsIdentity(),
    brandCd: text('brand_cd').notNull(),
    productType: text('product_type', { enum: ['DOMESTIC', 'OVERSEAS'] }).notNull(),
    freeShipping: boolean('free_shipping').notNull(),
    isOnSale: boolean('is_on_sale').notNull().default(true),
    salePrice: integer('sale_price').notNull(),
    discountRate: integer('discount_rate').notNull(),
    launchDate: date('launch_date').notNull(),
    popularity: integer('popularity').notNull(),
    reviewCount: integer('review_count').notNull(),
    /** Every category that lists it, those above included: `C01,C0101`. */
    cateKey: text('cate_key').notNull(),
    /** Millilitres of the product and its sizes: `30,50`. */
    volumeKey: text('volume_key').notNull(),
    /** Skin types, concerns and scent families: `DRY,OILY|HYDRATION|`. */
    traitKey: text('trait_key').notNull(),
    /** Transaction that wrote the row last. */
    changedIn: transactionId('changed_in').notNull().default('0'),
  },
  (table) => [index('product_facet_changed_idx').on(table.changedIn)],
);
