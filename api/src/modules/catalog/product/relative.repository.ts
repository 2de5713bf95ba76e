import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { prepared } from '../../../platform/db/prepared';
import { productTable } from '../catalog.tables';

/** Most popular ones that are compared with a product: of its leaf, and of its house. */
const OF_LEAF = 60;
const OF_HOUSE = 15;

/** What a product can resemble another one in. */
export interface Relative {
  productCd: string;
  cateCd: string;
  brandCd: string;
  popularity: number;
  /** Scent notes by their English names; empty for what is no scent. */
  notes: readonly string[];
  /** Codes of scent families, skin types and concerns. */
  traits: readonly string[];
}

const near = sql`
  near.product_cd as "productCd", near.cate_cd as "cateCd", near.brand_cd as "brandCd", near.popularity,
  coalesce((near.notes->'en'->'top') || (near.notes->'en'->'heart') || (near.notes->'en'->'base'), '[]') as notes,
  near.scent_families || near.skin_types || near.concerns as traits`;

const relatives = prepared((db) =>
  db
    .select({ seedCd: sql<string>`seed.product_cd`.as('seed_cd'), near: sql<Relative>`row_to_json(near)`.as('near') })
    .from(
      sql`${productTable} as seed cross join lateral (
      (select ${near} from ${productTable} as near where near.product_cd = seed.product_cd)
      union all
      (select ${near} from ${productTable} as near
        where near.cate_cd = seed.cate_cd and near.is_on_sale order by near.popularity limit ${sql.raw(String(OF_LEAF))})
      union all
      (select ${near} from ${productTable} as near
        where near.brand_cd = seed.brand_cd and near.is_on_sale order by near.popularity limit ${sql.raw(String(OF_HOUSE))})
    ) as near`,
    )
    .where(sql`seed.product_cd = any(${sql.placeholder('codes')}::text[]) and seed.is_on_sale`)
    .prepare('catalog_relatives'),
);

/** Products on sale that may resemble each named one, itself among them, in one statement; unknown and withdrawn ones are missing. */
export async function findRelatives(db: Db, codes: readonly string[]): Promise<Map<string, Relative[]>> {
  const found = new Map<string, Relative[]>();
  for (const { seedCd, near } of await relatives(db).execute({ codes })) found.set(seedCd, [...(found.get(seedCd) ?? []), near]);
  return found;
}
