import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { memberTable } from '../../member/member.tables';

/** A photo or video that a member sends for a post, from its announcement on. What no post names within a day is removed. */
export const mediaUploadTable = pgTable(
  'media_upload',
  {
    mediaKey: text('media_key').primaryKey(),
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    contentType: text('content_type', { enum: ['image/jpeg', 'image/png', 'video/mp4', 'video/quicktime'] }).notNull(),
    /** Of the whole file, as it was announced. */
    bytes: integer().notNull(),
    receivedBytes: integer('received_bytes').notNull().default(0),
    /** Names of the received parts in their order, `<bytes>-<random>`; empty once they are joined and removed. */
    parts: text('parts').array().notNull().default([]),
    /** OPEN takes parts, READY was looked at and is kept whole. */
    state: text('state', { enum: ['OPEN', 'READY'] })
      .notNull()
      .default('OPEN'),
    width: integer(),
    height: integer(),
    /** Of a video: whether there is a picture of it. */
    hasPoster: boolean('has_poster').notNull().default(false),
    /** The post that shows it. */
    ugcCd: text('ugc_cd'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    attachedAt: timestamp('attached_at', { withTimezone: true }),
    /** Its post has let it go: the next cleaning takes its files. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('media_upload_unattached')
      .on(table.createdAt)
      .where(sql`attached_at is null`),
    index('media_upload_joined')
      .on(table.createdAt)
      .where(sql`state = 'READY' and parts <> '{}'`),
    index('media_upload_member').on(table.memCd),
    index('media_upload_post')
      .on(table.ugcCd)
      .where(sql`ugc_cd is not null`),
  ],
);
