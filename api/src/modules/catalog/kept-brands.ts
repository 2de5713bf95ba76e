import type { BrandItem } from '@hyangro/contracts/catalog/list.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { kept } from '../../platform/db/kept';
import { textIn } from '../../platform/locale/text';
import { findBrands, type BrandRow } from './brand.repository';
import { pinyinInitial } from './pinyin';

interface Brand {
  row: BrandRow;
  initialPinyin: string;
}
const keptBrands = kept<readonly Brand[]>();

/** All brands in the shop's order, as this process keeps them. */
export const brandsOf = (db: Db, now: Date): Promise<readonly Brand[]> =>
  keptBrands(db, '', now, async () => (await findBrands(db)).map((row) => ({ row, initialPinyin: pinyinInitial(row.name.cn) })));

/** A brand of the index in the reader's language. */
export const brandItemOf = ({ row, initialPinyin }: Brand, locale: Locale): BrandItem => ({
  brandCd: row.brandCd,
  name: textIn(row.name, locale),
  latinName: row.name.en,
  initialKo: row.initialKo,
  initialEn: row.initialEn,
  initialPinyin,
  logoUrl: row.logoUrl,
  productCount: row.productCount,
});

/** JSON of what stands above the lists of a brand; null for an unknown one. */
export async function brandHead(db: Db, brandCd: string, locale: Locale, now: Date): Promise<string | null> {
  const brand = (await brandsOf(db, now)).find(({ row }) => row.brandCd === brandCd);
  return brand ? JSON.stringify({ ...brandItemOf(brand, locale), story: textIn(brand.row.story, locale), origin: brand.row.origin }) : null;
}
