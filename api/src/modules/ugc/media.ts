import { asc, eq, sql, type Column, type SQL } from 'drizzle-orm';
import type { PostMedia } from '@hyangro/contracts/ugc/media.contract';
import type { Db } from '../../platform/db/db';
import { attachMedia, detachMedia } from '../upload/public';
import { ugcMediaTable as media } from './ugc.tables';

/** Media of the demo shop were never uploaded: the place that they begin with names them. */
const keyOf = sql<string>`coalesce(${media.mediaKey}, ${media.ugcCd} || '-' || ${media.seq})`;

/** Pictures and films of a post, in their order. The column is named with its table: a select of one table would name it without, and mean this one's. */
export const mediaOf = (ugcCd: Column): SQL<PostMedia[]> => sql`(
  select coalesce(json_agg(json_build_object('mediaKey', ${keyOf}, 'type', ${media.type}, 'url', ${media.url}, 'thumbUrl', ${media.thumbUrl},
    'listUrl', ${media.listUrl}, 'posterUrl', ${media.posterUrl}, 'width', ${media.width}, 'height', ${media.height}) order by ${media.seq}), '[]')
  from ${media} where ${media}.ugc_cd = ${ugcCd.table}.${sql.identifier(ugcCd.name)})`;

/**
 * The post shows these photos and videos from now on, in this order: new ones of its author, and those that it has, which are named by the same keys. Those left
 * out are let go. Call it in the transaction that writes the post. Null when a key names nothing that this post may show: then refuse (`media.v0004`).
 */
export async function saveMedia(
  tx: Db,
  post: { memCd: string; ugcCd: string; mediaKeys: readonly string[]; now: Date },
): Promise<PostMedia[] | null> {
  const { ugcCd, mediaKeys, now } = post;
  const shown = await tx
    .select({
      mediaKey: keyOf,
      type: media.type,
      url: media.url,
      thumbUrl: media.thumbUrl,
      listUrl: media.listUrl,
      posterUrl: media.posterUrl,
      width: media.width,
      height: media.height,
    })
    .from(media)
    .where(eq(media.ugcCd, ugcCd))
    .orderBy(asc(media.seq));
  const had = new Map(shown.map((item) => [item.mediaKey, item]));
  const added = await attachMedia(tx, { ...post, mediaKeys: mediaKeys.filter((mediaKey) => !had.has(mediaKey)) });
  if (!added) return null;
  const fresh = new Map(added.map((item) => [item.mediaKey, item]));
  const all = mediaKeys.flatMap((mediaKey) => had.get(mediaKey) ?? fresh.get(mediaKey) ?? []);
  await detachMedia(tx, { ugcCd, kept: mediaKeys, now });
  await tx.delete(media).where(eq(media.ugcCd, ugcCd));
  if (all.length > 0) await tx.insert(media).values(all.map((item, at) => ({ ...item, ugcCd, seq: at + 1 })));
  return all;
}

/** A post that is deleted lets its photos and videos go; call it in the transaction that deletes it. */
export async function removeMedia(tx: Db, ugcCd: string, now: Date): Promise<void> {
  await detachMedia(tx, { ugcCd, now });
  await tx.delete(media).where(eq(media.ugcCd, ugcCd));
}
