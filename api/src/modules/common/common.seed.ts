import * as z from 'zod';
import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import { textSchema } from '../../platform/locale/text-sql';
import { menuTable } from './common.tables';

const link = z.object({ name: textSchema, link: z.string() });
export const menusFile = z.object({
  gnb: z.array(link.extend({ menuCd: z.string(), idx: z.int(), children: z.array(link).default([]) })),
  popularSearches: z.array(z.object({ rank: z.int(), keyword: textSchema, change: z.int().nullable() })),
});

/** Top menu, as the file has it now. */
export async function seedMenus(db: Db, { gnb }: z.infer<typeof menusFile>): Promise<void> {
  await upsert(
    db,
    menuTable,
    gnb.map((menu) => ({ ...menu, place: 'gnb' })),
  );
}
