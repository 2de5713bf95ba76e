import type { Locale } from '@hyangro/contracts/locales';
import type { BridgeMessage } from '@hyangro/contracts/bridge/bridge-messages';
import { ACCESS_LOG } from '@hyangro/contracts/constants';
import { createApiClient } from '@hyangro/runtime';
import { browserStorage } from '@hyangro/runtime/storage';
import { mockFetch } from '@hyangro/testing';
import { onceEachAddress } from '../browser/screen-views';
import { createBridge } from './bridge';
import { createTracking } from './tracking';

function tracking(locale: Locale = 'ko', queryString = '?a=1') {
  const bodies: Record<string, unknown>[] = [];
  const { fetch } = mockFetch({
    'POST /common/logs/access': ({ body }) => {
      bodies.push(body as Record<string, unknown>);
      return { hashCode: 'guest-hash' };
    },
  });
  const posted: BridgeMessage[] = [];
  const logged: object[] = [];
  const page = { webkit: { messageHandlers: { hyangro: { postMessage: (message: BridgeMessage) => void posted.push(message) } } } };
  const bridge = createBridge(page, { isAppByAgent: false, hasPageTabs: false, storeUrl: null });
  const told = createTracking({
    api: createApiClient({ base: '/api', language: () => 'ko', fetch }),
    bridge,
    storage: browserStorage(),
    locale: () => locale,
    page: () => ({
      location: { href: `https://shop.test/product/P1${queryString}`, search: queryString, pathname: '/product/P1' },
      title: 'Rose',
      routeName: 'Product',
      layoutNm: 'new',
      memCd: 'M1',
    }),
    log: async (entry) => void logged.push(entry),
  });
  return { told, bodies, posted, logged, bridge };
}
beforeEach(() => window.localStorage.clear());

test('the path that was viewed last is that of the last page view, and none before the first', () => {
  const { told } = tracking();
  expect(told.viewed()).toBe('');
  told.pageView();
  expect(told.viewed()).toBe('/product/P1');
});

test('API-03 a page view carries title, location, path and layout to log and app, once', async () => {
  const { told, bodies, posted, logged } = tracking();
  told.pageView();
  await told.settled();
  const payload = { pageTitle: 'Rose', pageLocation: 'https://shop.test/product/P1?a=1', pagePath: '/product/P1?a=1' };
  expect(bodies).toEqual([
    { eventName: 'page_view', eventParams: payload, fullUrl: payload.pageLocation, queryString: '?a=1', layoutNm: 'new' },
  ]);
  expect(posted).toEqual([{ type: 'page_view', payload }]);
  expect(logged).toEqual([{ rn: 'Product', mc: 'M1' }]);
});

test('NF-03 a link or an answer in the address is told to nobody: whoever reads the log could use it', async () => {
  const { told, bodies, posted } = tracking('ko', '?token=O1.x.y&a=1&state=S1&answer=VERIFIED.1#top');
  told.pageView();
  told.track('add_to_cart', { items: [{ item_id: 'P1' }] });
  await told.settled();
  expect(JSON.stringify([bodies, posted])).not.toMatch(/O1\.x|S1|VERIFIED/);
  expect(bodies[0]).toMatchObject({ queryString: '?token=-&a=1&state=-&answer=-#top' });
});

test('a page view with a very long address still fits into its entry of the log', async () => {
  const { told, bodies } = tracking('ko', `?a=${'x'.repeat(8_000)}`);
  told.pageView();
  await told.settled();
  expect(JSON.stringify(bodies[0]).length).toBeLessThan(ACCESS_LOG.maxBytes);
});

test('LS-01 the guest hash of the first answer is kept and sent with every later event', async () => {
  const { told, bodies } = tracking();
  told.pageView();
  told.track('add_to_cart', { items: [{ item_id: 'P1' }] });
  await told.settled();
  expect(window.localStorage.getItem('guest')).toBe('"guest-hash"');
  expect(bodies.map((body) => body.hashCode)).toEqual([undefined, 'guest-hash']);
});

test.each(['ko', 'en'] as const)('API-20 in %s the app hears of page views and of what the shopper does', async (locale) => {
  const { told, posted } = tracking(locale);
  told.pageView();
  told.track('add_to_cart', { items: [{ item_id: 'P1' }] });
  await told.settled();
  expect(posted).toEqual([
    { type: 'page_view', payload: expect.objectContaining({ pageTitle: 'Rose', pagePath: '/product/P1?a=1' }) },
    { type: 'analytics', payload: { eventName: 'add_to_cart', eventParams: { items: [{ item_id: 'P1' }] } } },
  ]);
});

test('API-20 in cn the app hears of page views alone; the shop’s own log hears of both', async () => {
  const { told, bodies, posted } = tracking('cn');
  told.pageView();
  told.track('add_to_cart', { items: [{ item_id: 'P1' }] });
  await told.settled();
  expect(posted.map(({ type }) => type)).toEqual(['page_view']);
  expect(bodies.map(({ eventName }) => eventName)).toEqual(['page_view', 'add_to_cart']);
});

test('GEN-09 a bridge or the app’s user agent makes the app mode; without either nothing is posted', () => {
  expect(tracking().bridge.isApp).toBe(true);
  expect(
    createBridge({ ReactNativeWebView: { postMessage: () => undefined } }, { isAppByAgent: false, hasPageTabs: false, storeUrl: null })
      .isApp,
  ).toBe(true);
  expect(createBridge({}, { isAppByAgent: true, hasPageTabs: false, storeUrl: null }).isApp).toBe(true);
  expect(createBridge({}, { isAppByAgent: true, hasPageTabs: false, storeUrl: null }).hasTabBar).toBe(true);
  expect(createBridge({}, { isAppByAgent: true, hasPageTabs: true, storeUrl: null })).toMatchObject({ isApp: true, hasTabBar: false });
  const plain = createBridge({}, { isAppByAgent: false, hasPageTabs: false, storeUrl: null });
  expect([plain.isApp, plain.hasTabBar]).toEqual([false, false]);
  expect(() => plain.post({ type: 'analytics', payload: { eventName: 'x', eventParams: {} } })).not.toThrow();
});

test('API-03 each new address is told once, Back included; a hash or the same screen again is not', async () => {
  jest.useFakeTimers();
  const told: boolean[] = [];
  const arrive = onceEachAddress((isFirst) => told.push(isFirst));
  const at = (pathname: string, search = '', hash = '') =>
    arrive({ pathname, search, hash, state: null, key: Math.random().toString(), unstable_mask: undefined } as never);
  at('/');
  at('/', '', '#section');
  at('/product/P1');
  at('/product/P1');
  at('/product/P1', '?tab=reviews');
  at('/');
  await jest.runAllTimersAsync();
  expect(told).toEqual([true, false, false, false]);
  jest.useRealTimers();
});
