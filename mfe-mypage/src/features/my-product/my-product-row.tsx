import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MyProduct } from '@hyangro/contracts/catalog/my-product.schemas';
import { pathOf, useMoney } from '@hyangro/runtime';
import { Tag } from '@hyangro/ui/badge';
import { Picture } from '@hyangro/ui/picture';
import { Price } from '@hyangro/ui/price';
import { clamp, media } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

interface Props {
  product: MyProduct;
  /** Below the price: a state, a day, an option. */
  note?: ReactNode;
  /** At the end of the first line: what takes it off the list. */
  corner?: ReactNode;
  /** Below: what can be done with it. */
  children?: ReactNode;
}

/** A product that somebody remembers: as it is now, and what can be done with it. One that is gone leads nowhere. */
export const MyProductRow = ({ product, note, corner, children }: Props) => {
  const t = useMessages();
  const { won, dollars } = useMoney();
  const { productCd, brandNm, productNm, imgMainUrl, salePrice, discountRate, state } = product;
  const isGone = state === 'GONE';
  return (
    <Row data-dim={state !== 'ON_SALE' || undefined}>
      <Tile>
        <Picture src={imgMainUrl} alt="" sizes="96px" />
      </Tile>
      <Words>
        <small>{brandNm}</small>
        {isGone ? (
          <b>{productNm}</b>
        ) : (
          <Name
            to={pathOf('Product', { productCd })}
            preview={{ title: productNm, overline: brandNm, picture: { src: imgMainUrl, sizes: '96px' } }}
          >
            {productNm}
          </Name>
        )}
        {!isGone && <Price size="s" won={won(salePrice)} discountRate={discountRate} dollars={dollars(salePrice)} />}
        {state !== 'ON_SALE' && (
          <span>
            <Tag tone="plain">{t(`mine.${state}`)}</Tag>
          </span>
        )}
        {note}
      </Words>
      {corner}
      {children && <Below>{children}</Below>}
    </Row>
  );
};

const Row = styled.article`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr) auto;
  gap: 10px 14px;
  padding-block: 14px;
  border-bottom: 1px solid var(--color-line);
  &[data-dim] img {
    opacity: 0.5;
  }
`;
const Tile = styled.div`
  align-self: start;
  overflow: hidden;
  border-radius: var(--radius-tile);
`;
const Words = styled.div`
  display: grid;
  gap: 3px;
  align-content: start;
  min-width: 0;
  small {
    font-size: 12px;
    line-height: 1.4;
    color: var(--color-text-3);
  }
  b {
    font: 500 14px/1.45 var(--font-sans);
  }
`;
const Name = styled(Link)`
  ${clamp(2)}
  font: 500 14px/1.45 var(--font-sans);
  letter-spacing: -0.01em;
`;
const Below = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  ${media.tablet} {
    grid-column: 2 / -1;
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    > * {
      flex: 0 1 300px;
    }
  }
`;
