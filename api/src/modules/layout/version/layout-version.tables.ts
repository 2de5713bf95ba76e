import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns';
import type { LayoutsFile } from '../layout.seed-schema';

/**
 * What a layout was, is, or may become: a draft until it is published, history after that. Rows are only added; a layout
 * names the one that is live (`layout.live_version`). A layout may have drafts before it exists.
 */
export const layoutVersionTable = pgTable(
  'layout_version',
  {
    layoutCd: text('layout_cd').notNull(),
    version: integer().notNull(),
    /** A file of this one layout and the virtual categories it shows. */
    document: jsonb().$type<LayoutsFile>().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Signs preview links of this version (HMAC-SHA-256). */
    previewKey: text('preview_key').notNull(),
    /** When it is to go live by itself. */
    publishAt: instant('publish_at'),
    /** When it last went live. */
    publishedAt: instant('published_at'),
    /** Why it did not go live at its hour. */
    problem: text(),
  },
  (table) => [primaryKey({ columns: [table.layoutCd, table.version] }), index('layout_version_publish_at').on(table.publishAt)],
);
