import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import type { FacetRow } from './facet-index';
import { productFacetTable as facet } from './facet.tables';

const columns = {
  productCd: facet.productCd,
  brandCd: facet.brandCd,
  cateKey: facet.cateKey,
  volumeKey: facet.volumeKey,
  traitKey: facet.traitKey,
  productType: facet.productType,
  freeShipping: facet.freeShipping,
  isOnSale: facet.isOnSale,
  inStock: sql<boolean>`exists(select from stock where stock.product_cd = product_facet.product_cd and stock.stock_cnt > 0)`.as('in_stock'),
  salePrice: facet.salePrice,
  discountRate: facet.discountRate,
  launchDate: facet.launchDate,
  popularity: facet.popularity,
  reviewCount: facet.reviewCount,
};

/** Every product, and a snapshot that the rows are at least as young as. */
export async function findAllFacets(db: Db): Promise<{ rows: FacetRow[]; seen: string }> {
  const [now] = await db.select({ snapshot: sql<string>`pg_current_snapshot()::text` }).from(sql`(select) as nothing`);
  if (!now) throw new Error('A statement without a table answered no row.');
  return { rows: await db.select(columns).from(facet), seen: now.snapshot };
}

const seen = sql`${sql.placeholder('seen')}::pg_snapshot`;
/** Written by a transaction that the snapshot did not see. Numbers of another server's time, after a restored dump, are none of it. */
const isUnseen = (changedIn: ReturnType<typeof sql>) => sql`
  ${changedIn} >= pg_snapshot_xmin(${seen}) and ${changedIn} < pg_snapshot_xmax(pg_current_snapshot())
  and not pg_visible_in_snapshot(${changedIn}, ${seen})`;

const changedFacets = prepared((db) =>
  db
    .select({ ...columns, snapshot: sql<string>`pg_current_snapshot()::text`.as('snapshot') })
    .from(facet)
    .where(
      sql`product_cd in (
        select product_cd from product_facet where ${isUnseen(sql`changed_in`)}
        union
        select product_cd from stock
        where changed_in >= pg_snapshot_xmin(${seen})::text::bigint and ${isUnseen(sql`changed_in::text::xid8`)})`,
    )
    .prepare('catalog_changed_facets'),
);

/** Products whose facets or stock changed since the snapshot, and how young they are; null when nothing did. */
export async function findChangedFacets(db: Db, since: string): Promise<{ rows: FacetRow[]; seen: string } | null> {
  const rows = await changedFacets(db).execute({ seen: since });
  const [first] = rows;
  return first ? { rows, seen: first.snapshot } : null;
}
