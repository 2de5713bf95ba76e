import type { Api } from '@hyangro/contracts/api';
import type { ListFilters } from '@hyangro/contracts/catalog/list.schemas';
import type { ParsedRequestOf, ReplyOf } from '@hyangro/contracts/kit/contract';
import type { Db } from '../../platform/db/db';
import { kept, snapshotOf } from '../../platform/db/kept';
import type { CallContext } from '../../platform/http/call';
import { writtenJson, type WrittenJson } from '../../platform/http/written-json';
import { listNames, listProducts, listRequest } from '../catalog/public';
import { interpret, type Interpretation, type Knowledge } from './interpret';
import { namedFilters, type NamedFilters } from './names';
import { postgresIndex } from './postgres-index';
import { synonymsOf } from './synonym.repository';
import type { UnderstoodFilter } from './understand';

type Reply = ReplyOf<Api['GET /search/products']>;
type Query = ParsedRequestOf<Api['GET /search/products']>['query'];
type Call = Pick<CallContext, 'locale' | 'member' | 'now'>;

const keptMeanings = kept<Interpretation>();
const keptFilters = kept<NamedFilters>();

/** Somebody writes without a pause: then a call is answered with what it has. */
const MAX_TRIES = 3;

export interface Found {
  answer: WrittenJson<Reply>;
  keyword: string;
  totalCount: number;
}

/**
 * One page of the products a phrase finds, best first unless another order is asked for. What a phrase means is kept in
 * memory while the catalogue stands, so that its further pages and filters match nothing anew.
 */
export async function searchProducts(
  db: Db,
  { keyword, verbatim, ...query }: Query,
  call: Call,
  wonPerDollar: number,
  triesLeft = MAX_TRIES,
): Promise<Found> {
  const seenBefore = snapshotOf(db);
  const meaning = await meaningOf(db, keyword, verbatim, call, wonPerDollar);
  const { filter, understood } = withUnderstood(query, meaning.understood);
  const { page } = listRequest({ ...query, orderByCd: '01' });
  const list = await listProducts(
    db,
    {
      source: { kind: 'matches', matches: meaning.matches.products, key: meaning.id },
      filter,
      page: { ...page, orderByCd: query.orderByCd ?? 'score' },
    },
    call,
    async () => true,
  );
  if (!list) throw new Error('A search without a list.');
  // The list looked and found a change: the meaning is as old as what it threw away.
  if (snapshotOf(db) !== seenBefore && triesLeft > 1)
    return searchProducts(db, { keyword, verbatim, ...query }, call, wonPerDollar, triesLeft - 1);
  const { correctedFrom, didYouMean } = meaning;
  const rest: Omit<Reply, keyof Api['GET /category/:cateCd/products']['ok']['shape']> = {
    keyword: meaning.keyword,
    understood,
    correctedFrom,
    didYouMean,
  };
  const body = `${list.openJson},${JSON.stringify(rest).slice(1)}`;
  return { answer: writtenJson<Reply>(body), keyword: meaning.keyword, totalCount: list.totalCount };
}

/** What a phrase means; from memory while nobody changes the catalogue or the synonyms. */
async function meaningOf(
  db: Db,
  phrase: string,
  isVerbatim: boolean,
  { locale, now }: Call,
  wonPerDollar: number,
): Promise<Interpretation> {
  return keptMeanings(db, JSON.stringify([phrase, isVerbatim, locale, wonPerDollar]), now, async () =>
    interpret(phrase, isVerbatim, await knowledgeOf(db, { locale, now }, wonPerDollar)),
  );
}

/** What the shop knows to read phrases by, as this process keeps it: call it before a look. */
export async function knowledgeOf(db: Db, { locale, now }: Pick<CallContext, 'locale' | 'now'>, wonPerDollar: number): Promise<Knowledge> {
  const [synonyms, named] = await Promise.all([
    synonymsOf(db, now),
    keptFilters(db, '', now, async () => namedFilters(await listNames(db, now))),
  ]);
  return { index: postgresIndex(db), synonyms, named, wonPerDollar, locale };
}

/** The filters of the call and those of the phrase; what the call says of a filter goes before the phrase. */
function withUnderstood(
  asked: ListFilters,
  understood: readonly UnderstoodFilter[],
): { filter: ListFilters; understood: UnderstoodFilter[] } {
  const filter: ListFilters = { ...asked };
  const used = understood.filter(({ name, value }) => {
    switch (name) {
      case 'cateCds':
      case 'skinTypes':
      case 'concerns':
      case 'scentFamilies':
        if (asked[name].length > 0) return false;
        filter[name] = [...filter[name], value];
        return true;
      case 'freeShipping':
      case 'hasCoupon':
      case 'inStock':
        filter[name] = true;
        return true;
      default:
        if (asked[name] !== undefined) return false;
        filter[name] = Number(value);
        return true;
    }
  });
  return { filter, understood: used };
}
