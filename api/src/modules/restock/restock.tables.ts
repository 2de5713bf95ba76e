import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { productTable } from '../catalog/catalog.tables';

/** Who waits for sold-out goods. One open request per member, product and option. */
export const restockRequestTable = pgTable(
  'restock_request',
  {
    restockSeq: bigint('restock_seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memCd: text('mem_cd').notNull(),
    productCd: text('product_cd')
      .notNull()
      .references(() => productTable.productCd),
    /** Empty for a product without options, and for whichever option comes back first. */
    optionCd: text('option_cd').notNull().default(''),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Three calendar months after the request (K-RST, TRAP-17). */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Released by the member, by a purchase or by time. */
    releasedAt: timestamp('released_at', { withTimezone: true }),
    /** When the member was told. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('restock_request_open_idx')
      .on(table.memCd, table.productCd, table.optionCd)
      .where(sql`${table.releasedAt} is null and ${table.sentAt} is null`),
    index('restock_request_newest_idx')
      .on(table.memCd, table.requestedAt, table.restockSeq)
      .where(sql`${table.releasedAt} is null or ${table.releasedAt} = ${table.expiresAt}`),
    index('restock_request_product_idx')
      .on(table.productCd, table.optionCd)
      .where(sql`${table.releasedAt} is null and ${table.sentAt} is null`),
  ],
);
