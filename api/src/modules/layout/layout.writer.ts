import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { CouponDisplayItem, Display, DisplayItem, Layout } from '@hyangro/contracts/layout/layout.contract';

/** What differs between two products of equal card, per call. */
export interface CardState {
  stockOf(productCd: string): number;
  isLiked(productCd: string): boolean;
}
type CardPart = Omit<ProductCard, 'seq' | 'stockCnt' | 'isZzim'>;
type ItemPart = Omit<DisplayItem, 'virtualCategoryEndTime' | 'products'>;

/** The parts of a layout that callers share, written as JSON once. A home page has 170 cards; writing them anew costs more than reading the database. */
export interface WrittenParts {
  displays: string;
  items: readonly string[];
  cards: ReadonlyMap<string, string>;
}
const open = (object: object) => JSON.stringify(object).slice(0, -1);

export const writeParts = (
  displays: readonly Display[],
  items: readonly ItemPart[],
  cards: ReadonlyMap<string, ProductCard>,
): WrittenParts => ({
  displays: JSON.stringify(displays),
  items: items.map(open),
  cards: new Map(
    [...cards].map(([code, { seq: _seq, stockCnt: _stock, isZzim: _zzim, ...card }]) => [code, open(card satisfies CardPart)]),
  ),
});

/** A list of cards; a code without a card is passed over. */
export function writeCards(parts: WrittenParts, codes: readonly string[], { stockOf, isLiked }: CardState): string {
  let list = '';
  let seq = 0;
  for (const code of codes) {
    const card = parts.cards.get(code);
    if (card === undefined) continue;
    seq += 1;
    list += `${seq > 1 ? ',' : ''}${card},"seq":${seq},"stockCnt":${stockOf(code)},"isZzim":${isLiked(code)}}`;
  }
  return `[${list}]`;
}

export const writeItem = (part: string, endTime: string | null, cards: string): string =>
  `${part},"virtualCategoryEndTime":${JSON.stringify(endTime)},"products":${cards}}`;

type Personal = Pick<Layout, 'memCd' | 'memNm' | 'gender' | 'ageGroupStr'>;
export interface LayoutPieces {
  head: Pick<Layout, 'layoutCd' | 'layoutNm'>;
  displays: string;
  items: readonly string[];
  virtualProducts: readonly { virtualCategoryCd: string; cards: string }[];
  coupons: readonly CouponDisplayItem[];
  personal: Personal;
  memberGroupCards: string;
}

/** The whole layout (E-01). */
export const writeLayout = ({ head, displays, items, virtualProducts, coupons, personal, memberGroupCards }: LayoutPieces): string =>
  `${open(head)},"displays":${displays},"displayItems":[${items.join(',')}],"virtualProducts":[${virtualProducts
    .map(({ virtualCategoryCd, cards }) => `{"virtualCategoryCd":${JSON.stringify(virtualCategoryCd)},"products":${cards}}`)
    .join(
      ',',
    )}],"couponDisplayItems":${JSON.stringify(coupons)},${JSON.stringify(personal).slice(1, -1)},"aiMemberGroupProducts":${memberGroupCards}}`;
