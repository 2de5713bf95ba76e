import type { Api } from '@hyangro/contracts/api';
import type { ReplyOf } from '@hyangro/contracts/kit/contract';
import type { Locale } from '@hyangro/contracts/locales';
import type { ProductCd } from '@hyangro/contracts/kit/schemas';
import type { Db } from '../../platform/db/db';
import { kept, readLooking } from '../../platform/db/kept';
import type { CallContext } from '../../platform/http/call';
import { textIn, type Text } from '../../platform/locale/text';
import { highlight } from '../../platform/text/highlight';
import { findCards, listNames } from '../catalog/public';
import { correct, inOtherLayout } from './correct';
import { wholeKey } from './lexemes';
import { partsOf, phraseWords } from './phrase';
import { postgresIndex } from './postgres-index';
import { synonymsOf } from './synonym.repository';
import { termRow, type TermRow } from './terms';

type Suggestions = ReplyOf<Api['GET /search/suggest']>;
type Call = Pick<CallContext, 'locale' | 'now'>;

const TERMS = 8;
const NAMES = 3;
const PRODUCTS = 6;

/** A brand or category with everything it may be typed as. */
interface NamedThing {
  code: string;
  name: Text;
  forms: TermRow[];
}
const keptThings = kept<{ brands: NamedThing[]; categories: NamedThing[] }>();

const keptSuggestions = kept<Suggestions>();

/**
 * What completes the text typed so far: by its letters, initial consonants or pinyin; when nothing does, what was most
 * likely meant. Shoppers begin their words alike: what was suggested is kept while nobody changes the catalogue.
 */
export const suggest = (db: Db, typed: string, call: Call): Promise<Suggestions> =>
  readLooking(db, () => keptSuggestions(db, JSON.stringify([typed, call.locale]), call.now, () => makeSuggestions(db, typed, call)));

async function makeSuggestions(db: Db, typed: string, call: Call): Promise<Suggestions> {
  const found = await suggestFor(db, typed, call);
  if (!isEmpty(found)) return found;
  const meant = inOtherLayout(typed) ?? '';
  const inLayout = meant === '' ? found : await suggestFor(db, meant, call);
  if (!isEmpty(inLayout)) return inLayout;
  const corrected = await correct(postgresIndex(db), typed, await synonymsOf(db, call.now));
  return corrected === null ? found : suggestFor(db, corrected, call);
}

async function suggestFor(db: Db, typed: string, { locale, now }: Call): Promise<Suggestions> {
  const words = phraseWords(typed);
  if (words.length === 0) return { terms: [], brands: [], categories: [], products: [] };
  const index = postgresIndex(db);
  const parts = partsOf(words, await synonymsOf(db, now));
  const [things, terms, codes] = await Promise.all([
    thingsOf(db, now),
    index.termsLike(typed, TERMS * 2),
    // One letter begins too many words to be worth the work.
    wholeKey(words).length > 2 ? index.suggested(parts, PRODUCTS) : [],
  ]);
  const cards = await findCards(db, codes, locale, null);
  const matched = (text: string) => ({ text, parts: highlight(text, typed) });
  const named = (list: readonly NamedThing[]) => list.filter((thing) => isTyped(thing, wholeKey(words))).slice(0, NAMES);
  return {
    terms: readable(terms, typed, locale).map(matched),
    brands: named(things.brands).map(({ code, name }) => ({ brandCd: code, ...matched(nameShown(name, typed, locale)) })),
    categories: named(things.categories).map(({ code, name }) => ({ cateCd: code, ...matched(nameShown(name, typed, locale)) })),
    products: cards.map(({ productCd, brandNm, productNm, imgMainUrl, salePrice }) => ({
      productCd: productCd as ProductCd,
      brandNm,
      imgMainUrl,
      salePrice,
      name: matched(productNm),
    })),
  };
}

const isEmpty = ({ terms, brands, categories, products }: Suggestions) =>
  terms.length + brands.length + categories.length + products.length === 0;

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);
/** Chinese is offered to who reads or types it; each search form once. */
function readable(terms: readonly { term: string; key: string }[], typed: string, locale: Locale): string[] {
  const byKey = new Map<string, string>();
  for (const { term, key } of terms) {
    const isRead = !isChinese(term) || locale === 'cn' || isChinese(typed);
    if (isRead && !byKey.has(key)) byKey.set(key, term);
  }
  return [...byKey.values()].slice(0, TERMS);
}

const thingsOf = (db: Db, now: Date) =>
  keptThings(db, '', now, async () => {
    const { names } = await listNames(db, now);
    const things = (of: ReadonlyMap<string, Text>): NamedThing[] =>
      Array.from(of, ([code, name]) => ({ code, name, forms: Object.values(name).flatMap((text) => termRow(text) ?? []) }));
    return { brands: things(names.brandCds), categories: things(names.cateCds) };
  });

function isTyped({ forms }: NamedThing, key: string): boolean {
  const letters = key.slice(1);
  const isLatin = key.startsWith('l');
  return forms.some(
    (form) =>
      form.key.startsWith(key) ||
      (key.startsWith('h') && form.initials?.startsWith(letters)) ||
      (letters.length > 2 && !isLatin && form.key.includes(letters)) ||
      (isLatin && letters.length > 1 && (form.pinyin?.startsWith(letters) || form.pinyinInitials?.startsWith(letters))),
  );
}

/** The reader's name, or the one that is being typed when the reader's has nothing of it. */
function nameShown(name: Text, typed: string, locale: Locale): string {
  const own = textIn(name, locale);
  const hasMatch = (text: string) => highlight(text, typed).some(({ isMatch }) => isMatch);
  const typedName = hasMatch(own) ? undefined : Object.values(name).find(hasMatch);
  return typedName ? `${own} ${typedName}` : own;
}
