import { createHash } from 'node:crypto';
import type { Api } from '@hyangro/contracts/api';
import type { ReplyOf } from '@hyangro/contracts/kit/contract';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { kept, readKept } from '../../platform/db/kept';
import type { CallContext } from '../../platform/http/call';
import { WrittenJson } from '../../platform/http/written-json';
import { cardsOf } from './card.presenter';
import { writeCardParts, writeCards, type CardParts } from './card.writer';
import { findFreshCards } from './fresh-cards.repository';
import { categoryHead } from './kept-category';
import { countProducts, listCards, type ListFilter, type ListPage } from './list.repository';

type CategoryList = ReplyOf<Api['GET /category/:cateCd/products']>;
/** One page of a list in one language: what is the same for all callers while nobody changes the catalogue. */
interface KeptPage {
  codes: readonly string[];
  parts: CardParts;
  /** JSON of the fields beside the cards. */
  rest: string;
}
const keptPages = kept<KeptPage>();

/** One page of a category. The catalogue comes from memory while it stands unchanged; stock and hearts are read anew. */
export async function listCategory(
  db: Db,
  cateCd: string,
  filter: Omit<ListFilter, 'cateCd'>,
  page: ListPage,
  { locale, member, now, refuse }: Pick<CallContext<'CATEGORY_NOT_FOUND'>, 'locale' | 'member' | 'now' | 'refuse'>,
): Promise<WrittenJson<CategoryList>> {
  const within = { ...filter, cateCd };
  const build = () => buildPage(db, within, page, locale);
  const { head, list, pieces, liked } = await readKept(db, async (seen) => {
    const head = await categoryHead(db, cateCd, locale, now);
    // What is on the shelf changes with every order: a list by it is not kept.
    const list = head && (await (filter.inStock ? build() : keptPages(db, JSON.stringify([locale, within, page]), now, build)));
    return { head, list, ...(await findFreshCards(db, { seen, codes: list?.codes ?? [], memCd: member?.memCd ?? null })) };
  });
  if (!head || !list) return refuse('CATEGORY_NOT_FOUND');
  const cards = writeCards(list.parts, list.codes, { stockOf: (code) => pieces[code] ?? 0, isLiked: (code) => liked.has(code) });
  const brands = page.cursor === undefined ? head.brands : '[]';
  const body = `{"items":${cards},${list.rest},"category":${head.place},"brands":${brands}}`;
  return new WrittenJson(createHash('sha1').update(body).digest('base64url'), () => body);
}

async function buildPage(db: Db, filter: ListFilter, page: ListPage, locale: Locale): Promise<KeptPage> {
  const [{ cards, nextCursor }, totalCount] = await Promise.all([listCards(db, filter, page, locale), countProducts(db, filter)]);
  return {
    codes: cards.map(({ productCd }) => productCd),
    parts: writeCardParts(cardsOf(cards)),
    rest: JSON.stringify({ totalCount, nextCursor }).slice(1, -1),
  };
}
