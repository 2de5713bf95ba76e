import type { Post } from '@hyangro/contracts/ugc/stream.contract';
import type { UgcKind } from '@hyangro/contracts/ugc/post.schemas';
import type { Db } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import { feedsByCode } from './feed.service';
import { readerOf } from './reader';
import { reviewOf } from './review.presenter';
import { findReviews } from './review.repository';
import { findKind, findPostCodes, type PlacedCode } from './stream.repository';
import { talksByCode } from './talk.service';

type Reading = Pick<CallContext, 'locale' | 'member'>;
interface Page {
  cursor?: string;
  limit: number;
}

/** Posts of all kinds, or of one, newest first: of everybody (R-UGC-13) or of a member (R-PUB-12). One read of codes, and one of each kind in it. */
export async function listPosts(db: Db, filter: { memCd?: string; kinds?: readonly UgcKind[] }, page: Page, call: Reading) {
  const { rows, nextCursor } = await findPostCodes(db, filter, page, call.member?.memCd ?? null);
  const posts = new Map((await readAll(db, rows, call)).map((post) => [post.ugcCd, post]));
  return { items: rows.flatMap(({ ugcCd }) => posts.get(ugcCd) ?? []), nextCursor };
}

async function readAll(db: Db, codes: readonly PlacedCode[], call: Reading): Promise<Post[]> {
  const of = (kind: UgcKind) => codes.filter((each) => each.kind === kind).map(({ ugcCd }) => ugcCd);
  const some = <P>(ugcCds: readonly string[], read: (db: Db, ugcCds: readonly string[], call: Reading) => Promise<P[]>) =>
    ugcCds.length > 0 ? read(db, ugcCds, call) : [];
  const read = await Promise.all([some(of('REVIEW'), reviewsByCode), some(of('FEED'), feedsByCode), some(of('TALK'), talksByCode)]);
  return read.flat();
}

async function reviewsByCode(db: Db, ugcCds: readonly string[], call: Reading): Promise<Post[]> {
  const reader = readerOf(call);
  const { rows } = await findReviews(db, { ugcCds }, { sort: 'best', limit: ugcCds.length }, reader);
  return rows.map((row) => reviewOf(row, reader));
}

/** Which kind a code is (R-UGC-13). */
export async function readKind(
  db: Db,
  ugcCd: string,
  { member, refuse }: Pick<CallContext<'UGC_NOT_FOUND'>, 'member' | 'refuse'>,
): Promise<{ ugcCd: string; kind: UgcKind }> {
  const kind = await findKind(db, ugcCd, member?.memCd ?? null);
  return kind ? { ugcCd, kind } : refuse('UGC_NOT_FOUND');
}
