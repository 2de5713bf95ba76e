import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { media, skipUntilNear } from '@hyangro/ui/theme';

export interface ProductGridProps {
  products: readonly ProductCard[];
  /** In the room of the first two products on PCs, in a line of its own on narrower screens. */
  lead?: ReactNode;
  /** Somebody scrolls to what stands below: each card is measured with its block. */
  isMeasured?: boolean;
  /** On phones the first four are enough. */
  isShortOnPhones?: boolean;
}

const SHORT = 4;

/** Products in two columns on phones and four on wider screens; those after the first rows are laid out as they come near, not all in one frame. */
export const ProductGrid = ({ products, lead, isMeasured, isShortOnPhones }: ProductGridProps) => (
  <Columns as="ul" data-short={isShortOnPhones || undefined} data-rows={isMeasured ? undefined : ''}>
    {lead && <Lead>{lead}</Lead>}
    {products.map((product) => (
      <li key={product.productCd}>
        <ShopProductCard product={product} look="grid" />
      </li>
    ))}
  </Columns>
);

/** The columns of product cards, also of those on their way. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 26px var(--gutter);
  ${media.mobile} { &[data-short] > :nth-of-type(n + ${SHORT + 1}) { display: none; } }
  &[data-rows] > :nth-of-type(n + ${SHORT + 1}) { ${skipUntilNear('calc(50vw + 97px)')} }
  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    row-gap: 36px;
    &[data-rows] > :nth-of-type(n + ${SHORT + 1}) { contain-intrinsic-height: auto calc(min(25vw, 288px) + 132px); }
  }
`;

const Lead = styled.li`
  display: grid;
  grid-column: 1 / -1;
  ${media.pc} { grid-column: span 2; }
`;
