import styled from '@emotion/styled';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { media } from '@hyangro/ui/theme';

/** Products in two columns on phones and four on wider screens. */
export const ProductGrid = ({ products }: { products: readonly ProductCard[] }) => (
  <Grid>
    {products.map((product) => (
      <li key={product.productCd}>
        <ShopProductCard product={product} look="grid" />
      </li>
    ))}
  </Grid>
);

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 26px var(--gutter);
  ${media.tablet} { grid-template-columns: repeat(4, minmax(0, 1fr)); row-gap: 36px; }
`;
