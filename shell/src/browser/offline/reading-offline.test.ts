import { createTestServices } from '@hyangro/testing';
import { stubEntries } from '../../testing/stub-entries';
import type { BrowserServices } from '../../services/browser-services';
import { drawKeptLine } from './draw-kept-line';
import { heldGoods, holdGoods } from './held-goods';
import { readOffline } from './reading-offline';
import { takeWorkerAway } from './take-worker-away';

let isOnLine: jest.SpiedGetter<boolean>;
beforeEach(() => {
  isOnLine = jest.spyOn(window.navigator, 'onLine', 'get');
  window.localStorage.clear();
  document.body.innerHTML = '';
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
const line = () => document.querySelector('[role="status"]')?.textContent ?? null;

test('goods that a member puts into the cart without a net are held, the same ones as one line, and no nonsense', () => {
  const { storage } = createTestServices().services;
  expect(holdGoods(storage, { productCd: 'P1', optionCd: null, quantity: 2 })).toBe(true);
  const { key } = storage.local.get('guestCart') ?? {};
  expect(holdGoods(storage, { productCd: 'P1', optionCd: null, quantity: 1 })).toBe(true);
  expect(holdGoods(storage, { productCd: 'P1', optionCd: '50ml', quantity: 1 })).toBe(true);
  expect(heldGoods(storage)).toEqual([
    { productCd: 'P1', optionCd: null, quantity: 3 },
    { productCd: 'P1', optionCd: '50ml', quantity: 1 },
  ]);
  expect(storage.local.get('guestCart')?.key).not.toBe(key);
  expect(holdGoods(storage, { productCd: 'P1' })).toBe(false);
});

test('one line says that there is no net and what waits for it, in three languages, and goes when the net is back', () => {
  isOnLine.mockReturnValue(false);
  document.documentElement.lang = 'ko';
  drawKeptLine(1);
  expect(line()).toBe('인터넷이 끊겼어요. 보았던 화면은 그대로 볼 수 있어요. 담은 상품 1종은 연결되면 장바구니로 보내요.');
  document.documentElement.lang = 'en';
  drawKeptLine(0);
  expect(line()).toBe('You are offline. Pages you have seen can still be read.');
  document.documentElement.lang = 'zh-CN';
  drawKeptLine(0);
  expect(line()).toBe('网络已断开，您看过的页面仍可浏览。');
  isOnLine.mockReturnValue(true);
  document.documentElement.lang = 'zh-CN';
  drawKeptLine(0);
  expect(line()).toBeNull();
});

test('a worker that stands is taken away with all that it kept, and nothing else is', async () => {
  const names = ['hyangro-kept-pages-1', 'somebody-else'];
  const kept = new Set(names);
  Object.assign(globalThis, { caches: { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) } });
  const unregister = jest.fn(async () => true);
  await takeWorkerAway({ getRegistrations: async () => [{ unregister } as unknown as ServiceWorkerRegistration] });
  expect([unregister.mock.calls.length, [...kept]]).toEqual([1, ['somebody-else']]);
});

const workersAre = (workers: object) => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
/** A worker that stands and hears what it is told; whether it answers the page already. */
function standingWorker(told: unknown[], controller: object | null) {
  const registration = { active: { postMessage: (message: unknown) => told.push(message) } };
  return { controller, ready: registration, addEventListener: () => undefined, register: async () => registration };
}

test('goods that the worker asks for again, because nobody heard it at first, are held once', async () => {
  const { services } = createTestServices({ session: { isLogin: true, member: null } });
  let hear: ((event: MessageEvent) => void) | undefined;
  const workers = {
    addEventListener: (_: string, listener: typeof hear) => (hear = listener),
    register: async () => Promise.reject(new Error('no https')),
  };
  workersAre(workers);
  await readOffline({ services, cartCount: { count: { get: () => 3 } } } as unknown as BrowserServices, false);
  const answered: unknown[] = [];
  const ask = (id: string) => {
    const data = { type: 'hold-goods', id, addition: { productCd: 'P1', optionCd: null, quantity: 1 } };
    hear?.({ data, ports: [{ postMessage: (answer: unknown) => answered.push(answer) }] } as unknown as MessageEvent);
  };
  ask('first');
  ask('first');
  expect([answered, heldGoods(services.storage)]).toEqual([[3, 3], [{ productCd: 'P1', optionCd: null, quantity: 1 }]]);
  ask('second');
  expect(heldGoods(services.storage)).toEqual([{ productCd: 'P1', optionCd: null, quantity: 2 }]);
});

test('a page that stood before its worker has it keep its files at rest, forget a member who logs out, and answer once the net goes', async () => {
  jest.useFakeTimers();
  const emit = stubEntries();
  const { services } = createTestServices({ session: { isLogin: true, member: null } });
  const told: unknown[] = [];
  workersAre(standingWorker(told, null));
  await readOffline({ services, cartCount: { count: { get: () => 0 } } } as unknown as BrowserServices, false);
  const { href, origin } = window.location;
  emit(`${origin}/assets/a.js`);
  await jest.advanceTimersByTimeAsync(1_900);
  emit(`${origin}/media/b.avif`);
  await jest.advanceTimersByTimeAsync(1_000);
  // Puts nothing off.
  emit('https://elsewhere.test/c.js');
  await jest.advanceTimersByTimeAsync(900);
  expect(told).toEqual([]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual([{ type: 'keep', urls: [href, `${origin}/assets/a.js`, `${origin}/media/b.avif`] }]);
  services.events.publish('session:changed', { isLogin: false, isLogout: true });
  window.dispatchEvent(new Event('offline'));
  expect(told.slice(1)).toEqual([{ type: 'forget-member' }, { type: 'take-over' }]);
});

test('a page that its worker answers tells it nothing of files: they pass through its hands', async () => {
  const emit = stubEntries();
  const { services } = createTestServices();
  const told: unknown[] = [];
  workersAre(standingWorker(told, {}));
  await readOffline({ services, cartCount: { count: { get: () => 0 } } } as unknown as BrowserServices, false);
  emit(`${window.location.origin}/assets/a.js`);
  window.dispatchEvent(new Event('offline'));
  expect(told).toEqual([]);
});
