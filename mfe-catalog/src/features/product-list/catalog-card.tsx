import type { ProductCard as Product } from '@hyangro/contracts/catalog/catalog.schemas';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { useMoney, useToggleWishlist } from '@hyangro/runtime';
import { ProductCard, type ProductTag } from '@hyangro/ui/product-card';
import { useMessages } from '../../messages';

/** A product of the wire as a card; the heart flips when the server said yes (ST-ZZ-01). */
export const CatalogCard = ({ product, eager, sizes }: { product: Product; eager?: boolean; sizes?: string }) => {
  const t = useMessages();
  const { won, dollars, integer } = useMoney();
  const { isZzim, isBusy, toggle } = useToggleWishlist(product.productCd, product.isZzim);
  const { productCd, brandNm, productNm, ratingAvg, reviewCount } = product;
  const tags: ProductTag[] = [
    ...(product.productType === 'OVERSEAS' ? [{ text: t('tag.overseas'), tone: 'info' as const }] : []),
    ...(product.freeShipping ? [{ text: t('tag.freeShipping'), tone: 'genuine' as const }] : []),
  ];
  return (
    <ProductCard
      look="grid"
      to={pathOf('Product', { productCd })}
      brand={brandNm}
      name={productNm}
      image={{ src: product.imgMainUrl, alt: '' }}
      price={{ won: won(product.salePrice), discountRate: product.discountRate, dollars: dollars(product.salePrice), size: 'm' }}
      soldOutLabel={product.stockCnt === 0 ? t('card.soldOut') : null}
      badge={badgeOf(product, t('tag.best'), t('tag.new'))}
      tags={tags}
      rating={
        ratingAvg === null || reviewCount === 0
          ? undefined
          : {
              score: ratingAvg.toFixed(1),
              count: integer(reviewCount),
              label: t('card.rating', { score: ratingAvg.toFixed(1), count: integer(reviewCount) }),
            }
      }
      wish={{ pressed: isZzim, busy: isBusy, label: t('card.wish', { name: productNm }), onToggle: toggle }}
      eager={eager}
      sizes={sizes}
    />
  );
};

function badgeOf({ isBest, isNew }: Product, best: string, fresh: string) {
  if (isBest) return { text: best, tone: 'spark' as const };
  return isNew ? { text: fresh, tone: 'brand' as const } : undefined;
}
