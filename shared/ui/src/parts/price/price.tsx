import styled from '@emotion/styled';
import { media } from '../../theme/media';
import { hidden, text } from '../../theme/text';

export interface PriceProps {
  /** Formatted: `87,040원` or `₩87,040`. */
  won: string;
  /** Whole percent; 0 or nothing hides it. */
  discountRate?: number;
  /** Formatted: `$63.12`; brackets are drawn here. */
  dollars?: string | null;
  /** Formatted price before the discount; struck through. */
  listPrice?: string;
  /** xl product page, l totals, m cards, s narrow rails. */
  size: 'xl' | 'l' | 'm' | 's';
  /** Read aloud before the prices, so that two sums in a row are told apart. */
  srLabels?: { sale: string; list: string };
}

/** Rate, won, dollars, always in this order. */
export const Price = ({ won, discountRate = 0, dollars, listPrice, size, srLabels }: PriceProps) => (
  <Block data-size={size}>
    {listPrice && (
      <Before>
        {srLabels && <Hidden>{srLabels.list} </Hidden>}
        <s>{listPrice}</s>
      </Before>
    )}
    <Line>
      {discountRate > 0 && <Rate>{discountRate}%</Rate>}
      <Now>
        {srLabels && <Hidden>{srLabels.sale} </Hidden>}
        <Won>{won}</Won>
      </Now>
      {dollars && <Dollars>({dollars.replace(/^\(|\)$/g, '')})</Dollars>}
    </Line>
  </Block>
);

/** A sum of won with its unit drawn smaller when it follows the number (`87,040원`). */
export const Won = ({ children }: { children: string }) =>
  children.endsWith('원') ? (
    <>
      {children.slice(0, -1)}
      <Unit>원</Unit>
    </>
  ) : (
    <>{children}</>
  );

/** A sum in a line of text or a column: won in the size around it, dollars quieter in brackets behind (GEN-08). */
export const Amount = ({ won, dollars }: Pick<PriceProps, 'won' | 'dollars'>) => (
  <Sum>
    <Won>{won}</Won>
    {dollars && <Quiet> ({dollars})</Quiet>}
  </Sum>
);

const Sum = styled.span`
  font-variant-numeric: tabular-nums;
`;
const Quiet = styled.small`
  white-space: nowrap;
  ${text.priceSub}
  color: var(--color-text-3);
`;

const Block = styled.span`
  display: block;
  font-variant-numeric: tabular-nums;
  &[data-size='xl'] {
    ${text.priceXl}
  }
  &[data-size='l'] {
    ${text.priceL}
  }
  &[data-size='m'] {
    ${text.priceM}
  }
  &[data-size='s'] {
    ${text.priceM} font-size: 15px;
  }
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 0.27em;
`;

const Rate = styled.span`
  color: var(--color-sale);
`;
const Now = styled.span`
  position: relative;
  color: var(--color-text);
`;

const Unit = styled.span`
  font-size: 0.82em;
  font-weight: 600;
  margin-left: 1px;
`;

const Dollars = styled.span`
  ${text.priceSub}
  color: var(--color-text-3);
  [data-size='xl'] & {
    font-size: 14px;
  }
  /* A rail's card is narrower than 140 px on phones: the secondary amount drops out. */
  ${media.mobile} {
    [data-look='rail'] & {
      display: none;
    }
  }
`;

const Before = styled.span`
  display: block;
  position: relative;
  font: 400 12px/1.4 var(--font-sans);
  color: var(--color-text-3);
  [data-size='xl'] & {
    font-size: 14px;
  }
`;

const Hidden = styled.span(hidden);
