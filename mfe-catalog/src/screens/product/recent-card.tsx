import type { LocalKeys } from '@hyangro/contracts/storage/storage-keys';
import { pathOf, useMoney } from '@hyangro/runtime';
import { ProductCard } from '@hyangro/ui/product-card';

/** A product as this browser remembers it (LS-03): shown without asking anybody. */
export const RecentCard = ({ info, sizes }: { info: LocalKeys['recentProductsInfo'][number]; sizes: string }) => {
  const { won, dollars } = useMoney();
  const { productCd, brandNm, productNm, imgMainUrl, salePrice, discountRate } = info;
  return (
    <ProductCard
      look="rail"
      to={pathOf('Product', { productCd })}
      brand={brandNm}
      name={productNm}
      image={{ src: imgMainUrl, alt: '' }}
      price={{ won: won(salePrice), discountRate, dollars: dollars(salePrice), size: 's' }}
      sizes={sizes}
    />
  );
};
