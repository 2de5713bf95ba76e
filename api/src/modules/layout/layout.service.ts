import { createHash } from 'node:crypto';
import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db, RootDb } from '../../platform/db/db';
import type { CallContext, MemberContext } from '../../platform/http/call';
import { ageGroup } from '../../platform/session/age-group';
import type { Member } from '../../platform/session/member';
import { cardsOf, findCards, writeCards } from '../catalog/public';
import { couponDisplayItems, downloadCoupons } from '../coupon/public';
import { readTemplate, type Found } from './fresh-template';
import type { LayoutTemplate } from './layout-template';
import { couponCdsOf } from './layout.repository';
import { memberGroup, picksOf, saleEnd } from './layout.rules';
import { writeItem, writeLayout, type Personal } from './layout.writer';
import { readPreviewed } from './version/preview.service';
import { findRankedCodes, findVirtualCategory, type RankedPage } from './virtual-category.repository';

type Reader<R extends 'LAYOUT_NOT_FOUND' | 'LAYOUT_PREVIEW_INVALID'> = Pick<CallContext<R>, 'locale' | 'member' | 'now' | 'refuse'>;

/**
 * A layout as its caller sees it: template from the cache, stock, hearts and coupons read anew. The tag is made of
 * everything that may differ between two answers; the body is written only when it is needed.
 */
export async function readLayout(db: Db, layoutCd: string, call: Reader<'LAYOUT_NOT_FOUND'>): Promise<SeenLayout> {
  const found = await readTemplate(db, layoutCd, call.locale, call.member?.memCd ?? null, call.now);
  return asSeen(layoutCd, found ?? call.refuse('LAYOUT_NOT_FOUND'), call);
}

/** A version that is not live, as its caller would see it. */
export async function readPreview(
  db: RootDb,
  layoutCd: string,
  token: string,
  call: Reader<'LAYOUT_PREVIEW_INVALID'>,
): Promise<SeenLayout> {
  const { locale, member, now } = call;
  const found = await readPreviewed(db, { layoutCd, token, locale, memCd: member?.memCd ?? null, now });
  return asSeen(layoutCd, found ?? call.refuse('LAYOUT_PREVIEW_INVALID'), call);
}

interface SeenLayout {
  tag: string;
  write(): Buffer;
}

function asSeen(
  layoutCd: string,
  { template, shelf, fresh }: Found,
  { locale, member, now }: Pick<CallContext<never>, 'locale' | 'member' | 'now'>,
): SeenLayout {
  const coupons = couponDisplayItems(
    template.couponPlaces,
    template.coupons.map((coupon) => ({ ...coupon, ...fresh.coupons.get(coupon.couponCd) })),
    member,
    locale,
    now,
  );
  const group = memberGroup(member, [...template.memberGroups.keys()], now);
  const personal = personalOf(member, group, locale, now);
  const saleEnds = template.items.map(({ sale }) => saleEnd(sale, now));
  const stockOf = (code: string) => shelf.products.get(code) ?? 0;
  const picks = picksOf(template.memberGroups, group, (code) => stockOf(code) === 0 || fresh.bought.has(code));
  const variable = [template.digest, template.codes.map(stockOf), [...fresh.liked].sort(), coupons, personal, picks, saleEnds];
  const tag = createHash('sha1').update(JSON.stringify(variable)).digest('base64url');
  const cards = (codes: readonly string[]) =>
    writeCards(template.parts.cards, codes, { stockOf, isLiked: (code) => fresh.liked.has(code) });
  const write = () =>
    writeLayout({
      head: { layoutCd, kind: template.kind, layoutNm: template.layoutNm },
      displays: template.parts.displays,
      items: template.items.map(({ codes }, at) => writeItem(template.parts.items[at] ?? '', saleEnds[at] ?? null, cards(codes))),
      virtualProducts: [...template.ranked].map(([virtualCategoryCd, codes]) => ({ virtualCategoryCd, cards: cards(codes) })),
      coupons,
      personal,
      memberGroupCards: cards(picks),
    });
  return { tag, write: () => (member ? Buffer.from(write()) : keptBody(template, tag, write)) };
}

/** Visitors get the same bytes until something changes: the last body of a template is kept. */
const bodies = new WeakMap<LayoutTemplate, { tag: string; body: Buffer }>();

function keptBody(template: LayoutTemplate, tag: string, write: () => string): Buffer {
  const kept = bodies.get(template);
  if (kept?.tag === tag) return kept.body;
  const body = Buffer.from(write());
  bodies.set(template, { tag, body });
  return body;
}

const personalOf = (member: Member | null, aiMemberGroupCd: string, locale: Locale, now: Date): Personal => ({
  aiMemberGroupCd,
  memCd: member?.memCd ?? null,
  memNm: member?.memNm ?? null,
  gender: member?.gender ?? null,
  ageGroupStr: member && ageGroup(member.birthday, now, locale),
});

/** One page of a ranked list, never past its display limit. */
export async function readRanked(
  db: Db,
  page: RankedPage,
  { locale, member, now, refuse }: Pick<CallContext<'VIRTUAL_CATEGORY_NOT_FOUND'>, 'locale' | 'member' | 'now' | 'refuse'>,
): Promise<ProductCard[]> {
  const category = (await findVirtualCategory(db, page.virtualCategoryCd)) ?? refuse('VIRTUAL_CATEGORY_NOT_FOUND');
  const limit = Math.min(page.limit, category.displayLimit - page.pageStart);
  if (limit <= 0) return [];
  const codes = await findRankedCodes(db, { ...page, limit }, now);
  return cardsOf(await findCards(db, codes, locale, member?.memCd ?? null), page.pageStart);
}

/** Downloads every coupon of a promotion's layout that the member may still have. */
export async function downloadPromotion(
  db: RootDb,
  layoutCd: string,
  call: Pick<MemberContext<'LAYOUT_NOT_FOUND'>, 'member' | 'now' | 'refuse'>,
) {
  return downloadCoupons(db, (await couponCdsOf(db, layoutCd)) ?? call.refuse('LAYOUT_NOT_FOUND'), call);
}
