import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Display, DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { textIn, textOrNull } from '../../platform/locale/text';
import { cardsOf, findCards } from '../catalog/public';
import type { CouponPlace } from '../coupon/public';
import { findCouponPlaces, findDisplayItems, findDisplays, findLayout, findMemberGroups, type DisplayItemRow, type DisplayRow } from './layout.repository';
import { findRankedCodes } from './virtual-category.repository';

/** Block that shows goods for a group of members. */
const MEMBER_GROUP_DISPLAY = 19;
/** Goods of a ranked list that come with the layout; the block asks for the rest. */
const FIRST_PAGE = 12;

interface TemplateItem {
  fields: Omit<DisplayItem, 'products' | 'virtualCategoryEndTime'>;
  sale: { endsAt: Date | null; isRolling: boolean };
  codes: readonly string[];
}
/** Everything of a layout in one language that is the same for all callers and may be a few seconds old. */
export interface LayoutTemplate {
  version: number;
  layoutNm: string;
  displays: readonly Display[];
  items: readonly TemplateItem[];
  couponPlaces: readonly CouponPlace[];
  /** Goods per group of members; empty when no block shows them. */
  memberGroups: ReadonlyMap<string, readonly string[]>;
  /** Every product named, and its card; stock, heart and seq are filled in per call. */
  codes: readonly string[];
  cards: ReadonlyMap<string, ProductCard>;
}

/** Reads a layout's rows; null for an unknown layout. */
export async function buildTemplate(db: Db, layoutCd: string, locale: Locale, now: Date): Promise<LayoutTemplate | null> {
  const layout = await findLayout(db, layoutCd);
  if (!layout) return null;
  const displays = await findDisplays(db, layoutCd);
  const rows = await findDisplayItems(db, layoutCd);
  const ranked = await firstPages(db, rows, now);
  const items = rows.map((row) => templateItem(row, ranked, locale));
  const hasGroups = displays.some(({ displayCd }) => displayCd === MEMBER_GROUP_DISPLAY);
  const groups = hasGroups ? await findMemberGroups(db) : [];
  const named = [...new Set([...items.flatMap((item) => item.codes), ...groups.flatMap((group) => group.productCds)])];
  const cards = new Map(cardsOf(await findCards(db, named, locale, null)).map((card) => [card.productCd as string, card]));
  const onSale = (codes: readonly string[]) => codes.filter((code) => cards.has(code));
  return {
    version: layout.version, layoutNm: textIn(layout.name, locale), displays: displays.map((row) => displayOf(row, locale)),
    items: items.map((item) => ({ ...item, codes: onSale(item.codes) })),
    couponPlaces: (await findCouponPlaces(db, layoutCd)).map(({ layoutCd: _layoutCd, ...place }) => place),
    memberGroups: new Map(groups.map(({ groupCd, productCds }) => [groupCd, onSale(productCds)])),
    codes: [...cards.keys()], cards,
  };
}

async function firstPages(db: Db, rows: readonly DisplayItemRow[], now: Date): Promise<Map<string, string[]>> {
  const pages = new Map<string, string[]>();
  for (const { category } of rows) {
    if (!category || pages.has(category.virtualCategoryCd)) continue;
    const limit = Math.min(FIRST_PAGE, category.displayLimit);
    pages.set(category.virtualCategoryCd, await findRankedCodes(db, { ...category, pageStart: 0, limit }, now));
  }
  return pages;
}

function templateItem({ item, category }: DisplayItemRow, ranked: ReadonlyMap<string, string[]>, locale: Locale): TemplateItem {
  const { seq, displaySeq, link, fileUrl, fileUrl2, verticalAlign, horizontalAlign, font, virtualCategoryCd, tabLayoutCd } = item;
  return {
    fields: {
      seq, displaySeq, link, fileUrl, fileUrl2, text: textOrNull(item.text, locale), description: textOrNull(item.description, locale),
      verticalAlign, horizontalAlign, font, virtualCategoryCd, virtualCategoryNm: textOrNull(category?.name, locale),
      displayLimit: category?.displayLimit ?? null, discountType: category?.discountType ?? null, orderByCd: category?.orderByCd ?? null, tabLayoutCd,
    },
    sale: { endsAt: category?.endsAt ?? null, isRolling: category?.isRolling ?? false },
    codes: (category && ranked.get(category.virtualCategoryCd)) ?? item.productCds,
  };
}

const displayOf = ({ layoutCd: _layoutCd, title, linkText, description, ...rest }: DisplayRow, locale: Locale): Display =>
  ({ ...rest, title: textOrNull(title, locale), linkText: textOrNull(linkText, locale), description: textOrNull(description, locale) });
