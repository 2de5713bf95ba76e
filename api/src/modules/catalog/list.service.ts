import type { DroppedValue, ListFilters, ProductList } from '@hyangro/contracts/catalog/list.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { kept, readKept } from '../../platform/db/kept';
import type { CallContext } from '../../platform/http/call';
import { openCoupons, type OpenCoupon } from '../coupon/public';
import { cardsOf } from './card.presenter';
import { writeCardParts, writeCards, type CardParts } from './card.writer';
import { facetsOf } from './facet.presenter';
import { countFacets } from './facet.repository';
import { listCounts, type ListCounts } from './facet.rules';
import { findFreshCards } from './fresh-cards.repository';
import { listNames, type ListNames } from './kept-list-names';
import { conditionsOf } from './list-conditions';
import { knownFilter } from './list-filter.rules';
import { listCards, type ListPage } from './list.repository';
import { sourceKey, type ListSource } from './list-source';

/** One page of a list in one language: what is the same for all callers while nobody changes the catalogue. */
interface KeptPage {
  codes: readonly string[];
  parts: CardParts;
  /** JSON of the fields beside the cards. */
  rest: string;
  totalCount: number;
}
const keptPages = kept<KeptPage>();
const keptCounts = kept<ListCounts>();

/** Which products, and which of their pages. `orderByCd` is `score` only for a source of matches. */
export interface ListRequest {
  source: ListSource;
  filter: ListFilters;
  page: ListPage;
}
export interface WrittenList<H> {
  head: H;
  /** JSON of a `ProductList` without its closing bracket, to go on with the fields of the caller's answer. */
  openJson: string;
  totalCount: number;
}
type ListCall = Pick<CallContext, 'locale' | 'member' | 'now'>;

/**
 * One page of a product list with live counts of its filters (`ProductList`). The catalogue comes from memory while it
 * stands unchanged; stock and hearts are read anew. `head` reads what stands above the list, as young as the list itself;
 * when it answers null there is no such list.
 */
export async function listProducts<H>(
  db: Db,
  request: ListRequest,
  { locale, member, now }: ListCall,
  head: () => Promise<H | null>,
): Promise<WrittenList<H> | null> {
  const { known, list, pieces, liked } = await readKept(db, async (seen) => {
    const known = await head();
    const list = known && (await readPage(db, request, locale, now));
    return { known, list, ...(await findFreshCards(db, { seen, codes: list?.codes ?? [], memCd: member?.memCd ?? null })) };
  });
  if (known === null || list === null) return null;
  const cards = writeCards(list.parts, list.codes, { stockOf: (code) => pieces[code] ?? 0, isLiked: (code) => liked.has(code) });
  return { head: known, openJson: `{"items":${cards},${list.rest}`, totalCount: list.totalCount };
}

async function readPage(db: Db, { source, filter: asked, page }: ListRequest, locale: Locale, now: Date): Promise<KeptPage> {
  const names = await listNames(db, now);
  const { filter, dropped } = knownFilter(asked, names.names);
  const coupons = await openCoupons(db, now);
  const key = sourceKey(source);
  const open = coupons.map(({ couponCd }) => couponCd);
  // What is on the shelf changes with every order: a list by it is not kept.
  const isKept = key !== null && !filter.inStock;
  const build = async () => {
    const counted = async () => listCounts(await countFacets(db, source, filter, coupons), filter);
    const counts = isKept ? () => keptCounts(db, JSON.stringify([key, filter, open]), now, counted) : counted;
    return buildPage(db, { source, filter, coupons, page, locale, names, dropped }, counts);
  };
  return isKept ? keptPages(db, JSON.stringify([locale, key, filter, dropped, page, open]), now, build) : build();
}

interface PageParts extends Omit<ListRequest, 'page'> {
  page: ListPage;
  coupons: readonly OpenCoupon[];
  locale: Locale;
  names: ListNames;
  dropped: readonly DroppedValue[];
}

async function buildPage(db: Db, parts: PageParts, countAll: () => Promise<ListCounts>): Promise<KeptPage> {
  const { source, filter, coupons, page, locale, names } = parts;
  const conditions = [...conditionsOf(filter, coupons).values()];
  const read = (at: number) => listCards(db, source, conditions, { ...page, page: at }, locale);
  // How many pages there are must be known before one far inside is read.
  const isFirst = page.cursor !== undefined || page.page === 1;
  const [counts, first] = await Promise.all([countAll(), isFirst ? read(1) : null]);
  const pageCount = Math.ceil(counts.total / page.limit);
  const shown = first ?? (await read(Math.min(page.page, Math.max(pageCount, 1))));
  const isBeyond = first === null && page.page > shown.page;
  return {
    codes: shown.cards.map(({ productCd }) => productCd),
    parts: writeCardParts(cardsOf(shown.cards)),
    totalCount: counts.total,
    rest: JSON.stringify({
      totalCount: counts.total,
      nextCursor: shown.nextCursor,
      page: shown.page,
      pageCount,
      facets: page.cursor === undefined ? facetsOf(counts, names, { filter, source, locale }) : null,
      dropped: [...parts.dropped, ...(isBeyond ? [{ name: 'page', value: String(page.page) }] : [])],
      relaxed: counts.relaxed,
    } satisfies Omit<ProductList, 'items'>).slice(1, -1),
  };
}
