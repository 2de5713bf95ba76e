import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { kept } from '../../platform/db/kept';
import { plainText } from '../../platform/text/plain-text';
import { wholeKey } from './lexemes';
import { phraseWords, type Synonyms } from './phrase';
import { searchSynonymTable } from './search.tables';

const normal = (term: string) => plainText(term).trim().replace(/\s+/g, ' ');

/** Groups of terms that mean the same. */
export async function listSynonyms(db: Db): Promise<string[][]> {
  const rows = await db.select().from(searchSynonymTable).orderBy(asc(searchSynonymTable.groupNo), asc(searchSynonymTable.term));
  const groups = new Map<number, string[]>();
  for (const { groupNo, term } of rows) groups.set(groupNo, [...(groups.get(groupNo) ?? []), term]);
  return [...groups.values()];
}

/** Makes terms mean the same, together with all that any of them meant the same as. Answers the group. */
export async function joinSynonyms(db: Db, terms: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(terms.map(normal).filter((term) => phraseWords(term).length > 0))];
  if (wanted.length < 2) throw new Error('Two different terms at least can mean the same.');
  const known = await db.select().from(searchSynonymTable).where(inArray(searchSynonymTable.term, wanted));
  const old = [...new Set(known.map(({ groupNo }) => groupNo))];
  const groupNo = old[0] ?? (await nextGroup(db));
  if (old.length > 1) await db.update(searchSynonymTable).set({ groupNo }).where(inArray(searchSynonymTable.groupNo, old));
  await db
    .insert(searchSynonymTable)
    .values(wanted.map((term) => ({ term, groupNo })))
    .onConflictDoNothing();
  const rows = await db
    .select()
    .from(searchSynonymTable)
    .where(eq(searchSynonymTable.groupNo, groupNo))
    .orderBy(asc(searchSynonymTable.term));
  return rows.map(({ term }) => term);
}

/** Takes a term out of its group; a term that is left alone goes too. Answers whether it was there. */
export async function removeSynonym(db: Db, term: string): Promise<boolean> {
  const [gone] = await db
    .delete(searchSynonymTable)
    .where(eq(searchSynonymTable.term, normal(term)))
    .returning();
  if (!gone) return false;
  const ofGroup = eq(searchSynonymTable.groupNo, gone.groupNo);
  const left = await db.select().from(searchSynonymTable).where(ofGroup);
  if (left.length === 1) await db.delete(searchSynonymTable).where(ofGroup);
  return true;
}

async function nextGroup(db: Db): Promise<number> {
  const [row] = await db.select({ last: sql<number>`coalesce(max(${searchSynonymTable.groupNo}), 0)` }).from(searchSynonymTable);
  return (row?.last ?? 0) + 1;
}

const keptSynonyms = kept<Synonyms>();
/** What each term means the same as, as this process keeps it: call it before a look. */
export const synonymsOf = (db: Db, now: Date): Promise<Synonyms> =>
  keptSynonyms(db, '', now, async () => {
    const groups = await listSynonyms(db);
    return new Map(groups.flatMap((group) => group.map((term) => [wholeKey(phraseWords(term)), group.filter((other) => other !== term)])));
  });
