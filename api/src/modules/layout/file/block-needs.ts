import type { ItemEntry } from '../layout.seed-schema';

/** What an item must have so that a block of its type has something to draw. */
interface Need {
  isMet(item: ItemEntry): boolean;
  words: string;
}
const hasPicture = ({ fileUrl, fileUrl2 }: ItemEntry) => Boolean(fileUrl || fileUrl2);
const hasGoods = ({ products, virtualCategoryCd }: ItemEntry) => products.length > 0 || Boolean(virtualCategoryCd);

const BANNER: Need = { isMet: (item) => hasPicture(item) || Boolean(item.text), words: 'a picture (fileUrl, fileUrl2) or a text' };
const GOODS: Need = { isMet: hasGoods, words: 'products or a virtualCategoryCd' };
const BANNER_AND_GOODS: Need = { isMet: (item) => BANNER.isMet(item) || hasGoods(item), words: `${BANNER.words}, or products` };
const VIDEO: Need = { isMet: ({ link }) => Boolean(link), words: 'the link of a video' };
const TAB: Need = { isMet: ({ tabLayoutCd }) => Boolean(tabLayoutCd), words: 'a tabLayoutCd' };

/** Blocks whose content are `couponDisplayItems` (§2). */
export const COUPON_DISPLAY = 17;
/** Blocks with a countdown: their lists need an end. */
export const TIME_SALE_DISPLAY = 16;

/** Every display type of the specification (§2); null: it draws without items. */
const NEEDS: ReadonlyMap<number, Need | null> = new Map([
  ...[1, 2, 4, 7, 8, 18, 21, 26, 27].map((type) => [type, BANNER] as const),
  ...[3, 5, 10, 14, 15].map((type) => [type, BANNER_AND_GOODS] as const),
  ...[6, 11, TIME_SALE_DISPLAY, 23, 24, 25].map((type) => [type, GOODS] as const),
  [12, VIDEO],
  [13, TAB],
  ...[COUPON_DISPLAY, 19, 20].map((type) => [type, null] as const),
]);

export const isKnownType = (displayCd: number): boolean => NEEDS.has(displayCd);
export const needsItems = (displayCd: number): boolean => Boolean(NEEDS.get(displayCd));

/** What an item of a block lacks, in words; null when there is something to draw. */
export function lackOf(displayCd: number, item: ItemEntry): string | null {
  const need = NEEDS.get(displayCd);
  return need && !need.isMet(item) ? need.words : null;
}
