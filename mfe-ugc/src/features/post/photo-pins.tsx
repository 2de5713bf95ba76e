import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { clamp } from '@hyangro/ui/theme';
import type { Feed } from '../../data/post.model';

interface Props {
  products: Feed['products'];
  /** Photo of the feed, from 0. */
  mediaIndex: number;
}

/** Goods pinned on a photo, each at its share of width and height: a dot with its name, which leads to the product. */
export const PhotoPins = ({ products, mediaIndex }: Props) => (
  <>
    {products.map(
      ({ productCd, productNm, brandNm, pin }) =>
        pin?.mediaIndex === mediaIndex && (
          <Pin
            key={productCd}
            to={pathOf('Product', { productCd })}
            preview={{ title: productNm, overline: brandNm }}
            // A name would leave the photo on its right half: there it stands on the left of its dot.
            data-side={pin.x > 0.5 ? 'left' : undefined}
            style={{ left: `${pin.x * 100}%`, top: `${pin.y * 100}%` }}
          >
            <i aria-hidden />
            <span>{productNm}</span>
          </Pin>
        ),
    )}
  </>
);

const Pin = styled(Link)`
  position: absolute;
  display: flex;
  align-items: center;
  gap: 4px;
  max-width: 50%;
  min-height: 32px;
  transform: translate(-12px, -50%);
  font: 600 12px/1.3 var(--font-sans);
  i {
    flex: none;
    width: 24px;
    height: 24px;
    border: 8px solid var(--color-brand);
    border-radius: 50%;
    background: var(--color-on-brand);
    box-shadow: var(--shadow-2);
  }
  span {
    ${clamp(1)}
    padding: 3px 8px;
    border-radius: var(--radius-pill);
    background: var(--color-bg-raised);
    color: var(--color-text);
    box-shadow: var(--shadow-1);
  }
  &[data-side='left'] { flex-direction: row-reverse; transform: translate(calc(-100% + 12px), -50%); }
`;
