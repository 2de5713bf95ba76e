import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns';
import { productTable } from '../catalog.tables';

/** Every sale price a product has had since the shop records them, written by the trigger `note_price` (migration 0007). */
export const priceHistoryTable = pgTable(
  'price_history',
  {
    productCd: text('product_cd')
      .notNull()
      .references(() => productTable.productCd, { onDelete: 'cascade' }),
    changedAt: instant('changed_at').notNull(),
    /** Won, from this moment on. */
    salePrice: integer('sale_price').notNull(),
    /** Won before it; null for the first price. */
    wasPrice: integer('was_price'),
    /** When members who wish for the product were told of the drop; null while they still are to be told. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.productCd, table.changedAt] }),
    index('price_history_untold')
      .on(table.changedAt)
      .where(sql`${table.toldAt} is null`),
  ],
);
