import { createApiClient, createStore, type Session } from '@hyangro/runtime';
import { browserStorage } from '@hyangro/runtime/storage';
import { mockFetch, refusal, type MockRequest } from '@hyangro/testing';
import { createPushToken } from './push-token';

const visitor: Session = { isLogin: false, member: null };
const member: Session = { isLogin: true, member: null };

/** A start of the app: its storage stays. */
function start(session = member, isApiDown = false) {
  const sent: unknown[] = [];
  const { fetch } = mockFetch({
    'PUT /member/fcm-user-token': ({ body }: MockRequest) => {
      sent.push((body as { token: string }).token);
      return isApiDown ? refusal('PUSH_TOKEN_APP_ONLY') : true;
    },
  });
  const store = createStore(session);
  const api = createApiClient({ base: '/api', language: () => 'ko', fetch });
  return { ...createPushToken({ api, storage: browserStorage(), session: store }), sent, session: store };
}
const stored = () => window.localStorage.getItem('savedFcmUserToken');
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
beforeEach(() => window.localStorage.clear());

test('API-18 ST-PSH-01 LS-14 the token is saved once: told again, or at the next start, it is not sent while equal', async () => {
  const app = start();
  await Promise.all([app.take('fcm-1'), app.take('fcm-1')]);
  await app.take('fcm-1');
  expect([app.sent, stored()]).toEqual([['fcm-1'], '"fcm-1"']);
  const next = start();
  await next.take('fcm-1');
  expect(next.sent).toEqual([]);
  await next.take('fcm-2');
  expect([next.sent, stored()]).toEqual([['fcm-2'], '"fcm-2"']);
});

test('API-18 a visitor’s token waits for the login', async () => {
  const app = start(visitor);
  await app.take('fcm-1');
  expect(app.sent).toEqual([]);
  app.session.set(member);
  await settled();
  expect([app.sent, stored()]).toEqual([['fcm-1'], '"fcm-1"']);
});

test('API-18 the next member on the same phone saves it again', async () => {
  const app = start();
  await app.take('fcm-1');
  app.session.set(visitor);
  expect(stored()).toBeNull();
  app.session.set({ ...member });
  await settled();
  expect(app.sent).toEqual(['fcm-1', 'fcm-1']);
});

test('ST-PSH-01 a failure is not stored and is tried again at the next start', async () => {
  const app = start(member, true);
  await app.take('fcm-1');
  await app.take('fcm-1');
  expect([app.sent, stored()]).toEqual([['fcm-1'], null]);
  const next = start();
  await next.take('fcm-1');
  expect([next.sent, stored()]).toEqual([['fcm-1'], '"fcm-1"']);
});
