import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { PRODUCT_SLIDES } from '@hyangro/contracts/constants';
import type { Display } from '@hyangro/contracts/layout/layout.contract';
import { Rail } from '@hyangro/ui/carousel';
import { ProductTile } from './product-tile';

export interface ProductRailProps {
  products: readonly ProductCard[];
  /** Read aloud as the name of the rail. */
  label: string;
  display: Pick<Display, 'slidesPerViewMobile' | 'slidesPerViewPc'>;
  sizes?: string;
}

/** Products in one line: 2.8 in sight on phones, 4 on PCs, unless the display says otherwise (D-C08). */
export const ProductRail = ({ products, label, display, sizes }: ProductRailProps) => (
  <Rail label={label} perView={productsPerView(display)}>
    {products.map((product) => <ProductTile key={product.productCd} product={product} look="rail" sizes={sizes} />)}
  </Rail>
);

export const productsPerView = (display: ProductRailProps['display']) => ({
  mobile: display.slidesPerViewMobile ?? PRODUCT_SLIDES.perViewMobile,
  pc: display.slidesPerViewPc ?? PRODUCT_SLIDES.perViewPc,
});
