import * as z from 'zod';
import { LOCALES, type Locale } from '@hyangro/contracts/locales';
import { daysBefore, kstDay } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import type { Text } from '../../platform/locale/text';
import type { SeedContext } from '../../platform/seed/seed';
import { searchLogTable } from './search.tables';
import { joinSynonyms } from './synonym.repository';

export const synonymsFile = z.array(z.array(z.string().min(1)).min(2));

interface SearchFiles {
  synonyms: z.infer<typeof synonymsFile>;
  /** Terms by rank; `change` in places since yesterday, null for new ones. */
  popularSearches: readonly { rank: number; keyword: Text; change: number | null }[];
}

/** Synonyms, and counts of searches that make the ranks of the file. Synonyms of operators and counts of shoppers stay. */
export async function seedSearch(db: Db, { synonyms, popularSearches }: SearchFiles, { now }: SeedContext): Promise<void> {
  for (const group of synonyms) await joinSynonyms(db, group);
  const weight = (rank: number) => Math.max(40 - rank, 1) * 10;
  const rows = popularSearches.flatMap(({ rank, keyword, change }) => {
    const before = change === null ? 0 : weight(rank + change);
    return LOCALES.flatMap((locale: Locale) => [
      { day: kstDay(daysBefore(now, 1)), locale, keyword: keyword[locale], count: before },
      { day: kstDay(now), locale, keyword: keyword[locale], count: weight(rank) * 2 - before },
    ]);
  });
  await db
    .insert(searchLogTable)
    .values(rows.filter(({ count }) => count > 0))
    .onConflictDoNothing();
}
