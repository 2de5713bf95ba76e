import { memo, use, useState, type ReactNode } from 'react';
import type { ProductCard as Product } from '@hyangro/contracts/catalog/catalog.schemas';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { HighlightContext } from '../common/highlight';
import { CompareMark } from '../common/compare-mark';

/** Cards of the first view of a phone. */
export const EAGER = 4;
const SIZES = '(min-width: 1280px) 221px, (min-width: 768px) 30vw, 46vw';

interface Props {
  page: number;
  items: readonly Product[];
  /** The list opens with this page. */
  isFirst: boolean;
  isComparing: boolean;
  /** How many of the cards are drawn by now; the others are when they are wanted. */
  drawn: number;
}

/** One page of cards; rendered once, however long the list grows. */
export const GridPage = memo(({ page, items, isFirst, isComparing, drawn }: Props) =>
  items.map((product, at) => (
    <li key={product.productCd} data-page={at === 0 ? page : undefined}>
      <Later isWanted={at < drawn}>
        <Card product={product} eager={isFirst && at < EAGER} />
        {isComparing && <CompareMark product={product} />}
      </Later>
    </li>
  )),
);

/** Nothing until it is wanted for the first time. */
function Later({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const [isDrawn, setDrawn] = useState(isWanted);
  if (isWanted && !isDrawn) setDrawn(true);
  return isDrawn && children;
}

const Card = memo(({ product, eager }: { product: Product; eager: boolean }) => (
  <ShopProductCard look="grid" product={product} eager={eager} sizes={SIZES} drawName={use(HighlightContext) ?? undefined} />
));
