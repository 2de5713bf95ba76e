import type { DroppedValue, ListFilters, ProductList } from '@hyangro/contracts/catalog/list.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../../platform/db/db';
import { kept, readKept } from '../../../platform/db/kept';
import type { CallContext } from '../../../platform/http/call';
import { openCoupons, type OpenCoupon } from '../../coupon/public';
import { cardsOf } from '../card/card.presenter';
import { findCards } from '../card/card.repository';
import { writeCardParts, writeCards, type CardParts } from '../card/card.writer';
import { facetsOf } from './facet.presenter';
import { countList } from './facet.rules';
import { findFreshCards } from '../card/fresh-cards.repository';
import { listNames, type ListNames } from './kept-list-names';
import { freshFacets } from './kept-facets';
import { conditionsOf, worksWithCoupon } from './list-conditions';
import { knownFilter } from './list-filter.rules';
import { pageIn, type ListPage } from './list-order';
import { listedIn, sourceKey, type ListSource } from './list-source';

/** One page of a list in one language: what is the same for all callers while nobody changes the catalogue. */
interface KeptPage {
  codes: readonly string[];
  parts: CardParts;
  /** JSON of the fields beside the cards. */
  rest: string;
  totalCount: number;
}
const keptPages = kept<KeptPage>();

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

async function readPage(db: Db, request: ListRequest, locale: Locale, now: Date): Promise<KeptPage> {
  const { source, page } = request;
  const names = await listNames(db, now);
  const { filter, dropped } = knownFilter(request.filter, names.names);
  const coupons = await openCoupons(db, now);
  const build = () => buildPage(db, { source, filter, coupons, page, locale, names, dropped });
  const key = sourceKey(source);
  // What is on the shelf changes with every order: a list by it is not kept.
  if (key === null || filter.inStock) return build();
  const open = coupons.map(({ couponCd }) => couponCd);
  return keptPages(db, JSON.stringify([locale, key, filter, dropped, page, open]), now, build);
}

interface PageParts extends ListRequest {
  coupons: readonly OpenCoupon[];
  locale: Locale;
  names: ListNames;
  dropped: readonly DroppedValue[];
}

async function buildPage(db: Db, { source, filter, coupons, page, locale, names, dropped }: PageParts): Promise<KeptPage> {
  const index = await freshFacets(db);
  const listed = listedIn(index, source);
  const hasCoupon = worksWithCoupon(index, coupons);
  const { passed, counts } = countList(
    index,
    { places: listed.places, conditions: conditionsOf(index, filter, hasCoupon), hasCoupon },
    filter,
  );
  const shown = pageIn(index, passed, listed, page);
  const isBeyond = page.cursor === undefined && page.page > shown.page;
  const rest: Omit<ProductList, 'items'> = {
    totalCount: counts.total,
    nextCursor: shown.nextCursor,
    page: shown.page,
    pageCount: shown.pageCount,
    facets: page.cursor === undefined ? facetsOf(counts, names, { filter, source, locale }) : null,
    dropped: [...dropped, ...(isBeyond ? [{ name: 'page', value: String(page.page) }] : [])],
    relaxed: counts.relaxed,
  };
  const cards = await findCards(db, shown.codes, locale, null);
  return {
    codes: cards.map(({ productCd }) => productCd),
    parts: writeCardParts(cardsOf(cards)),
    totalCount: counts.total,
    rest: JSON.stringify(rest).slice(1, -1),
  };
}
