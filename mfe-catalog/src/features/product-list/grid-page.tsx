import { memo, use } from 'react';
import type { ProductCard as Product } from '@hyangro/contracts/catalog/catalog.schemas';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { HighlightContext } from '../common/highlight';
import { CompareMark } from '../common/compare-mark';
import type { CardsInSight } from './use-cards-in-sight';

/** Cards of the first view of a phone. */
export const EAGER = 4;
const SIZES = '(min-width: 1280px) 221px, (min-width: 768px) 30vw, 46vw';

interface Props {
  page: number;
  items: readonly Product[];
  /** The list opens with this page. */
  isFirst: boolean;
  isComparing: boolean;
  /** The list is new: what of it is drawn now. */
  inSight: CardsInSight | null;
}

/** One page of cards; rendered once, however long the list grows. */
export const GridPage = memo(({ page, items, isFirst, isComparing, inSight }: Props) => {
  const drawn = inSight ? items.slice(0, inSight.count) : items;
  const codes = new Set(drawn.map(({ productCd }) => productCd));
  const before = inSight?.before ?? [];
  const card = (product: Product, at: number) => (
    <>
      <Card product={product} eager={isFirst && at < EAGER} />
      {isComparing && <CompareMark product={product} />}
    </>
  );
  return [
    ...drawn.map((product, at) => (
      <li key={product.productCd} data-page={at === 0 ? page : undefined}>
        {card(product, at)}
      </li>
    )),
    ...before.map(
      (product, at) =>
        !codes.has(product.productCd) && (
          <li key={product.productCd} data-unseen>
            {card(product, at)}
          </li>
        ),
    ),
  ];
});

const Card = memo(({ product, eager }: { product: Product; eager: boolean }) => (
  <ShopProductCard look="grid" product={product} eager={eager} sizes={SIZES} drawName={use(HighlightContext) ?? undefined} />
));
