import type { MyProduct } from '@hyangro/contracts/catalog/my-product.schemas';
import type { OptionCd, ProductCd } from '@hyangro/contracts/kit/schemas';
import type { RestockItem, RestockPage } from '@hyangro/contracts/restock/restock.contract';
import type { WishlistFolder, WishlistFolders, WishlistItem, WishlistPage } from '@hyangro/contracts/wishlist/wishlist.contract';

export const aMyProduct = (productCd: string, values: Partial<MyProduct> = {}): MyProduct => ({
  productCd: productCd as ProductCd,
  brandNm: '향로',
  productNm: `향수 ${productCd}`,
  imgMainUrl: '/media/p.webp',
  discountRate: 20,
  salePrice: 65_000,
  state: 'ON_SALE',
  options: [],
  ...values,
});
export const TWO_SIZES: MyProduct['options'] = [
  { optionCd: 'P2-01' as OptionCd, name: '30ml', stockCnt: 3, addPrice: 0 },
  { optionCd: 'P2-02' as OptionCd, name: '50ml', stockCnt: 0, addPrice: 13_000 },
];

export const aWishlistItem = (productCd: string, values: Partial<WishlistItem> = {}): WishlistItem => ({
  ...aMyProduct(productCd),
  folderCd: null,
  likedAt: '2026-11-20T03:00:00.000Z',
  ...values,
});
export const aWishlist = (...items: WishlistItem[]): WishlistPage => ({ items, nextCursor: null });
export const aFolder = (values: Partial<WishlistFolder> = {}): WishlistFolder => ({
  folderCd: 'WF1',
  name: '선물',
  count: 1,
  shareToken: null,
  ...values,
});
export const someFolders = (...folders: WishlistFolder[]): WishlistFolders => ({ totalCount: 2, folders });

export const aRestock = (restockCd: string, values: Partial<RestockItem> = {}): RestockItem => ({
  restockCd,
  optionCd: null,
  state: 'WAITING',
  requestedAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2027-02-20T03:00:00.000Z',
  toldAt: null,
  product: aMyProduct(`R${restockCd}`, { state: 'SOLD_OUT' }),
  ...values,
});
export const restocks = (...items: RestockItem[]): RestockPage => ({ items, nextCursor: null });
