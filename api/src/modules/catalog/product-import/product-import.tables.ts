import type { ImportRow } from './import-entry';
import { foreignKey, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A file of goods on its way into the shop. Its rows wait here until all are read and right; then they are written in one transaction. */
export const productImportTable = pgTable('product_import', {
  /** SHA-256 of the file: the same file goes on where it was interrupted. */
  fileHash: text('file_hash').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
});

export const productImportRowTable = pgTable(
  'product_import_row',
  {
    fileHash: text('file_hash').notNull(),
    /** Place in the file, from 0. */
    seq: integer('seq').notNull(),
    /** As the file has it, its lines and what is wrong with it. */
    row: jsonb('row').$type<ImportRow>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileHash, table.seq] }),
    foreignKey({ columns: [table.fileHash], foreignColumns: [productImportTable.fileHash] }).onDelete('cascade'),
  ],
);
