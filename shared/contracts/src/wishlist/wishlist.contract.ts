import * as z from 'zod';
import { RECENT_PRODUCTS_CAP, WISHLIST_FOLDERS_MAX } from '../constants';
import { myProduct } from '../catalog/my-product.schemas';
import { contract } from '../kit/contract';
import { instant, pageOf, productCd, queryInt, queryList } from '../kit/schemas';
import { folderForm } from './wishlist.rules';

const folderCd = z.string().min(1).max(30);
const byFolder = z.object({ folderCd });
const page = z.object({ cursor: z.string().max(200).optional(), limit: queryInt(1, 40, 20) });

/** A folder of a wishlist. `shareToken` is what its link carries while it is shared. */
export const wishlistFolder = z.object({ folderCd, name: z.string(), count: z.int().min(0), shareToken: z.string().nullable() });
export type WishlistFolder = z.infer<typeof wishlistFolder>;

/** A product that the member likes, and the folder it lies in. */
export const wishlistItem = myProduct.extend({ folderCd: folderCd.nullable(), likedAt: instant });
export type WishlistItem = z.infer<typeof wishlistItem>;

/** No total: the folders say how many there are. */
export const wishlistPage = pageOf(wishlistItem).omit({ totalCount: true });
export type WishlistPage = z.infer<typeof wishlistPage>;

export const wishlistFolders = z.object({
  /** Products in all folders and in none. */
  totalCount: z.int().min(0),
  folders: z.array(wishlistFolder),
});
export type WishlistFolders = z.infer<typeof wishlistFolders>;

export const sharedWishlist = pageOf(myProduct)
  .omit({ totalCount: true })
  .extend({ name: z.string(), nickname: z.string(), count: z.int().min(0) });
export type SharedWishlist = z.infer<typeof sharedWishlist>;

export const wishlistContract = contract({
  'GET /wishlist': {
    summary: 'Products that the member likes, newest first, all or those of a folder; sold-out and withdrawn ones say so',
    source: 'R-MY-02',
    access: 'member',
    query: page.extend({ folderCd: folderCd.optional() }),
    ok: wishlistPage,
    refusals: ['WISHLIST_FOLDER_NOT_FOUND'],
  },
  'GET /wishlist/folders': {
    summary: 'Folders of the member’s wishlist, oldest first, with how many products each holds',
    source: 'R-MY-02',
    access: 'member',
    ok: wishlistFolders,
  },
  'POST /wishlist/folders': {
    summary: `Make a folder; ${WISHLIST_FOLDERS_MAX} at most`,
    source: 'R-MY-02',
    access: 'member',
    body: folderForm,
    status: 201,
    ok: wishlistFolder,
    refusals: ['WISHLIST_FOLDER_TAKEN', 'WISHLIST_FOLDER_LIMIT'],
  },
  'PATCH /wishlist/folders/:folderCd': {
    summary: 'Name a folder anew',
    source: 'R-MY-02',
    access: 'member',
    params: byFolder,
    body: folderForm,
    ok: z.void(),
    status: 204,
    refusals: ['WISHLIST_FOLDER_NOT_FOUND', 'WISHLIST_FOLDER_TAKEN'],
  },
  'DELETE /wishlist/folders/:folderCd': {
    summary: 'Remove a folder and its link; its products stay in the wishlist. Harmless when it is gone',
    source: 'R-MY-02',
    access: 'member',
    params: byFolder,
    ok: z.void(),
    status: 204,
  },
  'PUT /wishlist/products/:productCd/folder': {
    summary: 'Put a liked product into a folder, or into none',
    source: 'R-MY-02',
    access: 'member',
    params: z.object({ productCd }),
    body: z.object({ folderCd: folderCd.nullable() }),
    ok: z.void(),
    status: 204,
    refusals: ['WISHLIST_FOLDER_NOT_FOUND', 'PRODUCT_NOT_FOUND'],
  },
  'PUT /wishlist/folders/:folderCd/share': {
    summary: 'Open the folder’s read-only link to whoever has it; asked again, the link stays the same',
    source: 'R-MY-02',
    access: 'member',
    params: byFolder,
    ok: z.object({ shareToken: z.string() }),
    refusals: ['WISHLIST_FOLDER_NOT_FOUND'],
  },
  'DELETE /wishlist/folders/:folderCd/share': {
    summary: 'Close the folder’s link; one that is opened later is another',
    source: 'R-MY-02',
    access: 'member',
    params: byFolder,
    ok: z.void(),
    status: 204,
  },
  'GET /wishlist/shared/:shareToken': {
    summary: 'A shared folder, for whoever has its signed link: names of the folder and of its member, and the products',
    source: 'R-MY-02',
    access: 'guest',
    params: z.object({ shareToken: z.string().min(1).max(100) }),
    query: page,
    ok: sharedWishlist,
    refusals: ['WISHLIST_LINK_INVALID'],
  },
  'GET /product/current': {
    summary: `Products by code as they are now, in the order of the codes, ${RECENT_PRODUCTS_CAP} at most; unknown codes are passed over`,
    source: 'R-MY-02, LS-02',
    access: 'guest',
    query: z.object({ productCds: queryList }),
    ok: z.array(myProduct),
  },
});
