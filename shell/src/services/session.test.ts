import { mockFetch, refusal, type EndpointMocks } from '@hyangro/testing';
import { createApiClient, createEventBus, createStore, type Session } from '@hyangro/runtime';
import { VISITOR } from '@hyangro/runtime/host';
import { createQueryClient } from '@hyangro/runtime/queries';
import { browserStorage } from '@hyangro/runtime/storage';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { createCartCount } from './cart-count';
import { createLogout } from './logout';
import { createSession } from './session';

const member: MemberDetails = {
  memCd: 'M0001' as MemberDetails['memCd'],
  memNm: '김향',
  nickname: '향',
  email: 'demo@example.com',
  gender: '02',
  ageGroupStr: '30',
  grade: 'GOLD',
  memberType: 'PERSON',
  avatarSeed: 'M0001',
  newCustomer: true,
  hasRealName: false,
};

function sessionWith(endpoints: EndpointMocks, isLogin = false) {
  const { fetch, calls } = mockFetch(endpoints);
  const done: string[] = [];
  const events = createEventBus((message) => {
    throw new Error(message);
  });
  events.subscribe('session:changed', (change) => done.push(`session:changed ${change.isLogin}${change.isLogout ? ' by logout' : ''}`));
  const storage = browserStorage();
  const api = createApiClient({ base: '/api', language: () => 'ko', fetch });
  const store = createStore<Session>(isLogin ? { isLogin, member } : VISITOR);
  const cart = createCartCount({ api, events, storage, session: store, queryClient: createQueryClient() }, isLogin ? 3 : 0);
  const session = createSession({
    api,
    events,
    storage,
    store,
    cartCount: cart,
    mergeGuestCart: async () => void done.push('merged'),
    nudge: () => void done.push('nudged'),
  });
  return { api, events, session, store, storage, cart, cartCount: cart.count, calls, done };
}
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const unreachable = () => Promise.reject(new TypeError('fetch failed'));

test('E-09 LS-23 after login the session keys hold the login flag, the e-mail and the member code; nothing is asked twice', async () => {
  const { session, storage, cartCount, calls } = sessionWith({ 'GET /common/cart-count': 2 });
  await session.started(member);
  expect(JSON.parse(window.sessionStorage.getItem('memberInfo') ?? '{}')).toEqual({ memCd: 'M0001', email: 'demo@example.com' });
  expect(storage.session.get('login')).toBe(true);
  expect(calls).toEqual(['GET /common/cart-count']);
  expect(cartCount.get()).toBe(2);
});

test('R-MY-18 a member who changes name or mailbox is known by the new one at once; nothing else of a login happens', async () => {
  const { session, store, storage, done } = sessionWith(
    { 'GET /login/v2/ping': { isLogin: true }, 'GET /login/simple-details': { ...member, email: 'new@example.com' } },
    true,
  );
  await session.recheck();
  expect([store.get().member?.email, storage.session.get('memberInfo'), done]).toEqual([
    'new@example.com',
    { memCd: 'M0001', email: 'new@example.com' },
    [],
  ]);
});

test('GAP-03 TRAP-14 a visitor sees at the cart what the browser keeps: when the page opens, and again after a logout', async () => {
  const { session, storage, cartCount, calls } = sessionWith({});
  storage.local.set('guestCart', { key: 'guest-key-1', items: [{ productCd: 'P1', optionCd: null, quantity: 2 }] });
  await session.reconcile(false);
  expect([cartCount.get(), calls]).toEqual([1, []]);
  const member1 = sessionWith({}, true);
  member1.session.destroy();
  await Promise.resolve();
  expect(member1.cartCount.get()).toBe(1);
});

test('GAP-03 what a visitor kept is merged before the cart is counted, and at the next page when the login’s own try failed', async () => {
  const { session, done, cartCount } = sessionWith({ 'GET /common/cart-count': 2 });
  await session.started(member);
  expect([done.at(-1), cartCount.get()]).toEqual(['merged', 2]);
  const next = sessionWith({}, true);
  await next.session.reconcile(false);
  expect(next.done).toEqual(['merged']);
});

test('what was paid leaves the badge of the cart', async () => {
  const { cartCount, events } = sessionWith({ 'GET /common/cart-count': 1 }, true);
  events.publish('order:paid', { orderCd: 'O1' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(cartCount.get()).toBe(1);
});

test('LS-19 GEN-17 what kind of customer a member is stays in the browser for the next visit', async () => {
  const { session, storage } = sessionWith({ 'GET /login/simple-details': member, 'GET /common/cart-count': 0 });
  await session.started(member);
  expect(storage.local.get('newCustomer')).toBe(true);
});

test('R-OTH-20 login and logout nudge the kept screens and tell everybody', async () => {
  const { session, done } = sessionWith({ 'GET /login/simple-details': member, 'GET /common/cart-count': 0 });
  await session.started(member);
  session.destroy();
  expect(done).toEqual(['nudged', 'session:changed true', 'merged', 'nudged', 'session:changed false']);
});

test('ST-LOG-03 LS-23 a destroyed session leaves neither keys nor cart count', () => {
  const { session, storage, cartCount, store } = sessionWith({}, true);
  void session.reconcile(false);
  expect(storage.session.get('login')).toBe(true);
  session.destroy();
  expect([storage.session.get('login'), storage.session.get('memberInfo'), cartCount.get(), store.get()]).toEqual([
    null,
    null,
    0,
    { isLogin: false, member: null },
  ]);
});

test('ST-LOG-01 a page that comes back logged out drops the keys of the session before', () => {
  window.sessionStorage.setItem('login', 'true');
  window.sessionStorage.setItem('memberInfo', '{"memCd":"M0001","email":"x"}');
  void sessionWith({}).session.reconcile(false);
  expect(window.sessionStorage).toHaveLength(0);
});

test('ST-LOG-01 a session that the page could not look up in time is asked for by the browser', async () => {
  const { session, storage, cartCount, store } = sessionWith({
    'GET /login/v2/ping': { isLogin: true },
    'GET /login/simple-details': member,
    'GET /common/cart-count': 2,
  });
  await session.reconcile(true);
  expect([store.get().isLogin, storage.session.get('login'), cartCount.get()]).toEqual([true, true, 2]);
});

test('ST-LOG-01 without an answer to the ping the keys of the session stay; a no drops them', async () => {
  window.sessionStorage.setItem('login', 'true');
  await sessionWith({ 'GET /login/v2/ping': unreachable }).session.reconcile(true);
  expect(window.sessionStorage).toHaveLength(1);
  await sessionWith({ 'GET /login/v2/ping': { isLogin: false } }).session.reconcile(true);
  expect(window.sessionStorage).toHaveLength(0);
});

test('E-09 whoever has no answer of a login asks for the member once', async () => {
  const { session, calls, store } = sessionWith({ 'GET /login/simple-details': member, 'GET /common/cart-count': 0 });
  await session.started();
  expect(store.get()).toEqual({ isLogin: true, member });
  expect(calls).toEqual(['GET /login/simple-details', 'GET /common/cart-count']);
});

test('a session whose member cannot be had does not begin', async () => {
  const { session, done, store } = sessionWith({ 'GET /login/simple-details': refusal('LOGIN_REQUIRED') });
  await session.started();
  expect([store.get().isLogin, done]).toEqual([false, []]);
});

test('ST-LOG-01 another tab that logged out, or logged in as somebody else, is followed; the same member is left alone', async () => {
  const gone = sessionWith({ 'GET /login/v2/ping': { isLogin: false } }, true);
  await gone.session.recheck(true);
  expect([gone.store.get().isLogin, gone.done]).toEqual([false, ['nudged', 'session:changed false by logout']]);

  const same = sessionWith({ 'GET /login/v2/ping': { isLogin: true }, 'GET /login/simple-details': member }, true);
  await same.session.recheck();
  expect(same.done).toEqual([]);

  const other = { ...member, memCd: 'M0002' as MemberDetails['memCd'] };
  const endpoints = { 'GET /login/v2/ping': { isLogin: true }, 'GET /login/simple-details': other, 'GET /common/cart-count': 1 };
  const changed = sessionWith(endpoints, true);
  await changed.session.recheck();
  expect(changed.store.get().member?.memCd).toBe('M0002');

  const silent = sessionWith({ 'GET /login/v2/ping': unreachable }, true);
  await silent.session.recheck();
  expect(silent.store.get().isLogin).toBe(true);
});

describe('ST-LOG-03 logout', () => {
  function leaving({ at = '/mypage', isSure = true, endpoints = {} }: { at?: string; isSure?: boolean; endpoints?: EndpointMocks } = {}) {
    const shop = sessionWith({ 'GET /logout': undefined, 'GET /common/cart-count': 0, ...endpoints }, true);
    void shop.session.reconcile(false);
    shop.done.length = 0;
    shop.cart.set(3);
    const { logout } = createLogout({
      api: shop.api,
      session: shop.session,
      ask: async () => isSure,
      isAtMain: () => at === '/',
      goToMain: () => void shop.done.push('to Main'),
      reportError: async (error) => void shop.done.push(String(error)),
    });
    return { ...shop, logout };
  }

  test('ST-LOG-03 a shopper who thinks better of it stays as they are', async () => {
    const { logout, calls, done, cartCount, storage, store } = leaving({ isSure: false });
    await logout();
    expect([calls, done, cartCount.get(), store.get().isLogin, storage.session.get('login')]).toEqual([[], [], 3, true, true]);
  });

  test('ST-LOG-03 R-OTH-20 the server is told, Main opens, nothing of the member stays, the cart counts anew', async () => {
    const { logout, calls, done, cartCount, storage, store } = leaving();
    await logout();
    expect(calls).toEqual(['GET /logout']);
    expect(done).toEqual(['to Main', 'nudged', 'session:changed false by logout']);
    expect([cartCount.get(), store.get(), storage.session.get('login'), storage.session.get('memberInfo')]).toEqual([
      0,
      { isLogin: false, member: null },
      null,
      null,
    ]);
  });

  test('ST-LOG-03 whoever is at Main already is not led there again', async () => {
    const { logout, done } = leaving({ at: '/' });
    await logout();
    expect(done).toEqual(['nudged', 'session:changed false by logout']);
  });

  test('ST-LOG-03 a logout that the server has not heard changes nothing, and the shopper is told', async () => {
    const { logout, done, cartCount, store } = leaving({ endpoints: { 'GET /logout': refusal('CROSS_SITE_REFUSED') } });
    await logout();
    expect(done).toHaveLength(1);
    expect([store.get().isLogin, cartCount.get()]).toEqual([true, 3]);
  });
});
