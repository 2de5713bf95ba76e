import type { ListFilters } from '@hyangro/contracts/catalog/list.schemas';
import type { Dictionary, FacetIndex } from './facet-index';
import { PRICE_BANDS, VOLUME_BANDS, isIn, startsOf } from './list-bands';
import { FACETS, onlyValue, type CodedFacet, type FacetName } from './list-filter.rules';

type Counts = ReadonlyMap<string, number>;
/** What a list counts, without names: how many pass, and each filter's values, or its bands in their order. */
export interface ListCounts {
  total: number;
  coded: Readonly<Record<CodedFacet | 'productType', Counts>>;
  price: readonly number[];
  volumeMl: readonly number[];
  flags: Readonly<Record<'freeShipping' | 'hasCoupon' | 'inStock', number>>;
  /** When nothing passes: the filter without which most would. */
  relaxed: { name: FacetName; value: string | null; count: number } | null;
}

type Test = (at: number) => boolean;
interface Question {
  places: readonly number[];
  conditions: ReadonlyMap<FacetName, Test>;
  hasCoupon: Test;
}
/** A price of each stretch between the ends of the bands. */
const PRICE_STRETCHES = [0, ...startsOf(PRICE_BANDS)];

/**
 * Which products pass all conditions, in the order of the places, and which pass all but one: these count for the values
 * of that one filter, whose counts leave out what is chosen in it.
 */
export function sortOut({ places, conditions }: Question): { passed: number[]; failedOnly: ReadonlyMap<FacetName, readonly number[]> } {
  const tests = [...conditions.values()];
  const failures: number[][] = tests.map(() => []);
  const passed: number[] = [];
  for (const at of places) {
    let failed = -1;
    let isOut = false;
    for (let no = 0; no < tests.length; no += 1) {
      if (tests[no]?.(at)) continue;
      isOut = failed !== -1;
      if (isOut) break;
      failed = no;
    }
    if (isOut) continue;
    if (failed === -1) passed.push(at);
    else failures[failed]?.push(at);
  }
  return { passed, failedOnly: new Map([...conditions.keys()].map((name, no) => [name, failures[no] ?? []])) };
}

/** The products that pass, and what every filter counts. */
export function countList(index: FacetIndex, question: Question, filter: ListFilters): { passed: readonly number[]; counts: ListCounts } {
  const { passed, failedOnly } = sortOut(question);
  const tallied = <T>(name: FacetName, { values }: Dictionary<T>, column: Int32Array) =>
    tally(values, column, passed, failedOnly.get(name));
  const volumes = tallied('volumeMl', index.volumes, index.volume);
  const prices = tally(PRICE_STRETCHES, index.priceStretch, passed, failedOnly.get('price'));
  const overseas = (at: number) => index.isOverseas[at] === 1;
  const ofType = [...passed, ...(failedOnly.get('productType') ?? [])];
  const countOverseas = countOf(ofType, overseas);
  return {
    passed,
    counts: {
      total: passed.length,
      coded: {
        brandCds: spread(tallied('brandCds', index.brands, index.brand), (code) => [code]),
        cateCds: spread(tallied('cateCds', index.categories, index.category), (codes) => codes),
        productType: new Map([
          ['OVERSEAS', countOverseas],
          ['DOMESTIC', ofType.length - countOverseas],
        ]),
        skinTypes: spread(tallied('skinTypes', index.skinTypes, index.skinType), (codes) => codes),
        concerns: spread(tallied('concerns', index.concerns, index.concern), (codes) => codes),
        scentFamilies: spread(tallied('scentFamilies', index.scentFamilies, index.scentFamily), (codes) => codes),
      },
      price: PRICE_BANDS.map((band) => sumOf(prices.filter(([price]) => isIn(price, band)))),
      volumeMl: VOLUME_BANDS.map((band) => sumOf(volumes.filter(([sizes]) => sizes.some((ml) => isIn(ml, band))))),
      flags: {
        freeShipping: countOf(passed, (at) => index.freeShipping[at] === 1),
        hasCoupon: countOf(passed, question.hasCoupon),
        inStock: countOf(passed, (at) => index.inStock[at] === 1),
      },
      relaxed: passed.length > 0 ? null : relaxedOf(failedOnly, filter),
    },
  };
}

type Tally<T> = [value: T, count: number][];
/** How many of the places have each distinct value. */
function tally<T>(values: readonly T[], column: Int32Array, ...groups: (readonly number[] | undefined)[]): Tally<T> {
  const counts = new Int32Array(values.length);
  for (const places of groups)
    for (const at of places ?? []) {
      const number = column[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  const tallied: Tally<T> = [];
  values.forEach((value, number) => counts[number] && tallied.push([value, counts[number]]));
  return tallied;
}

/** Counts by code, where one distinct value has several. */
function spread<T>(tallied: Tally<T>, codesOf: (value: T) => readonly string[]): Counts {
  const counts = new Map<string, number>();
  for (const [value, count] of tallied) for (const code of codesOf(value)) counts.set(code, (counts.get(code) ?? 0) + count);
  return counts;
}

const sumOf = (tallied: Tally<unknown>) => tallied.reduce((sum, [, count]) => sum + count, 0);
function countOf(places: readonly number[], test: Test): number {
  let count = 0;
  for (const at of places) if (test(at)) count += 1;
  return count;
}

function relaxedOf(failedOnly: ReadonlyMap<FacetName, readonly number[]>, filter: ListFilters): ListCounts['relaxed'] {
  const without = FACETS.map((name) => ({ name, value: onlyValue(filter, name), count: failedOnly.get(name)?.length ?? 0 }));
  const [best] = without.sort((a, b) => b.count - a.count);
  return best && best.count > 0 ? best : null;
}
