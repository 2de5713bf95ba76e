import { ROUTES, routeRow, type RouteName } from '@hyangro/contracts/routes/table';
import { fillPath, pathByName } from '@hyangro/contracts/routes/paths';
import type { Locale } from '@hyangro/contracts/locales';
import { GUARDED_ROUTES, OPEN_ROUTES } from '@hyangro/contracts/testing/route-guards';
import { ApiError, NetworkError, type ApiClient } from '@hyangro/runtime';
import { matchScreen } from '../remotes/registry-route';
import { ALL_ROWS } from '../testing/all-rows';
import { createGate, otherBuildPath, pingLogin } from './gate';
import { loginPath, loginPathOf } from './login-target';

const rows = ALL_ROWS;
/** An address of each route, every param filled. */
const addressOf = (name: RouteName) =>
  fillPath(ROUTES[name].path, Object.fromEntries((ROUTES[name].path.match(/:\w+/g) ?? []).map((param) => [param.slice(1), 'X1'])));
/** Those of one language build go elsewhere in another: see below. */
const isInEveryBuild = (name: RouteName) => !routeRow(name).locales;
const guarded = GUARDED_ROUTES.filter(isInEveryBuild);
const open = OPEN_ROUTES.filter(isInEveryBuild);

function gateOf(answer: 'in' | 'out' | 'unreachable', locale: Locale = 'ko') {
  const done: string[] = [];
  const gate = createGate({
    match: (pathname) => matchScreen(rows, pathname),
    locale: () => locale,
    ping: async () => (done.push('ping'), answer),
    destroySession: () => void done.push('destroyed'),
    showNetworkError: () => void done.push('showNetworkError'),
  });
  return { gate, done };
}

test.each(guarded)('a visitor of %s ends at the login, which knows the way back', async (name) => {
  const { gate, done } = gateOf('out');
  const address = addressOf(name);
  const verdict = await gate(address);
  if (verdict.kind !== 'go') throw new Error(`let in: ${address}`);
  const { pathname, searchParams } = new URL(verdict.to, 'http://shop.test');
  expect(pathname).toBe('/login');
  expect(searchParams.get('toName')).toBe(name);
  expect(pathByName(searchParams.get('toName'), Object.fromEntries(searchParams))).toBe(address);
  expect(done).toEqual(['ping', 'destroyed']);
});

test.each(guarded)('a member enters %s', async (name) => {
  expect(await gateOf('in').gate(addressOf(name))).toEqual({ kind: 'open' });
});

test.each(open)('anybody enters %s at once, nobody is asked', (name) => {
  const { gate, done } = gateOf('out');
  expect(gate(addressOf(name))).toEqual({ kind: 'open' });
  expect(done).toEqual([]);
});

test('TRAP-05 TRAP-06 the guard reads the row, not the path', async () => {
  for (const pathname of [
    '/mypage/customer-center/faq',
    '/mypage/real-name-form',
    '/mypage/member-info/real-name-auth',
    '/mypage/tickets',
    '/order/payment-complete',
  ]) {
    expect(gateOf('out').gate(pathname)).toEqual({ kind: 'open' });
  }
  expect(await gateOf('out').gate('/notification/notification')).toMatchObject({ kind: 'go' });
});

test('ST-LOG-02 without any answer the reader stays, is told, and keeps the session', async () => {
  const { gate, done } = gateOf('unreachable');
  expect(await gate('/mypage')).toEqual({ kind: 'stay' });
  expect(done).toEqual(['ping', 'showNetworkError']);
});

test('routes of one language build lead to those of the other', () => {
  for (const step of [1, 2, 3, 4]) {
    expect(gateOf('in', 'ko').gate(`/member/sign-up/${step}`)).toEqual({ kind: 'open' });
    expect(gateOf('in', 'en').gate(`/member/sign-up/${step}`)).toEqual({ kind: 'go', to: '/join' });
    expect(gateOf('in', 'cn').gate(`/member/sign-up/${step}`)).toEqual({ kind: 'go', to: '/join' });
  }
  expect(gateOf('in', 'ko').gate('/join')).toEqual({ kind: 'go', to: '/member/sign-up/1' });
  expect(gateOf('in', 'en').gate('/join')).toEqual({ kind: 'open' });
});

test('R-OTH-22 an unknown address passes: its page says so', () => {
  expect(gateOf('out').gate('/no/such/page')).toEqual({ kind: 'open' });
});

const answering = (answer: () => Promise<unknown>) => answer as unknown as ApiClient;
const ANSWERS: [title: string, answer: () => Promise<unknown>, outcome: string][] = [
  ['pong', async () => 'pong', 'in'],
  ['pong with white space', async () => ' pong\n', 'in'],
  ['nothing', async () => '', 'out'],
  ['a page', async () => '<html>pong</html>', 'out'],
  ['JSON', async () => ({ pong: true }), 'out'],
  [
    '401',
    async () => {
      throw new ApiError(401, { exceptionName: 'AuthenticationException', messageCode: 'common.a0002', args: [] });
    },
    'out',
  ],
  [
    '500',
    async () => {
      throw new ApiError(500, { exceptionName: 'FaultException', messageCode: 'common.a0001', args: [] });
    },
    'out',
  ],
  [
    'something unreadable',
    async () => {
      throw new SyntaxError('unexpected token');
    },
    'out',
  ],
  [
    'no answer',
    async () => {
      throw new NetworkError('GET /login/ping');
    },
    'unreachable',
  ],
  [
    'the gateway’s word that there was none',
    async () => {
      throw new ApiError(502, { exceptionName: 'GatewayException', messageCode: 'common.a0001', args: [] });
    },
    'unreachable',
  ],
];
test.each(ANSWERS)('TRAP-18 ST-LOG-02 the login ping answered with %s', async (_, answer, expected) => {
  expect(await pingLogin(answering(answer), 'ko')).toBe(expected);
});

test('R-ACC-20 R-ACC-21 the way back is a route’s name and params, never an address', () => {
  const product = matchScreen(rows, '/product/P0001/coupons');
  expect(loginPathOf(product)).toBe('/login?toName=ProductCoupons&productCd=P0001');
  expect(loginPathOf(matchScreen(rows, '/login'))).toBe('/login');
  expect(loginPathOf(null)).toBe('/login');
});

test('a route of another build that names no other leads to the main page', () => {
  const row = { path: '/x', owner: 'mypage', locales: ['ko'] };
  const match = (more: object) => ({ row: { name: 'X', ...row, ...more }, params: {} }) as never;
  expect(otherBuildPath(match({}), 'en')).toBe('/');
  expect(otherBuildPath(match({ otherwise: 'Nowhere' }), 'en')).toBe('/');
  expect(otherBuildPath(match({ otherwise: 'Join' }), 'en')).toBe('/join');
  expect(otherBuildPath(match({ otherwise: 'Join' }), 'ko')).toBeNull();
});

test('R-ACC-20 the login is told where to go on, but never to itself', () => {
  expect(loginPath({ toName: 'Product', params: { productCd: 'P 1' } })).toBe('/login?toName=Product&productCd=P+1');
  expect(loginPath({ toName: 'OrderCart' })).toBe('/login?toName=OrderCart');
  expect(loginPath({ toName: 'Login', params: { toName: 'Main' } })).toBe('/login');
  expect(loginPath(null)).toBe('/login');
});

test('TRAP-18 the ping says which language asks', async () => {
  const asked: unknown[] = [];
  const api = (async (...call: unknown[]) => (asked.push(call), 'pong')) as unknown as ApiClient;
  expect(await pingLogin(api, 'cn')).toBe('in');
  expect(asked).toEqual([['GET /login/ping', { query: { lang: 'cn' } }]]);
});
