import type { PostMedia } from '@hyangro/contracts/ugc/media.contract';
import type { Db } from '../../../platform/db/db';
import { mediaItem } from './media-item';
import { attachRows, detachRows } from './media.repository';

/**
 * Photos and videos of a member belong to a post from now on, and everybody sees them who sees the post; call it in the transaction that
 * writes the post. Answers them in the order of the keys. Null when one is not this member's, not complete, gone, or another post's: then end the
 * transaction.
 */
export async function attachMedia(
  tx: Db,
  { memCd, mediaKeys, ugcCd, now }: { memCd: string; mediaKeys: readonly string[]; ugcCd: string; now: Date },
): Promise<PostMedia[] | null> {
  if (mediaKeys.length === 0) return [];
  const rows = new Map((await attachRows(tx, memCd, mediaKeys, ugcCd, now)).map((row) => [row.mediaKey, mediaItem(row)]));
  const items = mediaKeys.flatMap((mediaKey) => rows.get(mediaKey) ?? []);
  return items.length === mediaKeys.length ? items : null;
}

/**
 * A post lets its photos and videos go, but for those in `kept`: nobody sees them from then on, and the next cleaning takes their files. Call it in the transaction
 * that changes or deletes the post.
 */
export async function detachMedia(
  tx: Db,
  { ugcCd, kept = [], now }: { ugcCd: string; kept?: readonly string[]; now: Date },
): Promise<void> {
  await detachRows(tx, ugcCd, kept, now);
}
