import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull();
const locale = () => text('locale', { enum: ['ko', 'en', 'cn'] }).notNull();

/** Pictures and films of a review or feed. */
export const ugcMediaTable = pgTable(
  'ugc_media',
  {
    ugcCd: text('ugc_cd').notNull(),
    seq: integer('seq').notNull(),
    type: text('type', { enum: ['IMAGE', 'VIDEO'] }).notNull(),
    url: text('url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ugcCd, table.seq] })],
);

export const ugcCommentTable = pgTable(
  'ugc_comment',
  {
    commentCd: text('comment_cd').primaryKey(),
    ugcCd: text('ugc_cd').notNull(),
    memCd: text('mem_cd').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('ugc_comment_idx').on(table.ugcCd, table.createdAt)],
);

export const ugcLikeTable = pgTable(
  'ugc_like',
  {
    memCd: text('mem_cd').notNull(),
    ugcCd: text('ugc_cd').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.memCd, table.ugcCd] })],
);

export const ugcReportTable = pgTable(
  'ugc_report',
  {
    memCd: text('mem_cd').notNull(),
    ugcCd: text('ugc_cd').notNull(),
    reason: text('reason').notNull(),
    message: text('message').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.memCd, table.ugcCd] }), index('ugc_report_idx').on(table.ugcCd)],
);

export const feedTable = pgTable(
  'feed',
  {
    ugcCd: text('ugc_cd').primaryKey(),
    memCd: text('mem_cd').notNull(),
    text: text('text').notNull(),
    locale: locale(),
    productCds: text('product_cds').array().notNull(),
    likeCnt: integer('like_cnt').notNull().default(0),
    commentCnt: integer('comment_cnt').notNull().default(0),
    isBest: boolean('is_best').notNull().default(false),
    isLocked: boolean('is_locked').notNull().default(false),
    createdAt: createdAt(),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** Two-letter pieces of the text (`bigramsOf`): what the search looks in. */
    searchBigrams: text('search_bigrams').array().notNull(),
  },
  (table) => [
    index('feed_stream_idx').on(table.createdAt, table.ugcCd),
    index('feed_best_idx').on(table.isBest, table.likeCnt, table.ugcCd),
    index('feed_member_idx').on(table.memCd, table.createdAt),
    index('feed_bigrams_idx').using('gin', table.searchBigrams),
    index('feed_products_idx').using('gin', table.productCds),
  ],
);

/** A question, or a vote between two to four products. */
export const talkTable = pgTable(
  'talk',
  {
    ugcCd: text('ugc_cd').primaryKey(),
    talkType: text('talk_type', { enum: ['QUESTION', 'VOTE'] }).notNull(),
    memCd: text('mem_cd').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    locale: locale(),
    productCds: text('product_cds').array().notNull(),
    likeCnt: integer('like_cnt').notNull().default(0),
    isBest: boolean('is_best').notNull().default(false),
    /** An answer was adopted: no more edits or deletions. */
    isLocked: boolean('is_locked').notNull().default(false),
    createdAt: createdAt(),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    index('talk_stream_idx').on(table.createdAt, table.ugcCd),
    index('talk_best_idx').on(table.isBest, table.likeCnt, table.ugcCd),
    index('talk_member_idx').on(table.memCd, table.createdAt),
  ],
);

export const talkVoteOptionTable = pgTable(
  'talk_vote_option',
  {
    ugcCd: text('ugc_cd')
      .notNull()
      .references(() => talkTable.ugcCd),
    productCd: text('product_cd').notNull(),
    seq: integer('seq').notNull(),
    voteCnt: integer('vote_cnt').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.ugcCd, table.productCd] })],
);

export const talkVoteTable = pgTable(
  'talk_vote',
  {
    ugcCd: text('ugc_cd')
      .notNull()
      .references(() => talkTable.ugcCd),
    memCd: text('mem_cd').notNull(),
    productCd: text('product_cd').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.ugcCd, table.memCd] })],
);

export const talkAnswerTable = pgTable(
  'talk_answer',
  {
    answerCd: text('answer_cd').primaryKey(),
    ugcCd: text('ugc_cd')
      .notNull()
      .references(() => talkTable.ugcCd),
    memCd: text('mem_cd').notNull(),
    text: text('text').notNull(),
    isAdopted: boolean('is_adopted').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('talk_answer_idx').on(table.ugcCd, table.createdAt),
    uniqueIndex('talk_answer_adopted_idx')
      .on(table.ugcCd)
      .where(sql`${table.isAdopted}`),
  ],
);
