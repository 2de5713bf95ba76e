import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { memberTable } from '../member/member.tables';

/** What a member means to buy. One row per product and option: putting it in again adds to the row. */
export const cartItemTable = pgTable(
  'cart_item',
  {
    cartItemCd: text('cart_item_cd').primaryKey(),
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    productCd: text('product_cd').notNull(),
    /** Empty for a product without options. */
    optionCd: text('option_cd').notNull().default(''),
    quantity: integer().notNull(),
    isSelected: boolean('is_selected').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('cart_item_goods').on(table.memCd, table.productCd, table.optionCd),
    index('cart_item_member').on(table.memCd, table.createdAt),
    check('cart_item_quantity', sql`${table.quantity} between 1 and 999`),
  ],
);
