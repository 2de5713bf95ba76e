import styled from '@emotion/styled';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Display } from '@hyangro/contracts/layout/layout.contract';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { whenIdle } from '@hyangro/runtime';
import { Rail } from '@hyangro/ui/carousel';
import { productsPerView } from '../../data/layout.model';

export interface ProductRailProps {
  products: readonly ProductCard[];
  /** Read aloud as the name of the rail. */
  label: string;
  display: Pick<Display, 'slidesPerViewMobile' | 'slidesPerViewPc'>;
  sizes?: string;
  /** Under each card, at the lower edge of the rail. */
  below?: (product: ProductCard) => ReactNode;
}

/**
 * Products in one line: 2.8 in sight on phones, 4 on PCs, unless the display says otherwise (D-C08).
 * The server sends those in sight and one more; the browser draws the rest once it is at rest, each rail on its own.
 */
export const ProductRail = ({ products, label, display, sizes, below }: ProductRailProps) => {
  const perView = productsPerView(display);
  const [isWhole, setWhole] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setWhole(true))), []);
  const drawn = isWhole ? products : products.slice(0, Math.ceil(Math.max(perView.mobile, perView.pc)) + 1);
  return (
    <Rail label={label} perView={perView}>
      {drawn.map((product) => {
        const card = <ShopProductCard key={product.productCd} product={product} look="rail" sizes={sizes} />;
        return below ? (
          <Stack key={product.productCd}>
            {card}
            {below(product)}
          </Stack>
        ) : (
          card
        );
      })}
    </Rail>
  );
};

const Stack = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
  row-gap: 10px;
  height: 100%;
  min-width: 0;
`;
