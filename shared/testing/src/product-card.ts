import type { ProductCard, RecommendedCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { productCd } from '@hyangro/contracts/kit/schemas';

/** A product card as the API sends it; `over` says what the case is about. */
export const aProductCard = ({
  productCd: code = 'P0001',
  ...over
}: Partial<Omit<ProductCard, 'productCd'> & { productCd: string }> = {}): ProductCard => ({
  seq: 1,
  productCd: productCd.parse(code),
  brandNm: '오렐르',
  productNm: '로즈 판톰',
  imgMainUrl: '/media/product/P0001-360.89a82939.webp',
  discountRate: 32,
  salePrice: 12_000,
  stockCnt: 5,
  isZzim: false,
  productType: 'DOMESTIC',
  freeShipping: false,
  isNew: false,
  isBest: false,
  reviewCount: 10,
  ratingAvg: 4.8,
  ...over,
});

/** A recommended card: bought together with P0001, unless `over` says otherwise. */
export const aRecommendedCard = ({
  reason,
  ...over
}: Parameters<typeof aProductCard>[0] & Partial<Pick<RecommendedCard, 'reason'>> = {}): RecommendedCard => ({
  ...aProductCard(over),
  reason: reason ?? { kind: 'ORDERED', productCd: productCd.parse('P0001'), productNm: '로즈 판톰' },
});
