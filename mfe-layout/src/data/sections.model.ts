import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { DisplayItem, Layout } from '@hyangro/contracts/layout/layout.contract';
import { productsOf } from './layout.model';

export interface ProductSection {
  item: DisplayItem;
  name: string;
  products: readonly ProductCard[];
}

/** Sections of a list with tabs: items with a name and products, each product once in its section (D-11). */
export const sectionsOf = (layout: Layout, items: readonly DisplayItem[]): ProductSection[] =>
  items
    .map((item) => ({ item, name: item.text ?? item.virtualCategoryNm ?? '', products: distinct(productsOf(layout, item)) }))
    .filter(({ name, products }) => name !== '' && products.length > 0);

const distinct = (products: readonly ProductCard[]) => [...new Map(products.map((product) => [product.productCd, product])).values()];
