import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../proc.mjs';

export interface Client {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  end(): Promise<void>;
}
/** The driver that the API is installed with. */
const pg: { Pool: new (options: { connectionString: string; max: number }) => Client } = createRequire(path.join(ROOT, 'api/package.json'))(
  'pg',
);

export const connect = (url: string): Client => new pg.Pool({ connectionString: url, max: 1 });

/** A database of this name on the server, made when it is not there. Answers its URL and whether it is new. */
export async function databaseOn(server: string, name: string): Promise<{ url: string; isNew: boolean }> {
  const admin = connect(server);
  try {
    const { rows } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rows.length === 0) await admin.query(`create database "${name}"`);
    return { url: Object.assign(new URL(server), { pathname: `/${name}` }).href, isNew: rows.length === 0 };
  } finally {
    await admin.end();
  }
}
