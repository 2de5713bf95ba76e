import type { BrandItem } from '@hyangro/contracts/catalog/list.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../../platform/db/db';
import { kept } from '../../../platform/db/kept';
import { textIn } from '../../../platform/locale/text';
import { pinyinInitial } from '../../../platform/text/pinyin';
import { findBrands, type BrandRow } from './brand.repository';
import type { FacetIndex } from '../list/facet-index';
import { freshFacets } from '../list/kept-facets';

interface Brand {
  row: BrandRow;
  initialPinyin: string;
  productCount: number;
}
const keptBrands = kept<readonly Brand[]>();

/** All brands in the shop's order with how many of their products are on sale, as this process keeps them. */
export const brandsOf = (db: Db, now: Date): Promise<readonly Brand[]> =>
  keptBrands(db, '', now, async () => {
    const rows = await findBrands(db);
    const counts = countByBrand(await freshFacets(db));
    return rows.map((row) => ({ row, initialPinyin: pinyinInitial(row.name.cn), productCount: counts.get(row.brandCd) ?? 0 }));
  });

function countByBrand({ codes, brands, brand, isOnSale }: FacetIndex): Map<string, number> {
  const counts = new Map<string, number>();
  for (let at = 0; at < codes.length; at += 1) {
    const brandCd = brands.values[brand[at] ?? -1];
    if (brandCd !== undefined && isOnSale[at]) counts.set(brandCd, (counts.get(brandCd) ?? 0) + 1);
  }
  return counts;
}

/** A brand of the index in the reader's language. */
export const brandItemOf = ({ row, initialPinyin, productCount }: Brand, locale: Locale): BrandItem => ({
  brandCd: row.brandCd,
  name: textIn(row.name, locale),
  latinName: row.name.en,
  initialKo: row.initialKo,
  initialEn: row.initialEn,
  initialPinyin,
  logoUrl: row.logoUrl,
  productCount,
});

/** JSON of what stands above the lists of a brand; null for an unknown one. */
export async function brandHead(db: Db, brandCd: string, locale: Locale, now: Date): Promise<string | null> {
  const brand = (await brandsOf(db, now)).find(({ row }) => row.brandCd === brandCd);
  return brand ? JSON.stringify({ ...brandItemOf(brand, locale), story: textIn(brand.row.story, locale), origin: brand.row.origin }) : null;
}
