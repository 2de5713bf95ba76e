import { mockFetch, refusal, type EndpointMocks } from '@hyangro/testing';
import { createApiClient, createEventBus, createStore } from '@hyangro/runtime';
import { browserStorage } from '@hyangro/runtime/storage';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
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
};

function sessionWith(endpoints: EndpointMocks, isLogin = false) {
  const { fetch, calls } = mockFetch(endpoints);
  const done: string[] = [];
  const events = createEventBus((message) => {
    throw new Error(message);
  });
  events.subscribe('session:changed', (change) => done.push(`session:changed ${change.isLogin}`));
  const storage = browserStorage();
  const cartCount = createStore(isLogin ? 3 : 0);
  const session = createSession({
    api: createApiClient({ base: '/api', language: () => 'ko', fetch }),
    events,
    storage,
    cartCount,
    initial: isLogin ? { isLogin, member } : { isLogin: false, member: null },
    nudge: () => void done.push('nudged'),
  });
  return { session, storage, cartCount, calls, done };
}
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('E-09 LS-23 after login the session keys hold the login flag, the e-mail and the member code', async () => {
  const { session, storage, cartCount, calls } = sessionWith({ 'GET /login/simple-details': member, 'GET /common/cart-count': 2 });
  await session.started({ ...member, email: 'old@example.com' });
  expect(JSON.parse(window.sessionStorage.getItem('memberInfo') ?? '{}')).toEqual({ memCd: 'M0001', email: 'demo@example.com' });
  expect(storage.session.get('login')).toBe(true);
  expect(calls).toEqual(['GET /login/simple-details', 'GET /common/cart-count']);
  expect(cartCount.get()).toBe(2);
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
  expect(done).toEqual(['nudged', 'session:changed true', 'nudged', 'session:changed false']);
});

test('ST-LOG-03 LS-23 a destroyed session leaves neither keys nor cart count', () => {
  const { session, storage, cartCount } = sessionWith({}, true);
  void session.reconcile(false);
  expect(storage.session.get('login')).toBe(true);
  session.destroy();
  expect([storage.session.get('login'), storage.session.get('memberInfo'), cartCount.get(), session.store.get()]).toEqual([
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
  const { session, storage, cartCount } = sessionWith({
    'GET /login/v2/ping': { isLogin: true },
    'GET /login/simple-details': member,
    'GET /common/cart-count': 2,
  });
  await session.reconcile(true);
  expect([session.store.get().isLogin, storage.session.get('login'), cartCount.get()]).toEqual([true, true, 2]);
});

test('ST-LOG-01 without an answer to the ping the keys of the session stay; a no drops them', async () => {
  window.sessionStorage.setItem('login', 'true');
  await sessionWith({ 'GET /login/v2/ping': refusal('NOT_FOUND') }).session.reconcile(true);
  expect(window.sessionStorage).toHaveLength(1);
  await sessionWith({ 'GET /login/v2/ping': { isLogin: false } }).session.reconcile(true);
  expect(window.sessionStorage).toHaveLength(0);
});

test('login works when the details cannot be had, from what the login answered', async () => {
  const { session, storage } = sessionWith({ 'GET /login/simple-details': refusal('LOGIN_REQUIRED'), 'GET /common/cart-count': 0 });
  await session.started(member);
  expect(storage.session.get('memberInfo')).toEqual({ memCd: 'M0001', email: 'demo@example.com' });
});
