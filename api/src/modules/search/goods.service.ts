import type { Db } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import { interpret } from './interpret';
import { partsOf, phraseWords } from './phrase';
import { knowledgeOf } from './search.service';

/** More goods than this are not looked for in what members wrote. */
const MOST = 200;

export interface GoodsOfPhrase {
  /** What was searched for in the end, without words that are filters of products. */
  keyword: string;
  /** The phrase found no product as it was typed. */
  isCorrected: boolean;
  /** The best products, best first. */
  productCds: string[];
}

/** What a phrase means and which products it finds, for searches in something else about goods. */
export async function goodsOfPhrase(
  db: Db,
  phrase: string,
  call: Pick<CallContext, 'locale' | 'now'>,
  wonPerDollar: number,
): Promise<GoodsOfPhrase> {
  const knowledge = await knowledgeOf(db, call, wonPerDollar);
  const { keyword: rest, correctedFrom } = await interpret(phrase, false, knowledge);
  const keyword = rest || phrase;
  const productCds = await knowledge.index.best(partsOf(phraseWords(keyword), knowledge.synonyms), MOST);
  return { keyword, isCorrected: correctedFrom !== null, productCds };
}
