import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { tableRows } from '../remotes/registry-route';
import type { BootData } from '../boot/boot-data';
import { createBrowserServices } from './browser-services';

const boot = (changes: Partial<BootData> = {}): BootData => ({
  locale: 'ko',
  isLocalePinned: false,
  isApp: false,
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
  queries: null,
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
    tracking.track('add_to_cart');
    await tracking.settled();
    expect(calls.find(({ url }) => url === 'https://log.example/log')?.body).toEqual({ rn: 'Product', mc: 'M1' });
    expect(calls.filter(({ url }) => url === '/api/common/logs/access')).toHaveLength(2);
    expect(calls).toHaveLength(3);
  });
});
