import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { UgcTarget } from '@hyangro/contracts/operator/ugc.contract';
import type { Moderation } from '@hyangro/contracts/ugc/moderation.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import { instant } from '../../platform/db/columns';
import { memberTable } from '../member/member.tables';

const memberKey = (column: string) =>
  text(column)
    .notNull()
    .references(() => memberTable.memCd, { onDelete: 'cascade' });

/** What came to the shop's attention: one row of each post, comment or answer that was held, reported or put out of sight. */
export const ugcCaseTable = pgTable(
  'ugc_case',
  {
    targetCd: text('target_cd').primaryKey(),
    target: text().$type<UgcTarget>().notNull(),
    /** The post that this is, or belongs to. */
    ugcCd: text('ugc_cd').notNull(),
    /** Its author. */
    memCd: text('mem_cd').notNull(),
    state: text().$type<Moderation['state'] | 'OPEN'>().notNull(),
    cause: text().$type<Moderation['cause']>().notNull(),
    /** The word or link that held it. */
    found: text(),
    /** The shop's words to its author. */
    note: text().notNull().default(''),
    /** Members who reported it since an operator looked last. */
    reportCnt: integer('report_cnt').notNull().default(0),
    appeal: text(),
    appealedAt: instant('appealed_at'),
    /** An operator has to look. */
    isQueued: boolean('is_queued').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [
    index('ugc_case_queue')
      .on(table.since, table.targetCd)
      .where(sql`${table.isQueued}`),
    index('ugc_case_post').on(table.ugcCd),
  ],
);

/** Words that hold what says them until somebody has looked. Compared without capitals, spaces and marks. */
export const bannedWordTable = pgTable('banned_word', {
  word: text().primaryKey(),
  locale: text().$type<Locale>().notNull(),
});

/** Members who may write nothing until then. */
export const ugcBanTable = pgTable('ugc_ban', {
  memCd: memberKey('mem_cd').primaryKey(),
  until: instant('until').notNull(),
  note: text().notNull().default(''),
});

/** Whom a member does not want to read. */
export const memberBlockTable = pgTable(
  'member_block',
  {
    memCd: memberKey('mem_cd'),
    targetMemCd: memberKey('target_mem_cd'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memCd, table.targetMemCd] }),
    index('member_block_newest').on(table.memCd, table.createdAt, table.targetMemCd),
  ],
);
