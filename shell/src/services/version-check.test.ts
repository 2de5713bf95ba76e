import { mockFetch } from '@hyangro/testing';
import { createApiClient } from '@hyangro/runtime';
import { browserStorage, createStorage } from '@hyangro/runtime/storage';
import { createVersionCheck } from './version-check';

const apiOf = (version: () => string) =>
  createApiClient({
    base: '/api',
    language: () => 'ko',
    fetch: (...call) => mockFetch({ 'GET /common/app-version': version() }).fetch(...call),
  });
/** A tab: each `open` is one page load, its storage stays. */
function tabOf(version: () => string, storage = browserStorage()) {
  const reload = jest.fn();
  let isFree = true;
  const open = async () => {
    const check = createVersionCheck({ api: apiOf(version), storage, reload, mayReload: () => isFree });
    await check.check();
    return check;
  };
  return { reload, open, storage, busy: () => (isFree = false), free: () => (isFree = true) };
}
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

test('ST-VER-01 LS-18 another version on the server is stored and reloads the page once, without a loop', async () => {
  const { open, reload, storage } = tabOf(() => 'B');
  storage.local.set('appVersion', 'A');
  window.localStorage.setItem('savedReview', '{"body":"a draft"}');
  await open();
  await open();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(storage.local.get('appVersion')).toBe('B');
  expect(window.localStorage.getItem('savedReview')).toBe('{"body":"a draft"}');
});

test('ST-VER-01 in a roll-out two versions answer in turns: the tab reloads once, never back and forth', async () => {
  let calls = 0;
  const { open, reload } = tabOf(() => (calls++ % 2 ? 'B' : 'A'));
  for (let load = 0; load < 22; load += 1) await open();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('ST-VER-01 the next roll-out reloads the same tab once more', async () => {
  let version = 'A';
  const { open, reload } = tabOf(() => version);
  for (const next of ['A', 'B', 'A', 'B', 'C', 'B', 'C', 'A']) {
    version = next;
    await open();
  }
  expect(reload).toHaveBeenCalledTimes(2);
});

test('ST-VER-01 a version that never settles reloads a tab twice in ten minutes, and no more', async () => {
  jest.useFakeTimers();
  try {
    let calls = 0;
    const { open, reload } = tabOf(() => `1.0.${(calls += 1)}`);
    for (let load = 0; load < 45; load += 1) await open();
    expect(reload).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(10 * 60_000);
    for (let load = 0; load < 45; load += 1) await open();
    expect(reload).toHaveBeenCalledTimes(4);
  } finally {
    jest.useRealTimers();
  }
});

test.each(['<!doctype html><title>502</title>', 'Bad Gateway', '한국어', 'v'.repeat(65)])('ST-VER-01 %j is no version', async (text) => {
  let version = 'A';
  const { open, reload, storage } = tabOf(() => version);
  await open();
  version = text;
  await open();
  expect([reload.mock.calls.length, storage.local.get('appVersion')]).toEqual([0, 'A']);
});

test('ST-VER-01 nobody loses a form or a payment: the reload waits for the next free screen', async () => {
  const tab = tabOf(() => 'B');
  tab.storage.local.set('appVersion', 'A');
  tab.busy();
  const check = await tab.open();
  check.reloadWhenFree();
  expect(tab.reload).not.toHaveBeenCalled();
  tab.free();
  check.reloadWhenFree();
  check.reloadWhenFree();
  expect(tab.reload).toHaveBeenCalledTimes(1);
});

test('ST-VER-01 a tab that stays open hears of a new version when it is looked at again; each of two tabs reloads once', async () => {
  let version = 'A';
  // Storage of a session is each tab's own.
  const sessions = [new Map<string, string>(), new Map<string, string>()];
  const tabs = sessions.map((kept) => {
    const session = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
    return tabOf(() => version, createStorage({ local: () => window.localStorage, session: () => session as unknown as Storage }));
  });
  const [first, second] = [await tabs[0]?.open(), await tabs[1]?.open()];
  version = 'B';
  for (let look = 0; look < 3; look += 1) {
    await first?.check();
    await second?.check();
  }
  expect(tabs.map(({ reload }) => reload.mock.calls.length)).toEqual([1, 1]);
  // What the reload brings is of the new version.
  await tabs[1]?.open();
  expect(tabs[1]?.reload).toHaveBeenCalledTimes(1);
});

test('LS-18 the first visit stores the version and does not reload', async () => {
  const { open, reload, storage } = tabOf(() => 'A');
  await open();
  expect(reload).not.toHaveBeenCalled();
  expect(storage.local.get('appVersion')).toBe('A');
});

const blocked = () => {
  throw new Error('blocked');
};
test.each([
  ['nothing', createStorage({ local: blocked, session: blocked })],
  ['nothing of a tab', createStorage({ local: () => window.localStorage, session: blocked })],
])('ST-VER-01 LS-24 a browser that keeps %s never reloads', async (_, storage) => {
  window.localStorage.setItem('appVersion', '"A"');
  const { open, reload } = tabOf(() => 'B', storage);
  await open();
  expect(reload).not.toHaveBeenCalled();
});

test('a server without a version changes nothing', async () => {
  const { open } = tabOf(() => {
    throw new TypeError('offline');
  });
  await open();
  expect(window.localStorage).toHaveLength(0);
});
