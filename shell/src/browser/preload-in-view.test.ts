import { ALL_ROWS } from '../testing/all-rows';
import { preloadInView } from './preload-in-view';

const routes = ALL_ROWS;
let show: (link: Element, isIntersecting?: boolean) => void;
beforeEach(() => {
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
const link = (href: string) => document.body.appendChild(Object.assign(document.createElement('a'), { href }));

test('MFE-22 a link in view brings its remote, once for all links to it', () => {
  const [first, second, outside] = [link('/raffles'), link('/raffle/R1'), link('https://elsewhere.test/')];
  const load = jest.fn(async () => undefined);
  preloadInView(routes, load);
  show(first, false);
  expect(load).not.toHaveBeenCalled();
  for (const one of [first, second, outside]) show(one);
  expect(load.mock.calls).toEqual([['raffle']]);
});

test('MFE-22 links that come later are seen too', async () => {
  const load = jest.fn(async () => undefined);
  preloadInView(routes, load);
  const later = link('/product/P1');
  await new Promise((resolve) => setTimeout(resolve, 250));
  show(later);
  expect(load.mock.calls).toEqual([['catalog']]);
});

test('MFE-22 a remote that does not come disturbs nobody', async () => {
  const one = link('/raffles');
  preloadInView(routes, () => Promise.reject(new Error('404')));
  show(one);
});
