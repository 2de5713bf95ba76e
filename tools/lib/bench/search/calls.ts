import { SHELL_KEY_HEADER } from '../../../../shared/contracts/src/wire-names';
import type { Client } from './client';

/** Measured calls of one kind. */
export interface Calls {
  paths: readonly string[];
  callers: number;
}

/** Milliseconds of every call, `callers` at a time. A call that fails ends the run. */
export async function timesOf(apiUrl: string, key: string, { paths, callers }: Calls): Promise<number[]> {
  const times: number[] = [];
  const waiting = [...paths].reverse();
  const caller = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const begun = performance.now();
      const answer = await fetch(`${apiUrl}${path}`, { headers: { [SHELL_KEY_HEADER]: key, 'accept-language': 'ko' } });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return times;
}

export const percentile = (times: readonly number[], percent: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ?? NaN;

const phrase = (text: string) => encodeURIComponent(text);
export const searchFor = (text: string, more = '') => `/search/products?keyword=${phrase(text)}${more}`;

/** Phrases as shoppers type them, none twice: words of all frequencies, two words, whole names, Chinese, errors, filters. */
export async function phrasesOf(db: Client): Promise<string[]> {
  const texts = async (statement: string) => (await db.query(statement)).rows.map(({ text }) => String(text));
  const terms = await texts('select term as text from search_term order by product_count desc, term limit 150');
  const rare = await texts('select term as text from search_term where product_count < 50 order by md5(term) limit 60');
  const names = await texts(`select name->>'ko' as text from product order by md5(product_cd) limit 80`);
  const chinese = await texts(`select left(name->>'cn', 4) as text from product order by md5(product_cd || 'c') limit 40`);
  const pairs = names.map((name) => name.split(' ').slice(0, 2).join(' '));
  const wrong = rare.filter((term) => /^[a-z]{6,}$/i.test(term)).map((term) => `${term.slice(0, 3)}${term.slice(4)}`);
  const filtered = pairs.slice(0, 30).map((pair, at) => `${pair.split(' ')[0]} ${(at % 9) + 2}만원 이하`);
  return [...new Set([...terms, ...rare, ...pairs, ...names.slice(0, 40), ...chinese, ...wrong, ...filtered])].filter((text) =>
    text.trim(),
  );
}

/** What is typed letter by letter: every beginning of a phrase from its first letter on. */
export const typedOf = (phrases: readonly string[]): string[] => [
  ...new Set(phrases.flatMap((text) => Array.from({ length: Math.min(text.length, 6) }, (_, at) => text.slice(0, at + 1).trim()))),
];

export const suggestFor = (text: string) => `/search/suggest?keyword=${phrase(text)}`;

const PLACES = [
  'category/C01',
  'category/C02',
  'category/C03',
  'category/C08',
  'category/C0101',
  'category/C0201',
  'brand/B01',
  'brand/B05',
];
/** Lists of categories and brands, their filters never twice the same: none, some, many. */
export const listPaths = (): string[] =>
  Array.from({ length: 480 }, (_, at) => {
    const chosen = [
      `maxPrice=${20_000 + at * 250}`,
      at % 2 && `minPrice=${at * 10}`,
      at % 3 === 0 && 'skinTypes=DRY,OILY',
      at % 4 === 0 && 'concerns=HYDRATION,PORE',
      at % 5 === 0 && 'freeShipping=true',
      at % 6 === 0 && 'scentFamilies=FLORAL,WOODY',
      at % 7 === 0 && 'hasCoupon=true',
      at % 8 === 0 && 'inStock=true',
      `orderByCd=0${(at % 6) + 1}`,
    ];
    return `/${PLACES[at % PLACES.length]}/products?${chosen.filter(Boolean).join('&')}`;
  });
