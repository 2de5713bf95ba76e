import { pathOf } from '@hyangro/runtime';

export const TABS = ['zzim', 'recent', 'restock'] as const;
export type ProductsTab = (typeof TABS)[number];

/** Tab of an address, `?tab=recent`: the wishlist unless it names another. */
export const productsTabOf = (search: URLSearchParams): ProductsTab => TABS.find((tab) => tab === search.get('tab')) ?? 'zzim';
/** Folder of an address, `?folder=WF…`; null for all. */
export const folderOf = (search: URLSearchParams): string | null => search.get('folder') || null;

export const pathOfTab = (tab: ProductsTab): string => pathOf('MyProducts') + (tab === 'zzim' ? '' : `?tab=${tab}`);
export const pathOfFolder = (folderCd: string | null): string =>
  pathOf('MyProducts') + (folderCd ? `?folder=${encodeURIComponent(folderCd)}` : '');
