import { ALL_ROWS } from '../testing/all-rows';
import { preloadInView } from './preload-in-view';

const routes = ALL_ROWS;
let show: (link: Element, isIntersecting?: boolean) => void;
beforeEach(() => {
  window.requestIdleCallback = (job) => (job({ didTimeout: false, timeRemaining: () => 50 }), 0);
  document.body.innerHTML = '';
  window.IntersectionObserver = class {
    readonly watched = new Set<Element>();
    constructor(told: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
      show = (target, isIntersecting = true) => this.watched.has(target) && told([{ target, isIntersecting }]);
    }
    observe = (link: Element) => this.watched.add(link);
    unobserve = (link: Element) => this.watched.delete(link);
  } as never;
});
const link = (href: string, parent: Element = document.body) => parent.appendChild(Object.assign(document.createElement('a'), { href }));
const aPage = (answer = async (): Promise<unknown> => undefined) => {
  const asked: string[] = [];
  preloadInView(routes, {
    remote: (name) => (asked.push(name), answer()),
    screen: ({ row }) => (asked.push(`${row.owner}/${row.screen}`), answer()),
  });
  return asked;
};

test('MFE-22 a link in view brings its remote, once for all links to it', () => {
  const [first, second, outside] = [link('/raffles'), link('/raffle/R1'), link('https://elsewhere.test/')];
  const asked = aPage();
  show(first, false);
  expect(asked).toEqual([]);
  for (const one of [first, second, outside]) show(one);
  expect(asked).toEqual(['raffle']);
});

test('MFE-22 a link in the content of the page brings the code of its screen too, once', () => {
  const main = document.body.appendChild(document.createElement('main'));
  const links = [link('/product/P1', main), link('/product/P2', main)];
  const asked = aPage();
  for (const one of links) show(one);
  expect(asked).toEqual(['catalog', 'catalog/product']);
});

test('MFE-22 links that come later are seen too', async () => {
  const asked = aPage();
  const later = link('/product/P1');
  await new Promise((resolve) => setTimeout(resolve, 250));
  show(later);
  expect(asked).toEqual(['catalog']);
});

test('MFE-22 a remote that does not come disturbs nobody, and other links bring theirs', async () => {
  const unhandled: unknown[] = [];
  const listen = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', listen);
  const [first, second] = [link('/raffles'), link('/product/P1')];
  const asked = aPage(() => Promise.reject(new Error('404')));
  expect(() => show(first)).not.toThrow();
  show(second);
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', listen);
  expect([asked, unhandled]).toEqual([['raffle', 'catalog'], []]);
});

test.each([
  ['by the browser', () => Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })],
  ['by the device', () => (window.matchMedia = (media: string) => ({ matches: media === '(prefers-reduced-data: reduce)' }) as never)],
])('whoever saves data %s gets nothing that was not asked for', (_, save) => {
  const { matchMedia } = window;
  const raffle = link('/raffles');
  try {
    save();
    const asked = aPage();
    show(raffle);
    expect(asked).toEqual([]);
  } finally {
    window.matchMedia = matchMedia;
    Reflect.deleteProperty(navigator, 'connection');
  }
});
