import styled from '@emotion/styled';
import { PAGES_BY_SCROLL } from '@hyangro/contracts/constants';
import type { ProductCard as Product } from '@hyangro/contracts/catalog/catalog.schemas';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { useInfiniteScroll, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { ProductCardSkeleton } from '@hyangro/ui/product-card';
import { media, skipUntilNear } from '@hyangro/ui/theme';

/** Cards of the first view of a phone. */
const EAGER = 4;
const SIZES = '(min-width: 1280px) 221px, (min-width: 768px) 30vw, 46vw';

interface Props {
  products: readonly Product[];
  pageCount: number;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore(): void;
}

/** A list of products that goes on while it is scrolled. */
export const ProductGrid = ({ products, pageCount, hasMore, isLoadingMore, onMore }: Props) => {
  const term = useTerms();
  const goesOn = hasMore && pageCount < PAGES_BY_SCROLL;
  const end = useInfiniteScroll<HTMLDivElement>(onMore, goesOn && !isLoadingMore);
  return (
    <>
      <Grid>
        {products.map((product, at) => (
          <li key={product.productCd}>
            <ShopProductCard look="grid" product={product} eager={at < EAGER} sizes={SIZES} />
          </li>
        ))}
        {isLoadingMore &&
          [0, 1, 2, 3].map((n) => (
            <li key={n}>
              <ProductCardSkeleton look="grid" />
            </li>
          ))}
      </Grid>
      <div ref={end} />
      {hasMore && !goesOn && (
        <More>
          <Button type="button" variant="line" block loading={isLoadingMore} onClick={onMore}>
            {term('action.more')}
          </Button>
        </More>
      )}
    </>
  );
};

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 24px var(--gutter);
  > :nth-of-type(n + ${EAGER + 1}) {
    ${skipUntilNear('calc(50vw + 97px)')}
  }
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 32px;
    > :nth-of-type(n + ${EAGER + 1}) {
      contain-intrinsic-height: auto 345px;
    }
  }
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    row-gap: 40px;
    > :nth-of-type(n + ${EAGER + 1}) {
      contain-intrinsic-height: auto 339px;
    }
  }
`;
const More = styled.div`
  max-width: 360px;
  margin: 32px auto 0;
`;
