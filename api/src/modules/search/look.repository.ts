import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { lookColumns, readKept } from '../../platform/db/kept';
import { prepared } from '../../platform/db/prepared';

const look = prepared((db) =>
  db
    .select(lookColumns)
    .from(sql`(select) as nothing`)
    .prepare('search_look'),
);

/** Answers what `read` puts together from kept values, as young as a look made after them. */
export async function readLooking<T>(db: Db, read: () => Promise<T>): Promise<T> {
  const { answer } = await readKept(db, async (seen) => {
    const answer = await read();
    const [row] = await look(db).execute({ seen });
    if (!row) throw new Error('A statement without a table answered no row.');
    return { answer, ...row };
  });
  return answer;
}
