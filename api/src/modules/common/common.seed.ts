import * as z from 'zod';
import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import { textSchema } from '../../platform/locale/text-sql';
import { menuTable, suggestedSearchTable } from './common.tables';

const link = z.object({ name: textSchema, link: z.string() });
export const menusFile = z.object({
  gnb: z.array(link.extend({ menuCd: z.string(), idx: z.int(), children: z.array(link).default([]) })),
  popularSearches: z.array(z.object({ rank: z.int(), keyword: textSchema, change: z.int().nullable() })),
  recommendedSearches: z.array(textSchema),
});

/** Top menu and suggested searches, as the file has them now. */
export async function seedMenus(db: Db, { gnb, popularSearches, recommendedSearches }: z.infer<typeof menusFile>): Promise<void> {
  await upsert(
    db,
    menuTable,
    gnb.map((menu) => ({ ...menu, place: 'gnb' })),
  );
  await db.delete(suggestedSearchTable);
  await db.insert(suggestedSearchTable).values([
    ...popularSearches.map(({ rank, keyword, change }) => ({
      kind: 'POPULAR' as const,
      rank,
      keyword,
      change,
    })),
    ...recommendedSearches.map((keyword, at) => ({
      kind: 'RECOMMENDED' as const,
      rank: at + 1,
      keyword,
      change: null,
    })),
  ]);
}
