import { productsOf } from '../data/layout.model';
import { BlockSection } from '../features/block/block-section';
import { ProductRail } from '../features/products/product-rail';
import type { DisplayProps } from './display.props';

/** Types 24 and 25: products in one line. */
export const ListRail = ({ display, items, layout }: DisplayProps) => {
  const products = items.flatMap((item) => productsOf(layout, item));
  if (products.length === 0) return null;
  return (
    <BlockSection display={display}>
      <ProductRail products={products} label={display.title ?? layout.layoutNm} display={display} />
    </BlockSection>
  );
};
