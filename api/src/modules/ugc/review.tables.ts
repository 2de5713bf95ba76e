import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Trait } from '@hyangro/contracts/ugc/review.rules';
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
    /** The confirmed line that it was written of; none in the demo shop's files. */
    orderCd: text('order_cd'),
    lineNo: integer('line_no'),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    content: text('content').notNull(),
    locale: text('locale', { enum: ['ko', 'en', 'cn'] }).notNull(),
    /** Of the author when it was written. */
    skinType: text('skin_type'),
    skinTone: text('skin_tone'),
    concerns: text().array().notNull().default([]),
    ageBand: text('age_band'),
    /** What was measured, 1 to 5. */
    traits: jsonb().$type<Partial<Record<Trait, number>>>().notNull().default({}),
    likeCnt: integer('like_cnt').notNull().default(0),
    commentCnt: integer('comment_cnt').notNull().default(0),
    mediaCnt: integer('media_cnt').notNull().default(0),
    photoCnt: integer('photo_cnt').notNull().default(0),
    isBest: boolean('is_best').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** Two-letter pieces of title and content (`bigramsOf`): what the search looks in. */
    searchBigrams: text('search_bigrams').array().notNull(),
    /** What filters find it by (`facetOf`), written by a trigger: each choice for all products and, behind the product's code, for its own. */
    facets: text().array().notNull().default([]),
    /** The caller's name for one attempt. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    check('review_rating_check', sql`${table.rating} between 1 and 5`),
    /** One review per product. */
    uniqueIndex('review_once_idx').on(table.memCd, table.productCd),
    // Lists show the reader's own language first: each language is read by itself.
    index('review_product_helpful_idx')
      .on(table.productCd, table.locale, table.likeCnt, table.ugcCd)
      .where(sql`${table.hiddenAt} is null`),
    index('review_product_newest_idx')
      .on(table.productCd, table.locale, table.createdAt, table.ugcCd)
      .where(sql`${table.hiddenAt} is null`),
    index('review_product_rating_idx')
      .on(table.productCd, table.locale, table.rating, table.ugcCd)
      .where(sql`${table.hiddenAt} is null`),
    index('review_all_helpful_idx')
      .on(table.locale, table.likeCnt, table.ugcCd)
      .where(sql`${table.hiddenAt} is null`),
    index('review_all_newest_idx')
      .on(table.locale, table.createdAt, table.ugcCd)
      .where(sql`${table.hiddenAt} is null`),
    index('review_photos_idx')
      .on(table.productCd, table.createdAt, table.ugcCd)
      .where(sql`${table.hiddenAt} is null and ${table.photoCnt} > 0`),
    index('review_member_idx').on(table.memCd, table.createdAt, table.ugcCd),
    index('review_order_idx').on(table.orderCd),
    index('review_facets_idx').using('gin', table.facets),
    index('review_best_idx')
      .on(table.isBest, table.likeCnt, table.ugcCd)
      .where(sql`${table.hiddenAt} is null`),
    index('review_stream_idx')
      .on(table.createdAt, table.ugcCd)
      .where(sql`${table.hiddenAt} is null`),
    index('review_bigrams_idx').using('gin', table.searchBigrams),
  ],
);

/**
 * How many reviews that everybody may read have a facet, by product, written by a trigger: counting 20,000 of them would cost every page several
 * milliseconds. `total` sums what the facet measures: stars of `all`, photos of `photo`, a trait's values.
 */
export const reviewCountTable = pgTable(
  'review_count',
  {
    productCd: text('product_cd').notNull(),
    facet: text().notNull(),
    cnt: integer().notNull(),
    total: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productCd, table.facet] }), index('review_count_facet').on(table.facet)],
);
