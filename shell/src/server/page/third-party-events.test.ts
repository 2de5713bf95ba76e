import type { ToldEvent } from '@hyangro/contracts/analytics/third-parties';
import type { Locale } from '@hyangro/contracts/locales';
import { HYDRATED_MARK } from '@hyangro/contracts/wire-names';
import type { ThirdParty } from '../third-parties';
import { thirdPartyEvents } from './third-party-events';

const GTAG: ThirdParty = { kind: 'gtag', id: 'G-1', script: 'https://tags.example/gtag/js', origins: ['https://tags.example'] };
const PIXEL: ThirdParty = { kind: 'kakaoPixel', id: '77', script: 'https://pixel.example/kp.js', origins: ['https://pixel.example'] };
interface Told {
  dataLayer?: ArrayLike<unknown>[];
  kakaoPixel?: (id: string) => Record<string, (value?: unknown) => void>;
}
const page = window as Window & Told;

let hydrate: () => void;
beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  document.cookie = 'hy_consent=; Max-Age=0';
  document.documentElement.lang = 'ko';
  delete page.dataLayer;
  globalThis.shopEvents = undefined;
  // jsdom has no observer of marks.
  const waiting: (() => void)[] = [];
  let isHydrated = false;
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(private readonly hear: (list: unknown) => void) {}
      observe() {
        const tell = () => this.hear({ getEntriesByName: (name: string) => (name === HYDRATED_MARK ? [{}] : []) });
        if (isHydrated) tell();
        else waiting.push(tell);
      }
    },
  });
  hydrate = () => {
    isHydrated = true;
    waiting.splice(0).forEach((tell) => tell());
  };
});

/** A page with these parties, run as a browser runs it. */
function open({
  locale = 'ko',
  isAsked = false,
  parties = [GTAG, PIXEL],
}: { locale?: Locale; isAsked?: boolean; parties?: ThirdParty[] } = {}) {
  document.body.innerHTML = thirdPartyEvents(parties, { locale, isAsked }, 'n0nce');
  const script = document.createElement('script');
  script.nonce = 'n0nce';
  script.textContent = document.querySelector('script')?.textContent ?? '';
  document.body.append(script);
}
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const tell = (...event: ToldEvent) => globalThis.shopEvents?.push(event);
const view = (pageLocation: string) => tell('page_view', { pageTitle: 'Rose', pageLocation, pagePath: '/' });
const gtag = () =>
  (page.dataLayer ?? []).map((call) => [...(call as ArrayLike<unknown> & Iterable<unknown>)]).filter(([kind]) => kind === 'event');
const item = { item_id: 'P1', item_variant: null, quantity: 2, price: 12_000 };
const purchase = { transaction_id: 'H1', value: 27_000, shipping: 3000, items: [item] };

test('nothing is loaded before the page answers; then each script is, with the nonce of the page, and what was told before is told', () => {
  open();
  view('https://shop.test/');
  expect(scripts()).toEqual([]);
  hydrate();
  expect(scripts()).toEqual(['https://tags.example/gtag/js?id=G-1', 'https://pixel.example/kp.js']);
  expect([...document.head.querySelectorAll('script')].every(({ nonce, async }) => nonce === 'n0nce' && async)).toBe(true);
  expect(gtag()).toEqual([['event', 'page_view', { page_location: 'https://shop.test/' }]]);
});

test('analytics hear of a purchase in GA4’s terms, and advertising in those of its pixel once its script has come', () => {
  const calls: unknown[] = [];
  open();
  hydrate();
  tell('purchase', purchase);
  expect(gtag()).toEqual([['event', 'purchase', { ...purchase, currency: 'KRW' }]]);
  page.kakaoPixel = (id) => new Proxy({}, { get: (_, name: string) => (value?: unknown) => void calls.push([id, name, value]) });
  document.head.querySelectorAll('script')[1]?.dispatchEvent(new Event('load'));
  tell('add_to_cart', { items: [item] });
  expect(calls).toEqual([
    ['77', 'purchase', { currency: 'KRW', total_price: 27_000, total_quantity: 2, products: [{ id: 'P1', quantity: 2, price: 12_000 }] }],
    ['77', 'addToCart', { id: 'P1' }],
  ]);
});

test('third parties hear no query but where an ad led from, nothing of what was searched for in an address, and nothing of faults', () => {
  open();
  hydrate();
  view('https://shop.test/search/products/kim?page=2');
  view('https://shop.test/mypage/real-name-form?token=S1&utm_source=mail&gclid=g1#x');
  tell('screen_error', { mfe: 'order@1', message: 'x' });
  tell('web_vital', { name: 'LCP', value: 1, rating: 'good', mfe: 'x', route: 'Main' });
  expect(gtag().map(([, , params]) => params)).toEqual([
    { page_location: 'https://shop.test/search/products' },
    { page_location: 'https://shop.test/mypage/real-name-form?utm_source=mail&gclid=g1' },
  ]);
});

test('GEN-11 who changes to Chinese is told of no more', () => {
  open();
  hydrate();
  document.documentElement.lang = 'zh-CN';
  tell('purchase', purchase);
  expect(gtag()).toEqual([]);
});

test.each([
  ['ko', '동의', '거절'],
  ['en', 'Agree', 'Refuse'],
] as const)('in %s the reader is asked first: agreeing is kept and loads, and tells what was done before', (locale, agree, refuse) => {
  open({ locale, isAsked: true });
  hydrate();
  view('https://shop.test/');
  expect(scripts()).toEqual([]);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('aside button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual([refuse, agree]);
  buttons[1]?.click();
  expect([document.cookie, document.querySelector('aside'), scripts().length]).toEqual(['hy_consent=1', null, 2]);
  expect(gtag()).toHaveLength(1);
});

test('refusing is one press too: it is kept, nothing is loaded, and nothing more is remembered for anybody', () => {
  open({ isAsked: true });
  hydrate();
  document.querySelector<HTMLButtonElement>('aside [name="refuse"]')?.click();
  expect([document.cookie, document.querySelector('aside'), scripts(), globalThis.shopEvents]).toEqual([
    'hy_consent=0',
    null,
    [],
    undefined,
  ]);
});

test('a browser that asks not to be tracked is not asked, whatever came from the server', () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  open({ isAsked: true });
  hydrate();
  expect([document.querySelector('aside'), scripts(), globalThis.shopEvents]).toEqual([null, [], undefined]);
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

test('a pixel that throws disturbs neither the page nor the other', () => {
  open({ parties: [PIXEL, GTAG] });
  hydrate();
  page.kakaoPixel = () => {
    throw new Error('pixel');
  };
  document.head.querySelectorAll('script')[0]?.dispatchEvent(new Event('load'));
  expect(() => tell('purchase', purchase)).not.toThrow();
  expect(gtag()).toHaveLength(1);
});
