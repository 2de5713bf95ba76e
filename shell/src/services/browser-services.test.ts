import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import cnTerms from '@hyangro/contracts/messages/terms.cn.json';
import enTerms from '@hyangro/contracts/messages/terms.en.json';
import koTerms from '@hyangro/contracts/messages/terms.ko.json';
import { tableRows } from '../remotes/registry-route';
import type { BootData } from '../boot/boot-data';
import { createBrowserServices } from './browser-services';

const boot = (changes: Partial<BootData> = {}): BootData => ({
  locale: 'ko',
  isLocalePinned: false,
  isApp: false,
  hasPageTabs: false,
  isNewCustomer: false,
  origin: 'https://shop.test',
  title: '',
  apiBase: '/api',
  logBase: '/api',
  serverTime: Date.now(),
  storeUrl: null,
  routes: ['layout', 'catalog'].flatMap(tableRows),
  remotes: {},
  messages: { shell: {}, terms: {} },
  session: { isLogin: true, member: { memCd: 'M1' } } as BootData['session'],
  isSessionUnknown: false,
  cartCount: 0,
  exchangeRate: null,
  flags: {},
  queries: [],
  isRendered: false,
  ...changes,
});
const start = (changes: Partial<BootData>) =>
  createBrowserServices({ boot: boot(changes), history: createBrowserHistory({ v5Compat: true }), loadedRemotes: () => [] });

describe('the clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test.each([
    ['behind', 7 * 60_000],
    ['ahead', -7 * 60_000],
    ['in another year, as a test may move it', 400 * 86_400_000],
  ])('ST-TIME-01 QA-03 a browser whose clock is %s counts by the server’s', (_, difference) => {
    const { services } = start({ serverTime: Date.now() + difference });
    expect(services.now()).toBe(Date.now() + difference);
    jest.advanceTimersByTime(3_661_000);
    expect(services.now()).toBe(Date.now() + difference);
  });
});

test.each(['ko', 'en', 'cn'] as const)(
  'ERR-LGT whoever wants to log out in %s is asked in the words of common.c0003 first',
  async (locale) => {
    const terms = { ko: koTerms, en: enTerms, cn: cnTerms }[locale];
    const { services, overlays } = start({ locale, messages: { shell: {}, terms } });
    const out = services.logout();
    await new Promise((resolve) => setTimeout(resolve));
    expect(overlays.dialog.get()).toMatchObject({ text: terms['common.c0003'], cancelLabel: expect.any(String) });
    expect(terms['common.c0003']).toMatch({ ko: /로그아웃/, en: /log out/i, cn: /退出/ }[locale]);
    overlays.dialog.get()?.answer(false);
    await out;
    expect(services.session.get().isLogin).toBe(true);
  },
);

describe('a remote that publishes what is no event', () => {
  const publish = [
    ['cart:exploded', {}, 'unknown event cart:exploded'],
    ['cart:changed', { count: '2' }, 'event cart:changed: wrong count'],
  ] as const;
  let warned: jest.SpyInstance;
  beforeEach(() => (warned = jest.spyOn(console, 'warn').mockImplementation()));
  afterEach(() => {
    Object.assign(globalThis, { __DEV__: false });
    jest.restoreAllMocks();
  });

  test.each(publish)('MFE-16 while developing it is refused: %s', (name, payload, message) => {
    Object.assign(globalThis, { __DEV__: true });
    const { services } = start({});
    expect(() => services.events.publish(name as never, payload as never)).toThrow(message);
    expect(warned).not.toHaveBeenCalled();
  });

  test.each(publish)('MFE-16 in production it is dropped with one warning, and the publisher goes on: %s', (name, payload, message) => {
    const { services } = start({});
    const heard: unknown[] = [];
    services.events.subscribe('cart:changed', (news) => heard.push(news));
    services.events.publish(name as never, payload as never);
    expect([heard, warned.mock.calls]).toEqual([[], [[message]]]);
  });
});

describe('the log service', () => {
  const calls: { url: string; body: unknown }[] = [];
  let answerLog: () => Promise<Response>;
  const known = globalThis.fetch;
  beforeEach(() => {
    calls.length = 0;
    globalThis.fetch = async (input, init) => {
      calls.push({ url: String(input), body: JSON.parse(String(init?.body)) });
      return String(input).startsWith('https://log.example') ? answerLog() : Response.json({ hashCode: 'guest' });
    };
  });
  afterEach(() => {
    globalThis.fetch = known;
  });

  test.each<[string, () => Promise<Response>]>([
    ['answers', async () => new Response(null, { status: 204 })],
    ['refuses', async () => Response.json({ exceptionName: 'X', messageCode: 'common.a0001', args: [] }, { status: 500 })],
    ['is down', async () => Promise.reject(new TypeError('fetch failed'))],
    ['never answers', () => new Promise(() => undefined)],
  ])('API-19 has its own address, hears route name and member code, and holds nothing up when it %s', async (_, answer) => {
    answerLog = answer;
    window.history.replaceState(null, '', '/product/P1');
    const { tracking } = start({ logBase: 'https://log.example' });
    tracking.pageView();
    tracking.track('add_to_cart', { items: [{ item_id: 'P1' }] });
    await tracking.settled();
    expect(calls.find(({ url }) => url === 'https://log.example/log')?.body).toEqual({ rn: 'Product', mc: 'M1' });
    expect(calls.filter(({ url }) => url === '/api/common/logs/access')).toHaveLength(2);
    expect(calls).toHaveLength(3);
  });
});
