import styled from '@emotion/styled';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { Picture } from '@hyangro/ui/picture';
import { clamp } from '@hyangro/ui/theme';

/** What is reviewed. No link: it would lead away from the form. */
export const ReviewedLine = ({
  line: { product },
}: {
  line: { product: Pick<Review['product'], 'brandNm' | 'productNm' | 'imgMainUrl' | 'optionNm'> };
}) => (
  <Line>
    <i>
      <Picture src={product.imgMainUrl} alt="" sizes="64px" eager />
    </i>
    <span>
      <b>{product.brandNm}</b>
      <Name>{product.productNm}</Name>
      {product.optionNm && <small>{product.optionNm}</small>}
    </span>
  </Line>
);

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 12px 8px 8px;
  border-radius: var(--radius-control);
  background: var(--color-bg-sunken);
  i { flex: none; width: 64px; border-radius: var(--radius-tile); overflow: hidden; }
  span { min-width: 0; }
  b { display: block; font-size: 12px; }
  small { font-size: 12px; color: var(--color-text-2); }
`;
const Name = styled.em`${clamp(1)} font-style: normal; font-size: 15px;`;
