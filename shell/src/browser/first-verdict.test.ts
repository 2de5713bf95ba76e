import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { createApiClient } from '@hyangro/runtime';
import { createTestServices } from '@hyangro/testing';
import { isRemoteScreen, matchScreen } from '../remotes/registry-route';
import { createScreens } from '../remotes/screens';
import { createGate, pingLogin } from '../router/gate';
import { ALL_ROWS } from '../testing/all-rows';
import { firstVerdict } from './first-verdict';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page that is opened at my page, whose screen asks for its numbers; the API answers by `fetch`. */
function openMyPage(fetch: typeof globalThis.fetch, at = '/mypage') {
  window.history.replaceState(null, '', at);
  const { services } = createTestServices({});
  const api = createApiClient({ base: '/api', language: () => 'ko', fetch });
  const history = createBrowserHistory({ v5Compat: true });
  const match = (pathname: string) => matchScreen(ALL_ROWS, pathname);
  const loader = {
    load: async () => ({
      name: 'mypage' as const,
      contract: '1.0.0',
      surfaces: {},
      messages: { ko: none, en: none, cn: none },
      screens: {
        'mypage-home': {
          load: async () => ({ default: () => null }),
          prefetch: () =>
            services.queryClient.prefetchQuery({ queryKey: ['mypage'], queryFn: () => api('GET /mypage/restocks'), retry: false }),
        },
      },
    }),
    versionOf: () => '1.0.0',
    loaded: () => [],
  };
  const screens = createScreens(loader, services, 4_000);
  const destroySession = jest.fn();
  const gate = createGate({ match, locale: () => 'ko', ping: () => pingLogin(api, 'ko'), destroySession, showNetworkError: jest.fn() });
  const verdict = firstVerdict({
    history,
    gate,
    queryClient: services.queryClient,
    startScreen(location, action) {
      const found = match(location.pathname);
      if (isRemoteScreen(found)) screens.start({ match: found, searchParams: new URLSearchParams() }, action);
    },
  });
  return { verdict, stateOf: () => services.queryClient.getQueryState(['mypage'])?.status, history, destroySession };
}
const none = async () => ({ default: {} });
const hangs = (_input: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)));

test('a member whose page is opened while the API hangs has words after one time limit: session and screen wait together', async () => {
  const { verdict, stateOf } = openMyPage(hangs);
  let said: unknown;
  void verdict.then((result) => (said = result));
  await jest.advanceTimersByTimeAsync(3_600);
  expect([said, stateOf()]).toEqual([{ kind: 'stay' }, 'error']);
});

test('a session that has ended leads to Login, and leaves nothing of what its screen asked for', async () => {
  const refused = { exceptionName: 'AuthenticationException', messageCode: 'common.a0002', args: [] };
  const { verdict, stateOf, history, destroySession } = openMyPage(async () => Response.json(refused, { status: 401 }));
  await jest.advanceTimersByTimeAsync(100);
  expect((await verdict).kind).toBe('go');
  expect([stateOf(), history.location.pathname, destroySession.mock.calls.length]).toEqual([undefined, '/login', 1]);
});

test('R-ACC-18 the part of a page that a link names is not lost on the way to Login', async () => {
  const { verdict, history } = openMyPage(async () => Response.json({ isLogin: false }), '/mypage/profile#invite');
  await jest.advanceTimersByTimeAsync(100);
  await verdict;
  const { pathname, search, hash } = history.location;
  expect(pathname + search + hash).toBe('/login?toName=MyProfile#invite');
});

test('where the page leads on to takes its place: one step back is where the shopper came from', async () => {
  const entries = window.history.length;
  const { verdict } = openMyPage(async () => Response.json({ isLogin: false }));
  await jest.advanceTimersByTimeAsync(100);
  expect([(await verdict).kind, window.location.pathname, window.history.length]).toEqual(['go', '/login', entries]);
});
