import type { Database } from './open-database';

/**
 * Does a work unless another connection does one of the same name: then null, at once. The lock ends with its connection, so a process that is
 * killed leaves none behind. The embedded database belongs to one process, and its one connection is needed for the work: nothing is locked there.
 */
export async function whileLocked<T>(
  { kind, pool }: Pick<Database, 'kind' | 'pool'>,
  name: string,
  work: () => Promise<T>,
): Promise<T | null> {
  if (kind === 'embedded') return work();
  const client = await pool.connect();
  const ask = async (call: string) =>
    (await client.query<{ is: boolean }>(`select ${call}(hashtextextended($1, 0)) as is`, [name])).rows[0]?.is;
  let hasFailed = false;
  try {
    if (!(await ask('pg_try_advisory_lock'))) return null;
    try {
      return await work();
    } finally {
      await ask('pg_advisory_unlock');
    }
  } catch (error) {
    hasFailed = true;
    throw error;
  } finally {
    // A connection that may not have unlocked is closed: the server frees what it held.
    client.release(hasFailed);
  }
}
