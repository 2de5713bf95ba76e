import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { lookColumns, type Look } from '../../platform/db/kept';
import { prepared } from '../../platform/db/prepared';
import { soldLines } from '../order/public';
import { layoutTable } from './layout.tables';

/** Pieces of one option: product, option (empty without options), count. */
export type Piece = readonly [productCd: string, optionCd: string, stockCnt: number];
/**
 * The oldest transaction that was still open at a look. Whatever a later look may see and this one did not was written
 * by that transaction or a younger one, so `changed_in >= horizon` misses nothing.
 */
export type Horizon = string;

/** Pieces of all options of the products, and the horizon of this look. */
export async function readShelf(db: Db, codes: readonly string[]): Promise<{ horizon: Horizon; pieces: readonly Piece[] }> {
  const { rows } = await db.execute<{ horizon: string; pieces: Piece[] | null }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
           (select json_agg(json_build_array(product_cd, option_cd, stock_cnt)) from stock where product_cd = any(${sql.param([...codes])}::text[])) as pieces`);
  return { horizon: rows[0]?.horizon ?? '0', pieces: rows[0]?.pieces ?? [] };
}

const fresh = prepared((db) =>
  db
    .select({
      ...lookColumns,
      horizon: sql<Horizon>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('horizon'),
      changed: sql<Piece[] | null>`(
      select json_agg(json_build_array(product_cd, option_cd, stock_cnt)) from stock where changed_in >= ${sql.placeholder('since')}::bigint)`.as(
        'changed',
      ),
      coupons: sql<string | null>`(
      select string_agg(c.coupon_cd || ':' || c.issued_count || ':' ||
        (select count(*) from member_coupon r where r.coupon_cd = c.coupon_cd and r.mem_cd = ${sql.placeholder('memCd')}::text), ',')
      from coupon c where c.coupon_cd = any(${sql.placeholder('couponCds')}::int[]))`.as('coupons'),
      liked: sql<string[] | null>`(
      select json_agg(product_cd) from wishlist
      where mem_cd = ${sql.placeholder('memCd')}::text and product_cd = any(${sql.placeholder('codes')}::text[]))`.as('liked'),
      bought: sql<string[] | null>`(
      select json_agg(${soldLines.productCd}) from ${soldLines}
      where ${soldLines.memCd} = ${sql.placeholder('memCd')}::text and ${soldLines.productCd} = any(${sql.placeholder('picked')}::text[]))`.as(
        'bought',
      ),
    })
    .from(layoutTable)
    .where(eq(layoutTable.layoutCd, sql.placeholder('layoutCd')))
    .prepare('layout_fresh'),
);

export interface FreshQuestion {
  seen: string;
  layoutCd: string;
  since: Horizon;
  couponCds: readonly number[];
  memCd: string | null;
  codes: readonly string[];
  /** Products that may be recommended to a group. */
  picked: readonly string[];
}
export interface Fresh extends Look {
  horizon: Horizon;
  /** Options whose count changed since the horizon asked for, anywhere in the shop. */
  changed: readonly Piece[];
  /** Issued in all and received by the member, by coupon. */
  coupons: ReadonlyMap<number, { issuedCount: number; received: number }>;
  /** Products of the question that the member likes. */
  liked: ReadonlySet<string>;
  /** Recommendable products of the question that the member has bought. */
  bought: ReadonlySet<string>;
}

/** All of a layout that may not be a moment old, in one read; null when the layout is gone. */
export async function readFresh(db: Db, question: FreshQuestion): Promise<Fresh | null> {
  const { seen, layoutCd, since, couponCds, memCd } = question;
  const { codes, picked } = memCd === null ? { codes: [], picked: [] } : question;
  const [row] = await fresh(db).execute({ seen, layoutCd, since, couponCds, memCd: memCd ?? '', codes, picked });
  if (!row) return null;
  return {
    snapshot: row.snapshot,
    isChanged: row.isChanged,
    horizon: row.horizon,
    changed: row.changed ?? [],
    coupons: new Map(
      (row.coupons ?? '')
        .split(',')
        .filter(Boolean)
        .map((part) => {
          const [couponCd = 0, issuedCount = 0, received = 0] = part.split(':').map(Number);
          return [couponCd, { issuedCount, received }];
        }),
    ),
    liked: new Set(row.liked),
    bought: new Set(row.bought),
  };
}
