import type { BreadcrumbList, ItemList, WithContext } from 'schema-dts';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { pathOf } from '@hyangro/runtime';

/** schema.org trail to a page, from the top down; paths are the shop's own. */
export const breadcrumbs = (steps: readonly { name: string; path: string }[]): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: path })),
});

/** schema.org list of the goods that a page of a list shows, in their order. */
export const itemList = (cards: readonly Pick<ProductCard, 'productCd' | 'productNm'>[], totalCount: number): WithContext<ItemList> => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: totalCount,
  itemListElement: cards.map(({ productCd, productNm }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: productNm,
    url: pathOf('Product', { productCd }),
  })),
});
