import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import { decodeCursor, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { textSql } from '../../platform/locale/text-sql';
import { productNames } from '../catalog/public';
import { publicProfiles } from '../member/public';
import { foundBy, type Wanted } from './found-by';
import { mediaOf } from './media';
import { feedTable } from './ugc.tables';

const { isBest, likeCnt, ugcCd } = feedTable;
interface FeedPage {
  cursor?: string;
  limit: number;
}
interface NamedProduct {
  productCd: string;
  brandNm: string;
  productNm: string;
  imgMainUrl: string;
}

const passes = (wanted: Wanted) =>
  and(
    isNull(feedTable.hiddenAt),
    foundBy(
      { bigrams: feedTable.searchBigrams, text: sql`lower(${feedTable.text})`, product: { column: feedTable.productCds, isArray: true } },
      wanted,
    ),
  );

/** Feeds that fit, chosen ones first, then the most liked; with author, goods and pictures, one read per page. */
export async function findFeeds(db: Db, wanted: Wanted, { cursor, limit }: FeedPage, locale: Locale) {
  const place = decodeCursor(cursor, 3, ([best, likes, code]) =>
    typeof best === 'boolean' && Number.isInteger(likes) && Math.abs(Number(likes)) < 2 ** 31 && typeof code === 'string'
      ? { best, likes, code }
      : null,
  );
  const goods = sql<NamedProduct[]>`(
    select coalesce(json_agg(json_build_object('productCd', ${productNames.productCd}, 'brandNm', ${textSql(productNames.brandName, locale)},
      'productNm', ${textSql(productNames.productName, locale)}, 'imgMainUrl', ${productNames.imgMainUrl})
      order by array_position(${feedTable.productCds}, ${productNames.productCd})), '[]')
    from ${productNames} where ${productNames.productCd} = any(${feedTable.productCds}))`;
  const rows = await db
    .select({
      ugcCd,
      text: feedTable.text,
      locale: feedTable.locale,
      likeCnt,
      commentCnt: feedTable.commentCnt,
      isBest,
      createdAt: feedTable.createdAt,
      memCd: feedTable.memCd,
      nickname: publicProfiles.nickname,
      avatarSeed: publicProfiles.avatarSeed,
      products: goods.as('goods'),
      media: mediaOf(ugcCd).as('media'),
    })
    .from(feedTable)
    .leftJoin(publicProfiles, eq(publicProfiles.memCd, feedTable.memCd))
    .where(and(passes(wanted), place && sql`(${isBest}, ${likeCnt}, ${ugcCd}) < (${place.best}, ${place.likes}, ${place.code})`))
    .orderBy(desc(isBest), desc(likeCnt), desc(ugcCd))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.isBest, last.likeCnt, last.ugcCd]);
}
export type FeedRow = Awaited<ReturnType<typeof findFeeds>>['rows'][number];

export async function countFeeds(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(feedTable).where(passes(wanted));
  return row?.total ?? 0;
}
