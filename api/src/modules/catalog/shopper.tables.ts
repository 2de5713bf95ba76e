import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { productTable } from './catalog.tables';

/** What members do with products: like, wait for restock, ask. */
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

export const restockRequestTable = pgTable(
  'restock_request',
  {
    restockSeq: bigint('restock_seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memCd: text('mem_cd').notNull(),
    productCd: text('product_cd')
      .notNull()
      .references(() => productTable.productCd),
    optionCd: text('option_cd').notNull().default(''),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    /** Three calendar months after the request (K-RST, TRAP-17). */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Released by the member, by a purchase or by time. */
    releasedAt: timestamp('released_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('restock_request_open_idx')
      .on(table.memCd, table.productCd, table.optionCd)
      .where(sql`${table.releasedAt} is null and ${table.sentAt} is null`),
    index('restock_request_product_idx')
      .on(table.productCd, table.optionCd)
      .where(sql`${table.releasedAt} is null and ${table.sentAt} is null`),
  ],
);

export const QNA_KINDS = ['PRODUCT', 'DELIVERY', 'STOCK', 'CUSTOMS', 'RETURN', 'ORDER', 'ETC'] as const;
export const productQnaTable = pgTable(
  'product_qna',
  {
    qnaCd: text('qna_cd').primaryKey(),
    productCd: text('product_cd')
      .notNull()
      .references(() => productTable.productCd),
    memCd: text('mem_cd').notNull(),
    locale: text('locale', { enum: ['ko', 'en', 'cn'] }).notNull(),
    kind: text('kind', { enum: QNA_KINDS }).notNull(),
    isSecret: boolean('is_secret').notNull(),
    question: text('question').notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    answer: text('answer'),
    answeredBy: text('answered_by'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('product_qna_product_idx').on(table.productCd, table.askedAt),
    index('product_qna_member_idx').on(table.memCd, table.askedAt),
  ],
);
