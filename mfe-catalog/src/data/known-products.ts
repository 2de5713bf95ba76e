import { replaceEqualDeep, type InfiniteData, type QueryKey } from '@tanstack/react-query';
import type { ProductList } from '@hyangro/contracts/catalog/list.schemas';
import type { ShellServices } from '@hyangro/runtime';

export type Page = ProductList | string | null;

/**
 * Makes a page that has come of the objects of the list on the screen wherever they say the same: products, counts and header that
 * another filter leaves as they are need not be drawn anew. What is no page passes through.
 * @param lists beginning of the keys of all lists at this place, whatever their filter
 */
export async function withKnown<P extends Page>(services: ShellServices, lists: QueryKey, coming: Promise<P>): Promise<P> {
  const page = await coming;
  if (page === null || typeof page === 'string') return page;
  const [[, shown] = []] = services.queryClient.getQueriesData<InfiniteData<Page>>({ queryKey: lists, type: 'active' });
  const pages = (shown?.pages ?? []).filter((each) => each !== null && typeof each !== 'string');
  const products = new Map(pages.flatMap(({ items }) => items).map((product) => [product.productCd, product]));
  const items = page.items.map((product) => products.get(product.productCd) ?? product);
  return replaceEqualDeep<P>({ ...pages[0], items }, page);
}
