import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { NotificationKind } from '@hyangro/contracts/member/notification.rules';
import { instant } from '../../platform/db/columns';
import type { Text } from '../../platform/locale/text';
import type { Audience } from './audience.repository';

/** News for many members, told in the background; `lastMemCd` is how far it has come. */
export const broadcastTable = pgTable(
  'broadcast',
  {
    broadcastCd: text('broadcast_cd').primaryKey(),
    kind: text().$type<NotificationKind>().notNull(),
    title: jsonb().$type<Text>().notNull(),
    body: jsonb().$type<Text>().notNull(),
    link: text().notNull(),
    audience: jsonb().$type<Audience>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Not before this hour. */
    startsAt: instant('starts_at').notNull(),
    /** Members are gone through by their code. */
    lastMemCd: text('last_mem_cd').notNull().default(''),
    /** Lists in which it stands. */
    told: integer().notNull().default(0),
    finishedAt: instant('finished_at'),
    /** An operator ended it before everybody was told. */
    stoppedAt: instant('stopped_at'),
  },
  (table) => [
    index('broadcast_open')
      .on(table.startsAt)
      .where(sql`finished_at is null and stopped_at is null`),
  ],
);
