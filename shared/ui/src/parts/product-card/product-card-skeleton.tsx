import styled from '@emotion/styled';
import { Skeleton, SkeletonText } from '../skeleton';
import { frame, inner, thumb } from './layout';
import type { CardLook } from './product-card.props';

/** The card's boxes while the product is on its way. */
export const ProductCardSkeleton = ({ look }: { look: CardLook }) => (
  <Frame data-look={look} aria-hidden>
    <Inner>
      <Thumb>
        <Skeleton ratio="1/1" />
      </Thumb>
      <Meta>
        <SkeletonText lines={2} />
        <Price>
          <Skeleton w="54%" h={16} />
        </Price>
      </Meta>
    </Inner>
  </Frame>
);

const Frame = styled.div(frame);
const Inner = styled.div(inner);
const Thumb = styled.span(thumb);
const Meta = styled.div`
  flex: 1;
  min-width: 0;
`;
const Price = styled.div`
  margin-top: 10px;
`;
