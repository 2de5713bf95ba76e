import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MergedCart } from '@hyangro/contracts/order/cart.contract';
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

/** Carts of visitors that were merged at a login: sent again under its key, one is answered the same and put in once. */
export const cartMergeTable = pgTable(
  'cart_merge',
  {
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Written in the transaction that fills the cart. */
    answer: jsonb().$type<MergedCart>(),
    mergedAt: timestamp('merged_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.memCd, table.idempotencyKey] }), index('cart_merge_age').on(table.mergedAt)],
);
