import { sql } from 'drizzle-orm';
import type { RootDb } from '../../platform/db/db';
import { EXPORTED } from './exported';

export type Row = Readonly<Record<string, unknown>>;
/** Rows by table. */
export type Gathered = Readonly<Record<string, readonly Row[]>>;

/** All rows of a member as they are at one moment, by table; of each row what the member is given. */
export const gather = (db: RootDb, memCd: string): Promise<Gathered> =>
  db.transaction(
    async (tx) => {
      const gathered: Record<string, readonly Row[]> = {};
      for (const [table, { without = [], rows: own }] of Object.entries(EXPORTED)) {
        const { rows } = await tx.execute<{ row: Row }>(
          sql`select to_jsonb(t) - ${sql.param([...without])}::text[] as row from ${sql.identifier(table)} t
            where ${own ? own(memCd) : sql`mem_cd = ${memCd}`} order by t`,
        );
        gathered[table] = rows.map(({ row }) => row);
      }
      return gathered;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
