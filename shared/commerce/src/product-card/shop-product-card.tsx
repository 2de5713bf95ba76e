import type { ProductCard as Product } from '@hyangro/contracts/catalog/catalog.schemas';
import type { ReactNode } from 'react';
import { pathOf, useMoney, useTerms, useToggleWishlist } from '@hyangro/runtime';
import { ProductCard, type CardLook, type ProductTag } from '@hyangro/ui/product-card';

export interface ShopProductCardProps {
  product: Product;
  look: CardLook;
  /** Place in a ranking; takes the room of the tags. */
  rank?: number;
  /** In the first view: the picture loads first. */
  eager?: boolean;
  /** `<img sizes>`, when the card is shown in another width than its look has. */
  sizes?: string;
  /** Draws the name, where words of it are marked. */
  drawName?: (name: string) => ReactNode;
}

/** A product of the wire as a card, the same in every list (D-C05, D-C06); the heart flips when the server said yes (D-C07, ST-ZZ-01). */
export const ShopProductCard = ({ product, look, rank, eager, sizes, drawName }: ShopProductCardProps) => {
  const t = useTerms();
  const { won, dollars, integer } = useMoney();
  const { isZzim, isBusy, toggle } = useToggleWishlist(product.productCd, product.isZzim);
  const { productNm: name, ratingAvg } = product;
  const tags: ProductTag[] = [
    ...(product.freeShipping ? [{ text: t('card.freeShipping'), tone: 'brand' as const }] : []),
    ...(product.productType === 'OVERSEAS' ? [{ text: t('productType.OVERSEAS'), tone: 'info' as const }] : []),
  ];
  const count = integer(product.reviewCount);
  const score = ratingAvg?.toFixed(1);
  return (
    <ProductCard
      look={look}
      to={pathOf('Product', { productCd: product.productCd })}
      brand={product.brandNm}
      name={name}
      drawnName={drawName?.(name)}
      image={{ src: product.imgMainUrl, alt: '' }}
      price={{
        won: won(product.salePrice),
        discountRate: product.discountRate,
        dollars: dollars(product.salePrice),
        size: look === 'rail' ? 's' : 'm',
      }}
      soldOutLabel={product.stockCnt === 0 ? t('card.soldOut') : null}
      rating={score && product.reviewCount > 0 ? { score, count, label: t('card.rating', { score, count }) } : undefined}
      tags={rank === undefined ? tags : undefined}
      badge={look === 'grid' ? badgeOf(product, t) : undefined}
      rank={rank}
      wish={{ pressed: isZzim, busy: isBusy, label: t('card.wish', { name }), onToggle: toggle }}
      eager={eager}
      sizes={sizes}
    />
  );
};

function badgeOf({ isBest, isNew }: Product, t: ReturnType<typeof useTerms>) {
  if (isBest) return { text: t('card.best'), tone: 'spark' as const };
  return isNew ? { text: t('card.new'), tone: 'brand' as const } : undefined;
}
