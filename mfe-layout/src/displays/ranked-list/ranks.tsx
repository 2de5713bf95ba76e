import styled from '@emotion/styled';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { ProductCardSkeleton } from '@hyangro/ui/product-card';
import { media, skipUntilNear } from '@hyangro/ui/theme';

/** Ranks stand in one column on phones and in two on PCs. */
const COLUMNS_PC = 2;

/** Rows on phones and on PCs. */
export interface RowsInSight {
  mobile: number;
  pc: number;
}

export interface RanksProps {
  products: readonly ProductCard[];
  /** How many have their place; 0: those of the rows in sight. The others are drawn and kept out of the page. */
  places: number;
  inSight: RowsInSight;
}

/** How many ranks the rows in sight hold. */
export const ranksIn = ({ mobile, pc }: RowsInSight): RowsInSight => ({ mobile, pc: pc * COLUMNS_PC });

/** The ranks of a list, and a card's boxes for each that is on its way. */
export const Ranks = ({ products, places, inSight }: RanksProps) => (
  <List>
    {products.map((product, n) => (
      <li key={product.productCd} data-beyond={places ? (n >= places ? 'all' : undefined) : beyondOf(n, ranksIn(inSight))}>
        <ShopProductCard product={product} look="ranked" rank={n + 1} />
      </li>
    ))}
    {Array.from({ length: Math.max(0, places - products.length) }, (_, n) => (
      <li key={`wait-${n}`}>
        <ProductCardSkeleton look="ranked" />
      </li>
    ))}
  </List>
);

/** Screens on which the n-th rank waits until the list goes on. */
function beyondOf(n: number, { mobile, pc }: RowsInSight): 'all' | 'mobile' | 'pc' | undefined {
  if (n >= mobile) return n >= pc ? 'all' : 'mobile';
  return n >= pc ? 'pc' : undefined;
}

const List = styled.ol`
  display: grid;
  > li { padding: 10px 0; }
  > :nth-of-type(n + 9) { ${skipUntilNear('108px')} }
  > [data-beyond='all'] { display: none; }
  ${media.mobile} { > [data-beyond='mobile'] { display: none; } }
  ${media.tablet} {
    grid-template-columns: repeat(${COLUMNS_PC}, minmax(0, 1fr));
    column-gap: calc(var(--gutter) * 2);
    > [data-beyond='pc'] { display: none; }
  }
`;
