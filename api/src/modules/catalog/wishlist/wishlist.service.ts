import { RECENT_PRODUCTS_CAP, WISHLIST_FOLDERS_MAX } from '@hyangro/contracts/constants';
import type { MyProduct } from '@hyangro/contracts/catalog/my-product.schemas';
import type { SharedWishlist, WishlistFolder, WishlistFolders, WishlistPage as Page } from '@hyangro/contracts/wishlist/wishlist.contract';
import { newCode } from '../../../platform/code';
import type { Cipher } from '../../../platform/cipher/cipher';
import { pageOf } from '../../../platform/db/cursor';
import type { Db, RootDb } from '../../../platform/db/db';
import type { CallContext, MemberContext } from '../../../platform/http/call';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import { findPublicProfile, lockMember } from '../../member/public';
import { findMyProducts } from '../goods/my-product.repository';
import {
  closeShare,
  countFolders,
  deleteFolder,
  findFolders,
  findShared,
  hasFolder,
  insertFolder,
  isNameTaken,
  lockFolder,
  openShare,
  renameFolder,
  type FolderRow,
} from './folder.repository';
import { folderOfToken, isShareToken, signShare } from './share-token.rules';
import { countZzim, likesBehind, putIntoFolder, type WishlistPage } from './wishlist.repository';

type Fingerprint = Cipher['fingerprint'];
type Own<R extends RefusalName = never> = Pick<MemberContext<R>, 'member' | 'refuse'>;
const FOLDER_CODE_LENGTH = 10;

/** One page of what the member likes, of all or of one folder (R-MY-02). */
export async function readWishlist(
  db: Db,
  { folderCd, ...page }: WishlistPage & { folderCd?: string | undefined },
  { member, locale, refuse }: Own<'WISHLIST_FOLDER_NOT_FOUND'> & Pick<CallContext, 'locale'>,
): Promise<Page> {
  if (folderCd !== undefined && !(await hasFolder(db, member.memCd, folderCd))) refuse('WISHLIST_FOLDER_NOT_FOUND');
  const liked = await pageOfLikes(db, folderCd === undefined ? { memCd: member.memCd } : { folderCd }, page);
  const products = await findMyProducts(
    db,
    liked.rows.map(({ productCd }) => productCd),
    locale,
  );
  return {
    items: liked.rows.flatMap(({ productCd, likedAt, folderCd: inFolder }) => {
      const product = products.get(productCd);
      return product ? [{ ...product, folderCd: inFolder, likedAt: likedAt.toISOString() }] : [];
    }),
    nextCursor: liked.nextCursor,
  };
}

const pageOfLikes = async (db: Db, of: Parameters<typeof likesBehind>[1], page: WishlistPage) =>
  pageOf(await likesBehind(db, of, page), page.limit, (last) => [last.likedAt.toISOString(), last.productCd]);

export async function readFolders(db: Db, sign: Fingerprint, { member }: Own): Promise<WishlistFolders> {
  const folders = await findFolders(db, member.memCd);
  return { totalCount: await countZzim(db, member.memCd), folders: folders.map((row) => folderOf(row, sign)) };
}

const folderOf = ({ folderCd, name, count, isShared, shareNo }: FolderRow, sign: Fingerprint): WishlistFolder => ({
  folderCd,
  name,
  count,
  shareToken: isShared ? signShare(folderCd, shareNo, sign) : null,
});

/** Makes a folder. The member's row is locked: two at once must not both be the last that fits. */
export const makeFolder = (
  db: RootDb,
  name: string,
  { member: { memCd }, now, refuse }: Own<'WISHLIST_FOLDER_TAKEN' | 'WISHLIST_FOLDER_LIMIT'> & Pick<CallContext, 'now'>,
): Promise<WishlistFolder> =>
  db.transaction(async (tx) => {
    await lockMember(tx, memCd);
    if ((await countFolders(tx, memCd)) >= WISHLIST_FOLDERS_MAX) refuse('WISHLIST_FOLDER_LIMIT', WISHLIST_FOLDERS_MAX);
    const folderCd = newCode('WF', FOLDER_CODE_LENGTH);
    if (!(await insertFolder(tx, { folderCd, memCd, name, createdAt: now }))) refuse('WISHLIST_FOLDER_TAKEN');
    return { folderCd, name, count: 0, shareToken: null };
  });

export const nameFolder = (
  db: RootDb,
  folderCd: string,
  name: string,
  { member: { memCd }, refuse }: Own<'WISHLIST_FOLDER_TAKEN' | 'WISHLIST_FOLDER_NOT_FOUND'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMember(tx, memCd);
    if (await isNameTaken(tx, memCd, folderCd, name)) refuse('WISHLIST_FOLDER_TAKEN');
    if (!(await renameFolder(tx, memCd, folderCd, name))) refuse('WISHLIST_FOLDER_NOT_FOUND');
  });

export const removeFolder = async (db: Db, folderCd: string, { member }: Pick<MemberContext, 'member'>): Promise<void> =>
  void (await deleteFolder(db, member.memCd, folderCd));

export const moveToFolder = (
  db: RootDb,
  productCd: string,
  folderCd: string | null,
  { member: { memCd }, refuse }: Own<'WISHLIST_FOLDER_NOT_FOUND' | 'PRODUCT_NOT_FOUND'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (folderCd !== null && !(await lockFolder(tx, memCd, folderCd))) refuse('WISHLIST_FOLDER_NOT_FOUND');
    if (!(await putIntoFolder(tx, memCd, productCd, folderCd))) refuse('PRODUCT_NOT_FOUND');
  });

export async function shareFolder(
  db: Db,
  sign: Fingerprint,
  folderCd: string,
  { member, refuse }: Own<'WISHLIST_FOLDER_NOT_FOUND'>,
): Promise<{ shareToken: string }> {
  const shareNo = (await openShare(db, member.memCd, folderCd)) ?? refuse('WISHLIST_FOLDER_NOT_FOUND');
  return { shareToken: signShare(folderCd, shareNo, sign) };
}

export const unshareFolder = async (db: Db, folderCd: string, { member }: Pick<MemberContext, 'member'>): Promise<void> =>
  void (await closeShare(db, member.memCd, folderCd));

/** What a shared link shows to whoever has it; a forged one and a closed one are answered alike. */
export async function readShared(
  db: Db,
  sign: Fingerprint,
  { shareToken, ...page }: WishlistPage & { shareToken: string },
  { locale, refuse }: Pick<CallContext<'WISHLIST_LINK_INVALID'>, 'locale' | 'refuse'>,
): Promise<SharedWishlist> {
  const folderCd = folderOfToken(shareToken);
  const folder = folderCd === null ? null : await findShared(db, folderCd);
  if (!folder || !isShareToken(shareToken, folder.folderCd, folder.shareNo, sign)) return refuse('WISHLIST_LINK_INVALID');
  const owner = (await findPublicProfile(db, folder.memCd)) ?? refuse('WISHLIST_LINK_INVALID');
  const liked = await pageOfLikes(db, { folderCd: folder.folderCd }, page);
  const items = await readCurrent(
    db,
    liked.rows.map(({ productCd }) => productCd),
    { locale },
  );
  return { name: folder.name, nickname: owner.nickname, count: folder.count, items, nextCursor: liked.nextCursor };
}

/** Products by code as they are now, in this order; codes that never were are passed over. */
export async function readCurrent(db: Db, codes: readonly string[], { locale }: Pick<CallContext, 'locale'>): Promise<MyProduct[]> {
  const asked = [...new Set(codes)].slice(0, RECENT_PRODUCTS_CAP);
  const products = await findMyProducts(db, asked, locale);
  return asked.flatMap((code) => products.get(code) ?? []);
}
