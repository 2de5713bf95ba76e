import * as z from 'zod';
import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import { textSchema } from '../../platform/locale/text-sql';
import type { SeedContext } from '../../platform/seed/seed';
import { floatingBannerTable, menuTable } from './common.tables';

/** Floating banners are drawn about this wide on the densest screens. */
const BANNER_PX = 390;

const link = z.object({ name: textSchema, link: z.string() });
export const menusFile = z.object({
  gnb: z.array(link.extend({ menuCd: z.string(), idx: z.int(), children: z.array(link).default([]) })),
  floatingBanners: z.array(z.object({ bannerCd: z.string(), text: textSchema, banner: z.string(), link: z.string() })).default([]),
  popularSearches: z.array(z.object({ rank: z.int(), keyword: textSchema, change: z.int().nullable() })),
});

/** Top menu and floating banners, as the file has them now. */
export async function seedMenus(db: Db, { gnb, floatingBanners }: z.infer<typeof menusFile>, { media }: SeedContext): Promise<void> {
  await upsert(
    db,
    menuTable,
    gnb.map((menu) => ({ ...menu, place: 'gnb' })),
  );
  await upsert(
    db,
    floatingBannerTable,
    floatingBanners.map(({ banner, ...rest }, idx) => ({ ...rest, idx, imgUrl: media.image(banner, BANNER_PX) })),
  );
}
