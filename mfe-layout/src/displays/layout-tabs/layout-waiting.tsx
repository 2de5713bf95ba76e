import styled from '@emotion/styled';
import { ProductCardSkeleton } from '@hyangro/ui/product-card';
import { Container } from '@hyangro/ui/section';
import { Columns } from '../../features/products/product-grid';

const CARDS = 8;
/** px, about that of a layout with two blocks. */
const USUAL_ROOM = 900;

/** A layout on its way: as high as what stood there before, so that nothing below it moves. */
export const LayoutWaiting = ({ room = USUAL_ROOM }: { room?: number }) => (
  <Room style={{ height: room }} aria-hidden>
    <Container>
      <Columns>
        {Array.from({ length: CARDS }, (_, n) => (
          <ProductCardSkeleton key={n} look="grid" />
        ))}
      </Columns>
    </Container>
  </Room>
);

const Room = styled.div`
  overflow: hidden;
  padding-top: var(--section-gap);
`;
