import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';

/** A transaction of drizzle over the `pg` driver. */
export type Tx = PgTransaction<NodePgQueryResultHKT, Record<string, never>, ExtractTablesWithRelations<Record<string, never>>>;
/** First argument of every repository function: the pool's handle or a transaction, alike. */
export type Db = NodePgDatabase<Record<string, never>> | Tx;
/** The pool's handle: begins transactions. Never await HTTP inside one: the embedded database has one session. */
export type RootDb = NodePgDatabase<Record<string, never>>;
