import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { pricePerMl } from '@hyangro/rules/prices';
import { useMoney, useServices, useStore, useTerms } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import type { ComparedProduct } from '../../data/compare-list';
import { stockOf } from '../../data/product.model';
import { useMessages } from '../../messages';

/** A compared product; its detail is null when it is no longer sold. */
export interface ComparedColumn {
  product: ComparedProduct;
  detail: ProductDetail | null;
}

interface Row {
  title: string;
  cells: { key: string; text: string; isBest: boolean }[];
}
const NONE = '–';

/** What products are compared by, in words; a fact that none of them has is left out. The lowest price per ml is marked. */
export function useCompareRows(products: readonly ComparedColumn[]): Row[] {
  const t = useMessages();
  const term = useTerms();
  const { won, integer } = useMoney();
  const locale = useStore(useServices().locale);
  const perMl = ({ salePrice, volumeMl }: ProductDetail) => pricePerMl(salePrice, volumeMl);
  const known = products.flatMap(({ detail }) => (detail && perMl(detail)) ?? []);
  const lowest = known.length > 1 ? Math.min(...known) : null;

  const row = (
    title: string,
    textOf: (detail: ProductDetail) => string | null,
    isBest: (detail: ProductDetail) => boolean = () => false,
  ) => ({
    title,
    cells: products.map(({ product, detail }) => ({
      key: product.productCd,
      text: (detail && textOf(detail)) || NONE,
      isBest: detail !== null && isBest(detail),
    })),
  });
  const notes = (layer: 'top' | 'heart' | 'base') => row(t(`scent.${layer}`), (detail) => detail.notes?.[layer].join(', ') ?? null);
  const rows = [
    row(t('compare.price'), ({ salePrice, discountRate }) => won(salePrice) + (discountRate > 0 ? ` (${discountRate}%)` : '')),
    row(
      t('compare.perMl'),
      (detail) => {
        const price = perMl(detail);
        return price === null ? null : won(price);
      },
      (detail) => lowest !== null && perMl(detail) === lowest,
    ),
    row(t('facts.volume'), ({ volumeText }) => volumeText),
    notes('top'),
    notes('heart'),
    notes('base'),
    row(t('story.skin'), ({ skinTypes }) => skinTypes.join(', ')),
    row(t('story.concern'), ({ concerns }) => concerns.join(', ')),
    row(t('compare.rating'), ({ ratingAvg, reviewCount }) =>
      ratingAvg === null ? null : term('card.rating', { score: ratingAvg.toFixed(1), count: integer(reviewCount) }),
    ),
    row(t('facts.delivery'), ({ productType, freeShipping, arrivesOn, stockCnt }) =>
      [
        term(`productType.${productType}`),
        freeShipping && term('card.freeShipping'),
        stockCnt > 0 && term('shipping.arrives', { day: seoulTime(new Date(`${arrivesOn}T12:00:00+09:00`), 'day', locale) }),
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    row(t('facts.stock'), (detail) => {
      const { level, count } = stockOf(detail, null);
      return t(`facts.stock.${level}`, { count: integer(count) });
    }),
  ];
  return rows.filter(({ cells }) => cells.some(({ text }) => text !== NONE));
}
