import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathOf, useServices } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { clamp, hidden, media, text } from '@hyangro/ui/theme';
import { productBriefQuery } from '../../data/product-brief.queries';

interface Props {
  productCd: string;
  title: ReactNode;
  /** The bar of a task says the title on phones already. */
  isTask?: boolean;
}

/** What a screen is about: its heading, the product's names and picture, the way back to it. The screen stands without the product too. */
export const ProductLine = ({ productCd, title, isTask }: Props) => {
  const services = useServices();
  const { data: product } = useQuery(productBriefQuery(services, productCd));
  return (
    <Line to={pathOf('Product', { productCd })} preview={product ? { title: product.productNm, overline: product.brandNm } : undefined}>
      <Tile>
        <Picture src={product?.imgMainUrl} alt="" sizes="64px" eager />
      </Tile>
      <Words data-task={isTask}>
        <h1>{title}</h1>
        <p>
          <b>{product?.brandNm}</b> {product?.productNm}
        </p>
      </Words>
      <ChevronRight size={20} />
    </Line>
  );
};

const Line = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-top: 12px;
  padding: 8px 12px 8px 8px;
  border-radius: var(--radius-control);
  background: var(--color-bg-sunken);
  ${media.pc} {
    margin-top: 32px;
  }
`;
const Tile = styled.span`
  flex: none;
  width: 64px;
  border-radius: var(--radius-tile);
  overflow: hidden;
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  h1 {
    ${text.titleM}
    font-size: 17px;
  }
  p {
    ${clamp(1)}
    margin-top: 2px;
    min-height: 20px;
    font-size: 13px;
    line-height: 20px;
    color: var(--color-text-2);
  }
  ${media.mobile} {
    &[data-task='true'] h1 {
      ${hidden}
    }
  }
`;
