import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { productTable } from '../catalog/catalog.tables';

export const reviewTable = pgTable(
  'review',
  {
    ugcCd: text('ugc_cd').primaryKey(),
    memCd: text('mem_cd').notNull(),
    productCd: text('product_cd')
      .notNull()
      .references(() => productTable.productCd),
    optionCd: text('option_cd'),
    orderCd: text('order_cd'),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    locale: text('locale', { enum: ['ko', 'en', 'cn'] }).notNull(),
    /** Of the author when it was written. */
    skinType: text('skin_type'),
    ageBand: text('age_band'),
    likeCnt: integer('like_cnt').notNull().default(0),
    commentCnt: integer('comment_cnt').notNull().default(0),
    mediaCnt: integer('media_cnt').notNull().default(0),
    isBest: boolean('is_best').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** Two-letter pieces of title and content (`bigramsOf`): what the search looks in. */
    searchBigrams: text('search_bigrams').array().notNull(),
  },
  (table) => [
    check('review_rating_check', sql`${table.rating} between 1 and 5`),
    /** One review per product. */
    uniqueIndex('review_once_idx').on(table.memCd, table.productCd),
    index('review_helpful_idx')
      .on(table.productCd, table.likeCnt, table.ugcCd)
      .where(sql`${table.hiddenAt} is null`),
    index('review_newest_idx')
      .on(table.productCd, table.createdAt, table.ugcCd)
      .where(sql`${table.hiddenAt} is null`),
    index('review_lowest_idx')
      .on(table.productCd, table.rating, table.ugcCd)
      .where(sql`${table.hiddenAt} is null`),
    index('review_best_idx')
      .on(table.isBest, table.likeCnt, table.ugcCd)
      .where(sql`${table.hiddenAt} is null`),
    index('review_stream_idx')
      .on(table.createdAt, table.ugcCd)
      .where(sql`${table.hiddenAt} is null`),
    index('review_bigrams_idx').using('gin', table.searchBigrams),
  ],
);
