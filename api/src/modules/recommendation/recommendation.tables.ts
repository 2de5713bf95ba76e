import { date, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { productTable } from '../catalog/catalog.tables';

const productCd = (name: string) =>
  text(name)
    .notNull()
    .references(() => productTable.productCd, { onDelete: 'cascade' });

/** How often a group of shoppers opened a product on a day. All that is known of a view: no member, no browser. */
export const productViewTable = pgTable(
  'product_view',
  {
    /** Asia/Seoul. */
    day: date('day').notNull(),
    /** Gender letter and decade (`F20`), or `GUEST`. */
    groupCd: text('group_cd').notNull(),
    productCd: productCd('product_cd'),
    views: integer('views').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.day, table.groupCd, table.productCd] }), index('product_view_product_idx').on(table.productCd)],
);

/** Goods that are ordered or looked at together, the nearest of each product; written by the job of recommendations alone. */
export const productPairTable = pgTable(
  'product_pair',
  {
    productCd: productCd('product_cd'),
    otherCd: productCd('other_cd'),
    /** 0 … 1: how much of what the two have is shared. */
    nearness: doublePrecision('nearness').notNull(),
    /** What most of it comes from. */
    kind: text('kind', { enum: ['ORDERED', 'VIEWED'] }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.productCd, table.otherCd] }), index('product_pair_other_idx').on(table.otherCd)],
);
