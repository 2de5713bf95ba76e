import { mockFetch } from '@hyangro/testing';
import { createApiClient } from '@hyangro/runtime';
import { browserStorage, createStorage } from '@hyangro/runtime/storage';
import { checkVersion } from './version-check';

const apiOf = (version: string) =>
  createApiClient({ base: '/api', language: () => 'ko', fetch: mockFetch({ 'GET /common/app-version': version }).fetch });
beforeEach(() => window.localStorage.clear());

test('ST-VER-01 LS-18 another version on the server is stored and reloads the page once, without a loop', async () => {
  const storage = browserStorage();
  storage.local.set('appVersion', 'A');
  window.localStorage.setItem('savedReview', '{"body":"a draft"}');
  const reload = jest.fn();
  await checkVersion(apiOf('B'), storage, reload);
  await checkVersion(apiOf('B'), storage, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(storage.local.get('appVersion')).toBe('B');
  expect(storage.local.get('savedReview')).toEqual({ body: 'a draft' });
});

test('LS-18 the first visit stores the version and does not reload', async () => {
  const reload = jest.fn();
  await checkVersion(apiOf('A'), browserStorage(), reload);
  expect(reload).not.toHaveBeenCalled();
  expect(browserStorage().local.get('appVersion')).toBe('A');
});

test('ST-VER-01 LS-24 a browser that keeps nothing never reloads', async () => {
  const blocked = () => {
    throw new Error('blocked');
  };
  const reload = jest.fn();
  await checkVersion(apiOf('B'), createStorage({ local: blocked, session: blocked }), reload);
  expect(reload).not.toHaveBeenCalled();
});

test('a server without a version changes nothing', async () => {
  const failing = createApiClient({ base: '/api', language: () => 'ko', fetch: () => Promise.reject(new TypeError('offline')) });
  const reload = jest.fn();
  await checkVersion(failing, browserStorage(), reload);
  expect(window.localStorage).toHaveLength(0);
});
