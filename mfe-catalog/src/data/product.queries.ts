import { queryOptions } from '@tanstack/react-query';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { orNull, type ShellServices } from '@hyangro/runtime';

/** Stock and price move: what is older than this is asked anew. */
const STALE_MS = 30_000;
const NEAR_STALE_MS = 5 * 60_000;
/** Prices of past days. */
const HISTORY_STALE_MS = 10 * 60_000;

export const productQueries = {
  /** Null for an unknown or withdrawn product. */
  detail: (services: ShellServices, productCd: string) =>
    queryOptions({
      queryKey: ['catalog', 'product', productCd, services.locale.get()],
      queryFn: ({ signal }) => orNull(services.api('GET /product/:productCd', { params: { productCd }, signal })),
      staleTime: STALE_MS,
    }),
  /** For a member only. */
  forMe: (services: ShellServices, productCd: string) =>
    queryOptions({
      queryKey: ['catalog', 'for-me', productCd, services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /product/:productCd/for-me', { params: { productCd }, signal }),
      staleTime: STALE_MS,
    }),
  priceHistory: (services: ShellServices, productCd: string) =>
    queryOptions({
      queryKey: ['catalog', 'price-history', productCd],
      queryFn: ({ signal }) => services.api('GET /product/:productCd/price-history', { params: { productCd }, signal }),
      staleTime: HISTORY_STALE_MS,
    }),
  /** What the overseas goods of the member's cart weigh at customs; events of the cart outdate it. */
  cartCustoms: (services: ShellServices) =>
    queryOptions({
      queryKey: ['catalog', 'cart-customs'],
      queryFn: ({ signal }) => services.api('GET /cart/customs', { signal }),
      staleTime: STALE_MS,
    }),
  /** Goods near this one and the seen ones; the popular ones of its category when nothing else is known or near. */
  near: (services: ShellServices, { productCd, category }: Pick<ProductDetail, 'productCd' | 'category'>, seen: readonly string[]) =>
    queryOptions({
      queryKey: ['catalog', 'near', productCd, services.locale.get(), seen],
      async queryFn({ signal }) {
        const productCds = [productCd, ...seen];
        const near = seen.length > 0 ? await services.api('GET /product/recommendations', { query: { productCds }, signal }) : [];
        if (near.length > 0) return { isByTaste: true, products: near };
        const { items } = await services.api('GET /category/:cateCd/products', { params: { cateCd: category.cateCd }, signal });
        return { isByTaste: false, products: items.filter((item) => item.productCd !== productCd) };
      },
      staleTime: NEAR_STALE_MS,
    }),
  /** INCI names that the member avoids. */
  avoided: (services: ShellServices) =>
    queryOptions({
      queryKey: ['catalog', 'avoided'],
      queryFn: ({ signal }) => services.api('GET /member/avoided-ingredients', { signal }),
      staleTime: STALE_MS,
    }),
};
