import { BLOCKS_MAX } from '@hyangro/contracts/constants';
import type { MemCd } from '@hyangro/contracts/kit/schemas';
import type { Db, RootDb } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { findPublicProfile, lockMember, photoUrlOf } from '../member/public';
import { countBlocks, deleteBlock, findBlocks, insertBlock } from './block.repository';

/** Members out of the caller's sight, newest first. */
export async function listBlocks(db: Db, page: { cursor?: string | undefined; limit: number }, { member }: Pick<MemberContext, 'member'>) {
  const { rows, nextCursor } = await findBlocks(db, member.memCd, page);
  const items = rows.map(({ memCd, nickname, avatarSeed, photoKey, blockedAt }) => ({
    memCd: memCd as MemCd,
    nickname,
    avatarSeed,
    photoUrl: nickname === '' ? null : photoUrlOf(photoKey),
    blockedAt: blockedAt.toISOString(),
  }));
  return { items, nextCursor };
}

/** Puts what a member writes out of one's own sight. */
export const blockMember = (
  db: RootDb,
  targetMemCd: string,
  { member: { memCd }, now, refuse }: Pick<MemberContext<'MEMBER_UNKNOWN' | 'UGC_OWN' | 'BLOCKS_FULL'>, 'member' | 'now' | 'refuse'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (targetMemCd === memCd) refuse('UGC_OWN');
    if (!(await findPublicProfile(tx, targetMemCd))) refuse('MEMBER_UNKNOWN');
    await lockMember(tx, memCd);
    await insertBlock(tx, { memCd, targetMemCd, createdAt: now });
    if ((await countBlocks(tx, memCd)) > BLOCKS_MAX) refuse('BLOCKS_FULL', BLOCKS_MAX);
  });

/** Lets one see again what a member writes. */
export async function unblockMember(db: Db, targetMemCd: string, { member }: Pick<MemberContext, 'member'>): Promise<void> {
  await deleteBlock(db, member.memCd, targetMemCd);
}
