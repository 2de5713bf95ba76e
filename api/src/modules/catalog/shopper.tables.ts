import { index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { productTable } from './catalog.tables';

/** What members like. */
export const wishlistTable = pgTable(
  'wishlist',
  {
    memCd: text('mem_cd').notNull(),
    productCd: text('product_cd')
      .notNull()
      .references(() => productTable.productCd),
    likedAt: timestamp('liked_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.memCd, table.productCd] }), index('wishlist_newest_idx').on(table.memCd, table.likedAt)],
);
