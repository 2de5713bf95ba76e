import type { OrderByCd, ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';

export const SORTS = ['01', '02', '03', '04', '05', '06'] as const satisfies readonly OrderByCd[];
const PRODUCT_TYPES = ['DOMESTIC', 'OVERSEAS'] as const satisfies readonly ProductCard['productType'][];
/** What the chips promise: "50,000 won or less", "50 ml or less". */
export const PROMOTED = { maxPrice: 50_000, maxVolumeMl: 50 } as const;

/** Filters and order of a product list. They live in the page's address under their wire names. */
export interface ListFilter {
  orderByCd: OrderByCd;
  brandCds: readonly string[];
  productType: ProductCard['productType'] | null;
  freeShipping: boolean;
  inStock: boolean;
  maxPrice: number | null;
  maxVolumeMl: number | null;
}
const NO_FILTER: ListFilter = {
  orderByCd: '01',
  brandCds: [],
  productType: null,
  freeShipping: false,
  inStock: false,
  maxPrice: null,
  maxVolumeMl: null,
};

/** Filter of an address; unreadable values are left out. */
export function filterOf(search: URLSearchParams): ListFilter {
  return {
    orderByCd: SORTS.find((sort) => sort === search.get('orderByCd')) ?? NO_FILTER.orderByCd,
    brandCds: [...new Set((search.get('brandCds') ?? '').split(',').filter(Boolean))],
    productType: PRODUCT_TYPES.find((type) => type === search.get('productType')) ?? null,
    freeShipping: search.get('freeShipping') === 'true',
    inStock: search.get('inStock') === 'true',
    maxPrice: limitOf(search.get('maxPrice')),
    maxVolumeMl: limitOf(search.get('maxVolumeMl')),
  };
}

/** The address with a changed filter; params of others stay. */
export function searchWith(search: URLSearchParams, change: Partial<ListFilter>): URLSearchParams {
  const filter = { ...filterOf(search), ...change };
  const next = new URLSearchParams(search);
  const set = (name: keyof ListFilter, value: string | 0 | false | null) => (value ? next.set(name, value) : next.delete(name));
  set('orderByCd', filter.orderByCd !== NO_FILTER.orderByCd && filter.orderByCd);
  set('brandCds', filter.brandCds.join(','));
  set('productType', filter.productType);
  set('freeShipping', filter.freeShipping && 'true');
  set('inStock', filter.inStock && 'true');
  set('maxPrice', filter.maxPrice && String(filter.maxPrice));
  set('maxVolumeMl', filter.maxVolumeMl && String(filter.maxVolumeMl));
  return next;
}

/** The address without filters; the order stays. */
export const searchWithoutFilter = (search: URLSearchParams): URLSearchParams =>
  searchWith(search, { ...NO_FILTER, orderByCd: filterOf(search).orderByCd });

/** How many filters are on; the order is none. */
export const filterCount = ({ brandCds, productType, freeShipping, inStock, maxPrice, maxVolumeMl }: ListFilter): number =>
  brandCds.length + [productType, freeShipping, inStock, maxPrice, maxVolumeMl].filter(Boolean).length;

/** Query of the list's endpoint. */
export const queryOf = ({ orderByCd, brandCds, productType, freeShipping, inStock, maxPrice, maxVolumeMl }: ListFilter) => ({
  orderByCd,
  ...(brandCds.length > 0 && { brandCds: [...brandCds].sort() }),
  ...(productType && { productType }),
  ...(freeShipping && { freeShipping: 'true' as const }),
  ...(inStock && { inStock: 'true' as const }),
  ...(maxPrice && { maxPrice }),
  ...(maxVolumeMl && { maxVolumeMl }),
});

function limitOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
