import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { currentSnapshot } from '../../../platform/db/kept';
import { prepared } from '../../../platform/db/prepared';
import type { FacetRow } from './facet-index';
import { productFacetTable as facet } from './facet.tables';

const columns = {
  productCd: facet.productCd,
  productNo: facet.productNo,
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

const FIELDS = sql`
  facet.product_cd, product_no, brand_cd, cate_key, volume_key, trait_key, product_type, free_shipping, is_on_sale, coalesce(shelf.in_stock, false),
  sale_price, discount_rate, launch_date, popularity, review_count`;

/** Products of one statement: none comes near the time that a statement may take. */
const PART = 20_000;

/** Every product, and a snapshot that the rows are at least as young as. Each row is one text: the driver reads hundreds of thousands in a second. */
export async function findAllFacets(db: Db): Promise<{ rows: FacetRow[]; seen: string }> {
  const seen = await currentSnapshot(db);
  const found: FacetRow[] = [];
  for (let last = '', isMore = true; isMore; last = found.at(-1)?.productCd ?? '') {
    const { rows } = await db.execute<{ line: string }>(sql`
      select concat_ws(E'\t', ${FIELDS}) as line
      from (select * from product_facet where product_cd > ${last} order by product_cd limit ${PART}) facet
      left join lateral (select bool_or(stock_cnt > 0) as in_stock from stock where stock.product_cd = facet.product_cd) shelf on true
      order by facet.product_cd`);
    for (const row of rowsIn(rows)) found.push(row);
    isMore = rows.length === PART;
  }
  return { rows: found, seen };
}

function* rowsIn(lines: readonly { line: string }[]): Iterable<FacetRow> {
  for (const { line } of lines) {
    const [productCd = '', productNo, brandCd = '', cateKey = '', volumeKey = '', traitKey = '', productType, freeShipping, ...others] =
      line.split('\t');
    const [isOnSale, inStock, salePrice, discountRate, launchDate = '', popularity, reviewCount] = others;
    yield {
      ...{ productCd, brandCd, cateKey, volumeKey, traitKey, launchDate },
      productNo: Number(productNo),
      productType: productType === 'OVERSEAS' ? 'OVERSEAS' : 'DOMESTIC',
      freeShipping: freeShipping === 't',
      isOnSale: isOnSale === 't',
      inStock: inStock === 't',
      salePrice: Number(salePrice),
      discountRate: Number(discountRate),
      popularity: Number(popularity),
      reviewCount: Number(reviewCount),
    };
  }
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
