import { boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { QNA_KINDS } from '@hyangro/contracts/inquiry/qna.rules';
import { productTable } from '../catalog/catalog.tables';

/** Questions that members ask on products, and the shop's answers. */
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
    /** The caller's name for one attempt, and what was asked for under it; absent in imported rows. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    answer: text('answer'),
    answeredBy: text('answered_by'),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
  },
  (table) => [
    index('product_qna_product_idx').on(table.productCd, table.askedAt),
    uniqueIndex('product_qna_key_idx').on(table.memCd, table.idempotencyKey),
    index('product_qna_member_idx').on(table.memCd, table.askedAt),
  ],
);
