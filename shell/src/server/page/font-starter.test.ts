import { HYDRATED_MARK } from '@hyangro/contracts/wire-names';
import { fontStarter } from './font-starter';
import type { FontsOfPage } from './fonts';

const FONTS: FontsOfPage = {
  name: 'k1.ko',
  preload: [],
  rules: '',
  late: [
    ['Text', '/fonts/text.woff2', '400 800'],
    ['Heading', '/fonts/heading.woff2', '500'],
    ['Heading', '/fonts/more.woff2', '500', 'U+20'],
  ],
};

class Face {
  static asked: string[] = [];
  static missing = '';
  constructor(
    readonly family: string,
    private readonly source: string,
  ) {}
  load() {
    Face.asked.push(this.source);
    return this.source.includes(Face.missing || 'none') ? Promise.reject(new Error('away')) : Promise.resolve(this);
  }
}
const drawn: string[] = [];
let hydrate: () => void;
/** jsdom has none: it tells of marks. */
class MarkObserver {
  constructor(tell: (list: { getEntriesByName(name: string): unknown[] }) => void) {
    hydrate = () => tell({ getEntriesByName: (name) => (name === HYDRATED_MARK ? [{}] : []) });
  }
  observe() {}
}
const tasks = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs what the page would run at its end. */
function open(): void {
  Face.asked = [];
  drawn.length = 0;
  document.cookie = 'hy_fonts=; Max-Age=0; Path=/';
  Object.assign(window, { FontFace: Face, PerformanceObserver: MarkObserver });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: ({ family }: Face) => drawn.push(family) } });
  const [, code = ''] = /^<script nonce="n0nce">(.*)<\/script>$/.exec(fontStarter(FONTS, 'n0nce')) ?? [];
  const script = document.createElement('script');
  script.textContent = code;
  document.body.append(script);
}

test('the shop’s fonts are asked for once the page answers clicks, drawn together, and come with the next page', async () => {
  Face.missing = '';
  open();
  await tasks();
  expect(Face.asked).toEqual([]);
  hydrate();
  await tasks();
  // The third is asked for where one of its letters stands.
  expect(Face.asked).toEqual(['url(/fonts/text.woff2)', 'url(/fonts/heading.woff2)']);
  expect(drawn).toEqual(['Text', 'Heading', 'Heading']);
  expect(document.cookie).toContain('hy_fonts=k1.ko');
});

test('a font that does not come leaves its letters to the device, and the next page asks again', async () => {
  Face.missing = 'text';
  open();
  hydrate();
  await tasks();
  expect(drawn).toEqual(['Heading', 'Heading']);
  expect(document.cookie).not.toContain('hy_fonts');
});

test('without the page’s scripts the fonts come after four seconds', () => {
  jest.useFakeTimers();
  open();
  jest.advanceTimersByTime(3_999);
  expect(Face.asked).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(Face.asked).toHaveLength(2);
  jest.useRealTimers();
});

test('a page in the device’s own fonts, or with all of the shop’s, has nothing to ask for', () => {
  expect(fontStarter({ ...FONTS, late: [] }, 'n0nce')).toBe('');
});
