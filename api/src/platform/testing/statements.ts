import type { Pool } from 'pg';

/** Texts of the statements that a piece of work sends, those of its transactions included, for a pool of one connection. */
export async function statementsOf(pool: Pool, work: () => Promise<unknown>): Promise<string[]> {
  if (pool.options.max !== 1) throw new Error('Statements are counted on a pool of one connection.');
  const client = await pool.connect();
  const query = jest.spyOn(client, 'query');
  client.release();
  try {
    await work();
    const calls: readonly (readonly unknown[])[] = query.mock.calls;
    return calls.map(([statement]) => textOf(statement));
  } finally {
    query.mockRestore();
  }
}

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : String(statement);
