import type { ProductCard as Card } from '@hyangro/contracts/catalog/catalog.schemas';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { useMoney, useToggleWishlist } from '@hyangro/runtime';
import { ProductCard, type CardLook, type ProductTag } from '@hyangro/ui/product-card';
import { useMessages } from '../../messages';

export interface ProductTileProps {
  product: Card;
  look: CardLook;
  rank?: number;
  sizes?: string;
}

/** Product of a block: what the card says in this shop (D-C05, D-C06, D-C07). */
export const ProductTile = ({ product, look, rank, sizes }: ProductTileProps) => {
  const t = useMessages();
  const money = useMoney();
  const wish = useToggleWishlist(product.productCd, product.isZzim);
  const { productNm: name, ratingAvg } = product;
  const tags: ProductTag[] = [
    ...(product.freeShipping ? [{ text: t('card.free'), tone: 'brand' as const }] : []),
    ...(product.productType === 'OVERSEAS' ? [{ text: t('card.overseas'), tone: 'info' as const }] : []),
  ];
  const count = money.integer(product.reviewCount);
  const score = ratingAvg?.toFixed(1);
  return (
    <ProductCard
      look={look}
      to={pathOf('Product', { productCd: product.productCd })}
      brand={product.brandNm}
      name={name}
      image={{ src: product.imgMainUrl, alt: '' }}
      price={{
        won: money.won(product.salePrice),
        discountRate: product.discountRate,
        dollars: money.dollars(product.salePrice),
        size: look === 'rail' ? 's' : 'm',
      }}
      soldOutLabel={product.stockCnt === 0 ? t('card.soldOut') : null}
      rating={score && product.reviewCount > 0 ? { score, count, label: t('card.rating', { score, count }) } : undefined}
      tags={rank === undefined ? tags : undefined}
      badge={look === 'grid' ? badgeOf(product, t) : undefined}
      rank={rank}
      sizes={sizes}
      wish={{ pressed: wish.isZzim, busy: wish.isBusy, label: t('card.wish', { name }), onToggle: wish.toggle }}
    />
  );
};

function badgeOf(product: Card, t: ReturnType<typeof useMessages>) {
  if (product.isBest) return { text: t('card.best'), tone: 'spark' as const };
  if (product.isNew) return { text: t('card.new'), tone: 'brand' as const };
  return undefined;
}
