import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pathOf, type ScreenPreview } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { media } from '@hyangro/ui/theme';

interface Props {
  productCd: string;
  /** Null or undefined while it is not here: the line keeps its place. */
  product: { imgMainUrl: string } | null | undefined;
  /** What the product's screen opens with. */
  preview?: ScreenPreview | undefined;
  /** The heading of the screen, and the product's names. */
  children: ReactNode;
}

/** What a screen is about: a product's picture and words, and the way back to it. */
export const ProductLine = ({ productCd, product, preview, children }: Props) => (
  <Line to={pathOf('Product', { productCd })} preview={preview}>
    <Tile>
      <Picture src={product?.imgMainUrl} alt="" sizes="64px" eager />
    </Tile>
    {children}
    <ChevronRight size={20} />
  </Line>
);

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
