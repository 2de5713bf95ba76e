import type { ListFilters } from '@hyangro/contracts/catalog/list.schemas';
import { MAX_INTEGER } from '@hyangro/contracts/kit/schemas';
import words from './phrase-words.json';

/** Filters that a phrase may name by amounts or fixed words. */
export type PlainFilter = Extract<
  keyof ListFilters,
  'minPrice' | 'maxPrice' | 'minVolumeMl' | 'maxVolumeMl' | 'freeShipping' | 'hasCoupon' | 'inStock'
>;
export interface Understood<N = string> {
  name: N;
  value: string;
}
interface Reading {
  filters: Understood<PlainFilter>[];
  /** The phrase without what was read. */
  rest: string;
}

const escaped = (text: string) => text.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&').replace(' ', '\\s*');
/** Latin words end where their letters end: `to` is not the beginning of `toner`. */
const bounded = (text: string) => (/^[a-z]/.test(text) ? `(?<![a-z])${escaped(text)}(?![a-z])` : escaped(text));
const any = (list: readonly string[], isBounded = false) => list.map(isBounded ? bounded : escaped).join('|');
const pattern = (source: string) => new RegExp(source.replace(/\s*\n\s*/g, ''), 'u');

const BEFORE = `(?:(?<atMostBefore>${any(words.atMostBefore, true)})|(?<atLeastBefore>${any(words.atLeastBefore, true)}))?\\s*`;
const AFTER = `\\s*(?:(?<atMostAfter>${any(words.atMostAfter)})|(?<atLeastAfter>${any(words.atLeastAfter)}))?`;
const NUMBER = '\\d[\\d,]{0,12}(?:\\.\\d{1,3})?';
const RANGE = `\\s*(?:${any(words.range, true)})\\s*`;
const SCALE = `${any(words.tenThousand)}|${any(words.thousand)}`;
const ML = `(?:${any(words.millilitre)})(?![a-z])`;
const SIGN = '[₩$]';
const MONEY = `${any([...words.won, ...words.dollar], true)}`;

const VOLUME = pattern(`${BEFORE}(?:(?<low>${NUMBER})\\s*(?:${ML})?${RANGE})?(?<![\\d.])(?<high>${NUMBER})\\s*${ML}${AFTER}`);
const PRICE = pattern(
  `${BEFORE}(?:(?<lowSign>${SIGN})?\\s*(?<low>${NUMBER})\\s*(?<lowScale>${SCALE})?\\s*(?:${MONEY})?${RANGE})?
  (?<sign>${SIGN})?\\s*(?<![\\d.])(?<high>${NUMBER})\\s*(?<scale>${SCALE})?\\s*(?<money>${MONEY})?\\s*(?<around>${any(words.around)}(?![가-힣]))?${AFTER}`,
);

/**
 * Reads amounts and fixed words of a phrase as filters: `50ml 이하`, `3만원대`, `under $50`, `무료배송`. Prices in won; dollars
 * are counted by `wonPerDollar`. A price that says neither from nor to is left in the phrase, unless it is round (3만원).
 */
export function readAmounts(phrase: string, wonPerDollar: number): Reading {
  const reading: Reading = { filters: [], rest: phrase.normalize('NFKC').toLowerCase() };
  take(reading, VOLUME, volumeOf);
  take(reading, PRICE, (groups) => priceOf(groups, wonPerDollar));
  for (const name of ['freeShipping', 'hasCoupon', 'inStock'] as const) {
    take(reading, pattern(any(words[name], true)), () => [{ name, value: 'true' }]);
  }
  return reading;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Takes what a pattern finds out of the rest, when it means something. */
function take(reading: Reading, of: RegExp, read: (groups: Groups) => Understood<PlainFilter>[]): void {
  const found = of.exec(reading.rest);
  const filters = found ? read(found.groups ?? {}) : [];
  if (!found || filters.length === 0) return;
  reading.filters.push(...filters);
  reading.rest = `${reading.rest.slice(0, found.index)} ${reading.rest.slice(found.index + found[0].length)}`.trim();
}

function volumeOf(groups: Groups): Understood<PlainFilter>[] {
  const high = numberOf(groups['high']);
  const low = groups['low'] === undefined ? null : numberOf(groups['low']);
  return limits(groups, 'Volume', low ?? high, high, low !== null);
}

function priceOf(groups: Groups, wonPerDollar: number): Understood<PlainFilter>[] {
  const { sign, scale, money, around } = groups;
  const isDollar = sign === '$' || (money !== undefined && words.dollar.includes(money));
  const isPrice = sign !== undefined || money !== undefined || scale !== undefined;
  const isBounded = ['atMostBefore', 'atLeastBefore', 'atMostAfter', 'atLeastAfter', 'low'].some((name) => groups[name] !== undefined);
  if (!isPrice || !(isBounded || around !== undefined || scale !== undefined)) return [];
  const unit = (of: string | undefined) => (of === undefined ? 1 : words.tenThousand.includes(of) ? 10_000 : 1_000);
  const won = (number: string | undefined, of: string | undefined) =>
    Math.round(numberOf(number) * unit(of) * (isDollar ? wonPerDollar : 1));
  const high = won(groups['high'], scale);
  if (!isBounded) return limits({ atLeastAfter: '' }, 'Price', high, high + 10 ** (String(high).length - 1) - 1, true);
  const low = groups['low'] === undefined ? null : won(groups['low'], groups['lowScale'] ?? scale);
  return limits(groups, 'Price', low ?? high, high, low !== null);
}

const numberOf = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));

function limits(groups: Groups, of: 'Price' | 'Volume', low: number, high: number, isRange: boolean): Understood<PlainFilter>[] {
  const min = of === 'Price' ? 'minPrice' : 'minVolumeMl';
  const max = of === 'Price' ? 'maxPrice' : 'maxVolumeMl';
  const isMost = groups['atMostBefore'] !== undefined || groups['atMostAfter'] !== undefined;
  const isLeast = groups['atLeastBefore'] !== undefined || groups['atLeastAfter'] !== undefined;
  const values = [
    ...(isRange || !isMost ? [{ name: min, value: Math.floor(low) } as const] : []),
    ...(isRange || !isLeast ? [{ name: max, value: Math.floor(high) } as const] : []),
  ];
  return values.every(({ value }) => value <= MAX_INTEGER) ? values.map(({ name, value }) => ({ name, value: String(value) })) : [];
}
