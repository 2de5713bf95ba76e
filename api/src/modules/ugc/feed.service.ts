import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { Feed } from '@hyangro/contracts/ugc/feed.contract';
import type { FeedForm } from '@hyangro/contracts/ugc/feed.rules';
import { newCode } from '../../platform/code';
import type { Db, RootDb } from '../../platform/db/db';
import type { CallContext, MemberContext } from '../../platform/http/call';
import { bigramsOf, isProductOnSale } from '../catalog/public';
import { canWriteFeed } from '../member/public';
import { refuseUnknownProducts } from './known-products';
import { feedOf } from './feed.presenter';
import { deleteFeedRow, findFeedOwner, findFeeds, insertFeed, updateFeed, type FeedFilter } from './feed.repository';
import type { PostPage } from './post-page';
import { holdWords, mustMayWrite } from './hold.service';
import { saveMedia } from './media';
import { readerOf } from './reader';
import { removeReactions } from './reactions.repository';

type Reading = Pick<CallContext, 'locale' | 'member'>;
type Page = Omit<PostPage, 'order'>;

async function list(db: Db, filter: FeedFilter, page: PostPage, call: Reading) {
  const reader = readerOf(call);
  const { rows, nextCursor } = await findFeeds(db, filter, page, reader);
  return { items: rows.map((row) => feedOf(row, reader)), nextCursor };
}

/** All feeds, newest first (R-UGC-11). */
export const listFeeds = (db: Db, page: Page, call: Reading) => list(db, {}, { ...page, order: 'newest' }, call);

/** All feeds, the chosen ones first, then the most liked (R-UGC-05). */
export const listBestFeeds = (db: Db, page: Page, call: Reading) => list(db, {}, { ...page, order: 'best' }, call);

/** Feeds that show a product. */
export async function listFeedsOfProduct(
  db: Db,
  productCd: string,
  page: Page,
  call: Reading & Pick<CallContext<'PRODUCT_NOT_FOUND'>, 'refuse'>,
) {
  if (!(await isProductOnSale(db, productCd))) call.refuse('PRODUCT_NOT_FOUND');
  return list(db, { productCd }, { ...page, order: 'newest' }, call);
}

/** Feeds by their codes, in no order. */
export const feedsByCode = async (db: Db, ugcCds: readonly string[], call: Reading): Promise<Feed[]> =>
  (await list(db, { ugcCds }, { order: 'newest', limit: ugcCds.length }, call)).items;

export async function readFeed(db: Db, ugcCd: string, call: Reading & Pick<CallContext<'FEED_NOT_FOUND'>, 'refuse'>): Promise<Feed> {
  const [feed] = await feedsByCode(db, [ugcCd], call);
  return feed ?? call.refuse('FEED_NOT_FOUND');
}

type Writing<R extends RefusalName> = Pick<MemberContext<R>, 'locale' | 'member' | 'now' | 'refuse'>;
type Untouchable = 'FEED_NOT_FOUND' | 'UGC_NOT_MINE' | 'UGC_ADOPTED';

/** Writes a feed, where its member may (R-UGC-07, P-09). */
export async function writeFeed(
  db: RootDb,
  form: FeedForm,
  call: Writing<'FEED_NO_RIGHT' | 'UGC_BANNED' | 'VALIDATION_FAILED'>,
): Promise<Feed> {
  const { member, locale, now, refuse } = call;
  const { memCd } = member;
  await mustMayWrite(db, call);
  if (!(await canWriteFeed(db, memCd))) refuse('FEED_NO_RIGHT');
  await refuseUnknownProducts(db, form.products, 'products', refuse);
  const ugcCd = newCode('FD');
  await db.transaction(async (tx) => {
    await insertFeed(tx, { ugcCd, memCd, locale, ...columnsOf(form), createdAt: now });
    const isKept = await saveMedia(tx, { memCd, ugcCd, mediaKeys: form.mediaKeys, now });
    if (!isKept) refuse('VALIDATION_FAILED', { field: 'mediaKeys', code: 'media.v0004' });
    await holdWords(tx, targetOf(ugcCd, memCd, form), now);
  });
  return written(db, ugcCd, call);
}

/** Changes an own feed that no adopted answer shows (R-UGC-06, ST-ADP-01). */
export async function changeFeed(
  db: RootDb,
  ugcCd: string,
  form: FeedForm,
  call: Writing<Untouchable | 'UGC_BANNED' | 'VALIDATION_FAILED'>,
): Promise<Feed> {
  const { member, now, refuse } = call;
  const { memCd } = member;
  await mustMayWrite(db, call);
  await refuseUnknownProducts(db, form.products, 'products', refuse);
  await db.transaction(async (tx) => {
    if (!(await updateFeed(tx, { ugcCd, memCd }, { ...columnsOf(form), editedAt: now }))) await refuseUntouchable(tx, ugcCd, call);
    const isKept = await saveMedia(tx, { memCd, ugcCd, mediaKeys: form.mediaKeys, now });
    if (!isKept) refuse('VALIDATION_FAILED', { field: 'mediaKeys', code: 'media.v0004' });
    await holdWords(tx, targetOf(ugcCd, memCd, form), now);
  });
  return written(db, ugcCd, call);
}

/** Deletes an own feed with all that hangs on it (ST-ADP-01). */
export const deleteFeed = (db: RootDb, ugcCd: string, call: Writing<Untouchable>): Promise<void> =>
  db.transaction(async (tx) => {
    // The post first: a like at the same moment waits for its row, and finds it gone.
    if (!(await deleteFeedRow(tx, { ugcCd, memCd: call.member.memCd }))) await refuseUntouchable(tx, ugcCd, call);
    await removeReactions(tx, ugcCd, call.now);
  });

const columnsOf = ({ text, products }: FeedForm) => ({
  text,
  productCds: products.map(({ productCd }) => productCd),
  pins: products,
  searchBigrams: bigramsOf(text),
});

const targetOf = (ugcCd: string, memCd: string, { text }: FeedForm) =>
  ({ target: 'FEED', targetCd: ugcCd, ugcCd, memCd, isHidden: false, text }) as const;

/** Why an own feed could not be written. */
async function refuseUntouchable(db: Db, ugcCd: string, { member, refuse }: Writing<Untouchable>): Promise<never> {
  const owner = await findFeedOwner(db, ugcCd);
  if (owner === null) return refuse('FEED_NOT_FOUND');
  return refuse(owner === member.memCd ? 'UGC_ADOPTED' : 'UGC_NOT_MINE');
}

async function written(db: Db, ugcCd: string, call: Reading): Promise<Feed> {
  const [feed] = await feedsByCode(db, [ugcCd], call);
  if (!feed) throw new Error('A feed that was written is gone.');
  return feed;
}
