import styled from '@emotion/styled';
import { ProductCardSkeleton } from '@hyangro/ui/product-card';
import { Container } from '@hyangro/ui/section';
import { media } from '@hyangro/ui/theme';

const CARDS = 8;
/** px, about that of a layout with two blocks. */
const USUAL_ROOM = 900;

/** A layout on its way: as high as what stood there before, so that nothing below it moves. */
export const LayoutWaiting = ({ room = USUAL_ROOM }: { room?: number }) => (
  <Room style={{ height: room }} aria-hidden>
    <Container>
      <Cards>
        {Array.from({ length: CARDS }, (_, n) => (
          <ProductCardSkeleton key={n} look="grid" />
        ))}
      </Cards>
    </Container>
  </Room>
);

const Room = styled.div`
  overflow: hidden;
  padding-top: var(--section-gap);
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 26px var(--gutter);
  ${media.tablet} { grid-template-columns: repeat(4, minmax(0, 1fr)); row-gap: 36px; }
`;
