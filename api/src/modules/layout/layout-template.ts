import { createHash } from 'node:crypto';
import { MEMBER_GROUP_DISPLAY } from '@hyangro/contracts/layout/display-types';
import type { Display, Layout } from '@hyangro/contracts/layout/layout.contract';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { textIn, textOrNull } from '../../platform/locale/text';
import { cardsOf, findCards } from '../catalog/public';
import { findCoupons, type CouponPlace, type CouponRow } from '../coupon/public';
import { readShelf } from './fresh.repository';
import {
  findCouponPlaces,
  findDisplayItems,
  findDisplays,
  findLayout,
  findMemberGroups,
  type DisplayItemRow,
  type DisplayRow,
} from './layout.repository';
import { writeParts, type WrittenParts } from './layout.writer';
import { shelfOf, type Shelf } from './shelf';
import { findRankedCodes } from './virtual-category.repository';

/** Goods of a ranked list that come with the layout; the block asks for the rest. */
const FIRST_PAGE = 12;

interface TemplateItem {
  sale: { endsAt: Date | null; isRolling: boolean };
  /** Goods of the item itself; those of a virtual category come under `virtualProducts`. */
  codes: readonly string[];
}
/** Everything of a layout in one language that is the same for all callers and may be a few seconds old. */
export interface LayoutTemplate {
  kind: Layout['kind'];
  layoutNm: string;
  items: readonly TemplateItem[];
  /** First page of every virtual category shown. */
  ranked: ReadonlyMap<string, readonly string[]>;
  /** Goods per group of members; empty when no block shows them. */
  memberGroups: ReadonlyMap<string, readonly string[]>;
  /** Every product of them. */
  picked: readonly string[];
  couponPlaces: readonly CouponPlace[];
  coupons: readonly CouponRow[];
  /** Every product that has a card here. */
  codes: readonly string[];
  parts: WrittenParts;
  /** Stands for all of the above. */
  digest: string;
  /** Where looks at the stock begin. */
  shelf: Shelf;
}

/** Reads a layout's rows; null for an unknown layout. */
export async function buildTemplate(db: Db, layoutCd: string, locale: Locale, now: Date): Promise<LayoutTemplate | null> {
  const layout = await findLayout(db, layoutCd);
  if (!layout) return null;
  const displays = await findDisplays(db, layoutCd);
  const rows = await findDisplayItems(db, layoutCd);
  const ranked = await firstPages(db, rows, now);
  const groups = displays.some(({ displayCd }) => displayCd === MEMBER_GROUP_DISPLAY) ? await findMemberGroups(db) : [];
  const items = rows.map(({ item, category }) => ({
    sale: { endsAt: category?.endsAt ?? null, isRolling: category?.isRolling ?? false },
    codes: category ? [] : item.productCds,
  }));
  const named = new Set([
    ...items.flatMap((item) => item.codes),
    ...[...ranked.values()].flat(),
    ...groups.flatMap((group) => group.productCds),
  ]);
  const cards = cardsOf(await findCards(db, [...named], locale, null));
  const codes = cards.map(({ productCd }) => productCd);
  const couponPlaces = (await findCouponPlaces(db, layoutCd)).map(({ layoutCd: _layoutCd, ...place }) => place);
  const { horizon, pieces } = await readShelf(db, codes);
  const layoutNm = textIn(layout.name, locale);
  const memberGroups = new Map(groups.map(({ groupCd, productCds }) => [groupCd, productCds]));
  const parts = writeParts(
    displays.map((row) => displayOf(row, locale)),
    rows.map((row) => itemOf(row, locale)),
    cards,
  );
  return {
    kind: layout.kind,
    layoutNm,
    items,
    ranked,
    memberGroups,
    picked: [...new Set(groups.flatMap(({ productCds }) => productCds))],
    couponPlaces,
    coupons: await findCoupons(
      db,
      couponPlaces.map(({ couponCd }) => couponCd),
      null,
    ),
    codes,
    parts,
    digest: digestOf([layout.kind, layoutNm, parts.displays, parts.items, [...parts.cards], items, [...ranked], [...memberGroups]]),
    shelf: shelfOf(horizon, pieces),
  };
}

const digestOf = (content: unknown) => createHash('sha1').update(JSON.stringify(content)).digest('base64url');

async function firstPages(db: Db, rows: readonly DisplayItemRow[], now: Date): Promise<Map<string, string[]>> {
  const pages = new Map<string, string[]>();
  for (const { category } of rows) {
    if (!category || pages.has(category.virtualCategoryCd)) continue;
    const limit = Math.min(FIRST_PAGE, category.displayLimit);
    pages.set(category.virtualCategoryCd, await findRankedCodes(db, { ...category, pageStart: 0, limit }, now));
  }
  return pages;
}

function itemOf({ item, category, tabLayoutCd }: DisplayItemRow, locale: Locale) {
  const { seq, displaySeq, link, fileUrl, fileUrl2, verticalAlign, horizontalAlign, font, virtualCategoryCd } = item;
  return {
    seq,
    displaySeq,
    link,
    fileUrl,
    fileUrl2,
    text: textOrNull(item.text, locale),
    description: textOrNull(item.description, locale),
    verticalAlign,
    horizontalAlign,
    font,
    virtualCategoryCd,
    virtualCategoryNm: textOrNull(category?.name, locale),
    displayLimit: category?.displayLimit ?? null,
    discountType: category?.discountType ?? null,
    orderByCd: category?.orderByCd ?? null,
    tabLayoutCd,
  };
}

const displayOf = ({ layoutCd: _layoutCd, title, linkText, description, ...rest }: DisplayRow, locale: Locale): Display => ({
  ...rest,
  title: textOrNull(title, locale),
  linkText: textOrNull(linkText, locale),
  description: textOrNull(description, locale),
});
