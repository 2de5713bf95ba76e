import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { CouponDisplayItem, Display, DisplayItem, Layout } from '@hyangro/contracts/layout/layout.contract';
import { openJson, writeCardParts, type CardParts } from '../catalog/public';

type ItemPart = Omit<DisplayItem, 'virtualCategoryEndTime' | 'products'>;

/** The parts of a layout that callers share, written as JSON once. A home page has 170 cards; writing them anew costs more than reading the database. */
export interface WrittenParts {
  displays: string;
  items: readonly string[];
  cards: CardParts;
}

export const writeParts = (displays: readonly Display[], items: readonly ItemPart[], cards: readonly ProductCard[]): WrittenParts => ({
  displays: JSON.stringify(displays),
  items: items.map(openJson),
  cards: writeCardParts(cards),
});

export const writeItem = (part: string, endTime: string | null, cards: string): string =>
  `${part},"virtualCategoryEndTime":${JSON.stringify(endTime)},"products":${cards}}`;

export type Personal = Pick<Layout, 'memCd' | 'memNm' | 'gender' | 'ageGroupStr' | 'aiMemberGroupCd'>;
export interface LayoutPieces {
  head: Pick<Layout, 'layoutCd' | 'kind' | 'layoutNm'>;
  displays: string;
  items: readonly string[];
  virtualProducts: readonly { virtualCategoryCd: string; cards: string }[];
  coupons: readonly CouponDisplayItem[];
  personal: Personal;
  memberGroupCards: string;
}

/** The whole layout (E-01). */
export const writeLayout = ({ head, displays, items, virtualProducts, coupons, personal, memberGroupCards }: LayoutPieces): string =>
  `${openJson(head)},"displays":${displays},"displayItems":[${items.join(',')}],"virtualProducts":[${virtualProducts
    .map(({ virtualCategoryCd, cards }) => `{"virtualCategoryCd":${JSON.stringify(virtualCategoryCd)},"products":${cards}}`)
    .join(
      ',',
    )}],"couponDisplayItems":${JSON.stringify(coupons)},${JSON.stringify(personal).slice(1, -1)},"aiMemberGroupProducts":${memberGroupCards}}`;
