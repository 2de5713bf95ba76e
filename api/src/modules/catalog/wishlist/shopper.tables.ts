import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { memberTable } from '../../member/member.tables';
import { productTable } from '../catalog.tables';

/** Folders of wishlists. */
export const wishlistFolderTable = pgTable(
  'wishlist_folder',
  {
    folderCd: text('folder_cd').primaryKey(),
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    /** Counts how often the link was closed: part of what its signature is made of, so that a closed link never works again. */
    shareNo: integer('share_no').notNull().default(0),
  },
  (table) => [uniqueIndex('wishlist_folder_name').on(table.memCd, sql`lower(${table.name})`)],
);

/** What members like. */
export const wishlistTable = pgTable(
  'wishlist',
  {
    memCd: text('mem_cd').notNull(),
    productCd: text('product_cd')
      .notNull()
      .references(() => productTable.productCd),
    likedAt: timestamp('liked_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    /** The folder it lies in; null for none. */
    folderCd: text('folder_cd').references(() => wishlistFolderTable.folderCd, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.memCd, table.productCd] }),
    index('wishlist_newest_idx').on(table.memCd, table.likedAt, table.productCd),
    index('wishlist_folder_idx').on(table.folderCd, table.likedAt, table.productCd),
  ],
);
