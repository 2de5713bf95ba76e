import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProductLine } from '@hyangro/commerce/product-line';
import { useServices } from '@hyangro/runtime';
import { clamp, hidden, media, text } from '@hyangro/ui/theme';
import { productBriefQuery } from '../../data/product-brief.queries';

interface Props {
  productCd: string;
  title: ReactNode;
  /** The bar of a task says the title on phones already. */
  isTask?: boolean;
}

/** What a screen is about: its heading, the product's names and picture, the way back to it. The screen stands without the product too. */
export const ProductHead = ({ productCd, title, isTask }: Props) => {
  const services = useServices();
  const { data: product } = useQuery(productBriefQuery(services, productCd));
  return (
    <ProductLine
      productCd={productCd}
      product={product}
      preview={product ? { title: product.productNm, overline: product.brandNm } : undefined}
    >
      <Words data-task={isTask}>
        <h1>{title}</h1>
        <p>
          <b>{product?.brandNm}</b> {product?.productNm}
        </p>
      </Words>
    </ProductLine>
  );
};

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
