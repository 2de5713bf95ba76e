export interface Budget {
  limit: number;
  /** The figure must be at least the limit, not at most. */
  atLeast?: true;
  unit: 'B' | 'ms' | '';
  /** A gate that is broken fails the run; the other figures are shown only. */
  isGate: boolean;
  title: string;
}

const gate = (title: string, limit: number, unit: Budget['unit'] = ''): Budget => ({ title, limit, unit, isGate: true });
const shown = (title: string, limit: number, unit: Budget['unit'] = 'ms'): Budget => ({ title, limit, unit, isGate: false });

/** Budgets of the production build. Bytes are bodies on the wire (brotli 11), 1 kB = 1000 B; "÷ 4" is a CPU four times slower. */
export const BUDGETS = {
  jsBytes: gate('JS of the first load (br)', 138_240, 'B'),
  jsRequests: gate('JS requests of the first load', 6),
  levels: gate('request levels to the first screen', 2),
  remoteEntry: gate('remoteEntry (br)', 10_000, 'B'),
  htmlBytes: gate('HTML of Main with data (br)', 40_960, 'B'),
  fontBytes: gate('fonts of the first screens (ko)', 112_640, 'B'),
  // As much again: 110 KiB. It grows with the shop's own words by some 0.1 kB a letter.
  moreFontBytes: gate('fonts with the rarer letters (ko), once, when the page is idle', 112_640, 'B'),
  lighthouseScore: { ...shown('Lighthouse performance score', 98, ''), atLeast: true },
  lighthouseLcp: shown('Lighthouse LCP', 1_400),
  lighthouseTbt: shown('Lighthouse TBT', 50),
  lcp: shown('LCP ÷ 4, 150 ms, 1.6 Mbit/s', 900),
  tbt: shown('TBT ÷ 4, 150 ms, 1.6 Mbit/s', 100),
  answers: shown('answers ÷ 4, 150 ms, 1.6 Mbit/s', 1_700),
  answersMain: shown('answers ÷ 4, 150 ms, 1.6 Mbit/s', 1_900),
  earlyTap: shown('early tap: link pressed as soon as painted → painted heading, the same', 1_000),
  earlyHeard: shown('early add to cart → it is seen to be heard, the same', 100),
  earlyAdd: shown('early add to cart → its sheet, the same', 1_000),
  cls: shown('layout shift of a load (CLS) ÷ 4, 150 ms, 1.6 Mbit/s', 0.1, ''),
  inp: shown('slowest answer to a tap on a tab (INP) ÷ 4', 200),
  lcpLevels: shown('request levels to LCP', 2, ''),
  scrollTask: shown('longest task while every display type is scrolled by ÷ 4', 50),
  scrollShift: shown('layout shift while every display type is scrolled by (CLS)', 0.02, ''),
  firstProduct: shown('tap → painted heading ÷ 4, first product', 100),
  nextProduct: shown('tap → painted heading ÷ 4, next products', 60),
  seenProduct: shown('tap → painted heading ÷ 4, seen before', 40),
  back: shown('Back → painted list ÷ 4', 60),
  slowFirstProduct: shown('tap → heading, price, picture ÷ 4, slow net, first', 150),
  slowNextProduct: shown('tap → heading, price, picture ÷ 4, slow net, next', 100),
  filterTick: shown('tap on a filter → painted products and count ÷ 4, without the call', 100),
  cartBadge: shown('tap on add-to-cart → painted badge ÷ 4', 60),
  heapGrowth: shown('JS heap after 20 round trips', 5_000_000, 'B'),
  renderCpu: shown('server render, data warm (CPU)', 6),
  renderMain: shown('server render of Main, 22 displays, data warm (CPU)', 12),
  firstByte: shown('first byte, warm', 30),
  apiProduct: shown('API product read (CPU)', 0.6),
  apiLayout: shown('API layout read (CPU)', 1.2),
  apiRecommendations: shown('API recommendations read (CPU)', 2),
  apiLayoutAgain: shown('API layout read again, 304 (CPU)', 1.2),
  startAgain: shown('npm start, second time', 10_000),
} satisfies Record<string, Budget>;

export type Figure = keyof typeof BUDGETS;

/** One measured value; `where` is its page or part. */
export interface Sample {
  figure: Figure;
  where: string;
  value: number;
}

export const isWithin = ({ limit, atLeast }: Budget, value: number): boolean => (atLeast ? value >= limit : value <= limit);

/** A value as it is read: kB for bytes, whole milliseconds above ten. */
export function show(value: number, unit: Budget['unit']): string {
  if (unit === 'B') return `${(value / 1000).toFixed(1)} kB`;
  return `${Number.isInteger(value) ? value : value.toFixed(value >= 10 ? 0 : 2)}${unit && ` ${unit}`}`;
}
