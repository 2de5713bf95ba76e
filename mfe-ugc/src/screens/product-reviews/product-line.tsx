import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pathOf, useServices } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { clamp, media, text } from '@hyangro/ui/theme';
import { reviewQueries } from '../../data/review.queries';
import { useMessages } from '../../messages';

/** Whose reviews these are; the way back to the product. The reviews stand without it when it cannot be had. */
export const ProductLine = ({ productCd }: { productCd: string }) => {
  const t = useMessages();
  const services = useServices();
  const { data: product } = useQuery(reviewQueries.product(services, productCd));
  return (
    <Line to={pathOf('Product', { productCd })}>
      <Tile>
        <Picture src={product?.imgMainUrl} alt="" sizes="64px" eager />
      </Tile>
      <Words>
        <b>{product?.brandNm}</b>
        <h1>{product ? t('product.title', { name: product.productNm }) : t('review.title')}</h1>
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
  ${media.pc} { margin-top: 32px; }
`;
const Tile = styled.span`flex: none; width: 64px; border-radius: var(--radius-tile); overflow: hidden;`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  b { font-size: 12px; }
  h1 { ${text.titleM} ${clamp(2)} font-size: 16px; }
`;
