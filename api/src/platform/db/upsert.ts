import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgInsertValue, type PgTable, type PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from './db';

const ROWS_PER_STATEMENT = 200;

/**
 * Writes rows by primary key, a few hundred per statement; a row that exists takes the new values. Columns named in
 * `keep` stay as they are once the row exists: counters, stock, what shoppers changed since.
 */
export async function upsert<T extends PgTable>(
  db: Db,
  table: T,
  rows: readonly PgInsertValue<T>[],
  keep: readonly (keyof PgInsertValue<T>)[] = [],
): Promise<void> {
  const { columns, primaryKeys } = getTableConfig(table);
  const keyColumns = columns.filter(
    (column) => column.primary || primaryKeys.some((key) => key.columns.some(({ name }) => name === column.name)),
  );
  const set: Record<string, SQL> = {};
  for (const [field, column] of Object.entries(getTableColumns(table))) {
    const isKey = keyColumns.some(({ name }) => name === column.name);
    const isKept = (keep as readonly string[]).includes(field) || column.generatedIdentity || column.generated;
    if (!isKey && !isKept) set[field] = sql`excluded.${sql.identifier(column.name)}`;
  }
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    const statement = db.insert(table).values(rows.slice(from, from + ROWS_PER_STATEMENT));
    if (Object.keys(set).length === 0) await statement.onConflictDoNothing();
    else await statement.onConflictDoUpdate({ target: keyColumns, set: set as PgUpdateSetSource<T> });
  }
}
