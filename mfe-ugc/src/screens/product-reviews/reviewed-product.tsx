import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { ProductLine } from '@hyangro/commerce/product-line';
import { useServices } from '@hyangro/runtime';
import { clamp, text } from '@hyangro/ui/theme';
import { reviewQueries } from '../../data/review.queries';
import { useMessages } from '../../messages';

/** Whose reviews these are; the way back to the product. The reviews stand without it when it cannot be had. */
export const ReviewedProduct = ({ productCd }: { productCd: string }) => {
  const t = useMessages();
  const services = useServices();
  const { data: product } = useQuery(reviewQueries.product(services, productCd));
  return (
    <ProductLine productCd={productCd} product={product}>
      <Words>
        <b>{product?.brandNm}</b>
        <h1>{product ? t('product.title', { name: product.productNm }) : t('review.title')}</h1>
      </Words>
    </ProductLine>
  );
};

const Words = styled.div`
  flex: 1;
  min-width: 0;
  b { font-size: 12px; }
  h1 { ${text.titleM} ${clamp(2)} font-size: 16px; }
`;
