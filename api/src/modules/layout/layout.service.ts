import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { refuse } from '../../platform/http/refusal';
import { ageGroup } from '../../platform/session/age-group';
import type { Member } from '../../platform/session/member';
import { cardsOf, findCards, findLiked } from '../catalog/public';
import { couponDisplayItems } from '../coupon/public';
import { buildTemplate, type LayoutTemplate } from './layout-template';
import { readFreshState } from './layout.repository';
import { memberGroup, saleEnd } from './layout.rules';
import { findRankedCodes, findVirtualCategory, type RankedPage } from './virtual-category.repository';

export interface LayoutReader { locale: Locale; member: Member | null; now: Date }

/** A layout as its caller sees it: template from the cache, stock, hearts and coupons read anew. */
export async function readLayout(db: Db, layoutCd: string, { locale, member, now }: LayoutReader): Promise<Layout> {
  const { template, stocks } = await freshTemplate(db, layoutCd, locale, now);
  const liked = member ? await findLiked(db, member.memCd, template.codes) : null;
  const fresh = new Map(template.codes.map((code, at) => [code, { stockCnt: stocks[at] ?? 0, isZzim: liked?.has(code) ?? false }]));
  const cards = (codes: readonly string[]) => codes.map((code, at) => ({ ...(template.cards.get(code) as ProductCard), ...fresh.get(code), seq: at + 1 }));
  const displayItems = template.items.map(({ fields, sale, codes }) => ({ ...fields, virtualCategoryEndTime: saleEnd(sale, now), products: cards(codes) }));
  const group = memberGroup(member, [...template.memberGroups.keys()], now);
  return {
    layoutCd, layoutNm: template.layoutNm, displays: [...template.displays], displayItems,
    virtualProducts: virtualProductsOf(displayItems),
    couponDisplayItems: template.couponPlaces.length > 0 ? await couponDisplayItems(db, template.couponPlaces, member, locale, now) : [],
    memCd: member?.memCd ?? null, memNm: member?.memNm ?? null, gender: member?.gender ?? null,
    ageGroupStr: member && ageGroup(member.birthday, now, locale),
    aiMemberGroupProducts: cards(template.memberGroups.get(group) ?? []),
  };
}

/** One page of a ranked list, never past its display limit. */
export async function readRanked(db: Db, page: RankedPage, { locale, member, now }: LayoutReader): Promise<ProductCard[]> {
  const category = (await findVirtualCategory(db, page.virtualCategoryCd)) ?? refuse('VIRTUAL_CATEGORY_NOT_FOUND');
  const limit = Math.min(page.limit, category.displayLimit - page.pageStart);
  if (limit <= 0) return [];
  const codes = await findRankedCodes(db, { ...page, limit }, now);
  return cardsOf(await findCards(db, codes, locale, member?.memCd ?? null), page.pageStart);
}

const virtualProductsOf = (items: Layout['displayItems']): Layout['virtualProducts'] =>
  [...new Map(items.flatMap(({ virtualCategoryCd, products }) => (virtualCategoryCd ? [[virtualCategoryCd, products] as const] : [])))]
    .map(([virtualCategoryCd, products]) => ({ virtualCategoryCd, products }));

/** How old names and prices on a layout may get. A changed layout row shows at once: its version is read with the stock. */
const TEMPLATE_MS = 5_000;
const templates = new WeakMap<Db, Map<string, { template: LayoutTemplate; builtAt: number }>>();

async function freshTemplate(db: Db, layoutCd: string, locale: Locale, now: Date) {
  const known = templates.get(db) ?? new Map<string, { template: LayoutTemplate; builtAt: number }>();
  templates.set(db, known);
  const key = `${locale}/${layoutCd}`;
  const kept = known.get(key);
  if (kept && Math.abs(now.getTime() - kept.builtAt) < TEMPLATE_MS) {
    const state = await readFreshState(db, layoutCd, kept.template.codes);
    if (state?.version === kept.template.version) return { template: kept.template, stocks: state.stocks };
  }
  const template = (await buildTemplate(db, layoutCd, locale, now)) ?? refuse('LAYOUT_NOT_FOUND');
  known.set(key, { template, builtAt: now.getTime() });
  const state = await readFreshState(db, layoutCd, template.codes);
  return { template, stocks: state?.stocks ?? [] };
}
