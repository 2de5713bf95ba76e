import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { FeedPin } from '@hyangro/contracts/ugc/feed.rules';

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull();
const editedAt = () => timestamp('edited_at', { withTimezone: true });
const locale = () => text('locale', { enum: ['ko', 'en', 'cn'] }).notNull();

/** Pictures and films of a review or feed; addresses and sizes as `postMedia` of the contract has them. */
export const ugcMediaTable = pgTable(
  'ugc_media',
  {
    ugcCd: text('ugc_cd').notNull(),
    seq: integer('seq').notNull(),
    type: text('type', { enum: ['IMAGE', 'VIDEO'] }).notNull(),
    url: text('url').notNull(),
    /** Of the upload; null for those of the demo shop. */
    mediaKey: text('media_key'),
    thumbUrl: text('thumb_url'),
    listUrl: text('list_url'),
    posterUrl: text('poster_url'),
    width: integer('width'),
    height: integer('height'),
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
    /** Out of everybody's sight but its author's; `ugc_case` says why. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** The caller's name for one attempt. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    index('ugc_comment_idx').on(table.ugcCd, table.createdAt, table.commentCd),
    uniqueIndex('ugc_comment_key').on(table.memCd, table.idempotencyKey),
  ],
);

export const ugcLikeTable = pgTable(
  'ugc_like',
  {
    memCd: text('mem_cd').notNull(),
    ugcCd: text('ugc_cd').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.memCd, table.ugcCd] }), index('ugc_like_post').on(table.ugcCd)],
);

export const ugcReportTable = pgTable(
  'ugc_report',
  {
    memCd: text('mem_cd').notNull(),
    /** The post, comment or answer that it is about. */
    targetCd: text('target_cd').notNull(),
    /** The post that this is, or belongs to. */
    ugcCd: text('ugc_cd').notNull(),
    reason: text('reason').notNull(),
    message: text('message').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.memCd, table.targetCd] }), index('ugc_report_target').on(table.targetCd, table.createdAt)],
);

export const feedTable = pgTable(
  'feed',
  {
    ugcCd: text('ugc_cd').primaryKey(),
    memCd: text('mem_cd').notNull(),
    text: text('text').notNull(),
    locale: locale(),
    productCds: text('product_cds').array().notNull(),
    /** Where products stand on the photos; those without one are named alone. */
    pins: jsonb('pins').$type<FeedPin[]>().notNull().default([]),
    likeCnt: integer('like_cnt').notNull().default(0),
    commentCnt: integer('comment_cnt').notNull().default(0),
    isBest: boolean('is_best').notNull().default(false),
    /** An answer that shows it was adopted: no more edits or deletions. */
    isLocked: boolean('is_locked').notNull().default(false),
    createdAt: createdAt(),
    editedAt: editedAt(),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
    /** Two-letter pieces of the text (`bigramsOf`): what the search looks in. */
    searchBigrams: text('search_bigrams').array().notNull(),
  },
  (table) => [
    index('feed_stream_idx').on(table.createdAt, table.ugcCd),
    index('feed_best_idx').on(table.isBest, table.likeCnt, table.ugcCd),
    index('feed_member_idx').on(table.memCd, table.createdAt, table.ugcCd),
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
    commentCnt: integer('comment_cnt').notNull().default(0),
    answerCnt: integer('answer_cnt').notNull().default(0),
    isBest: boolean('is_best').notNull().default(false),
    /** An answer was adopted: no more edits or deletions. */
    isLocked: boolean('is_locked').notNull().default(false),
    createdAt: createdAt(),
    editedAt: editedAt(),
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    index('talk_stream_idx').on(table.createdAt, table.ugcCd),
    index('talk_best_idx').on(table.isBest, table.likeCnt, table.ugcCd),
    index('talk_member_idx').on(table.memCd, table.createdAt, table.ugcCd),
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
    locale: locale().default('ko'),
    /** A feed of its author that it shows. */
    feedCd: text('feed_cd'),
    isAdopted: boolean('is_adopted').notNull().default(false),
    createdAt: createdAt(),
    editedAt: editedAt(),
    /** Out of everybody's sight but its author's; `ugc_case` says why. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    index('talk_answer_idx').on(table.ugcCd, table.createdAt, table.answerCd),
    uniqueIndex('talk_answer_adopted_idx')
      .on(table.ugcCd)
      .where(sql`${table.isAdopted}`),
  ],
);
