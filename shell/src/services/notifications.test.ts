import { createApiClient } from '@hyangro/runtime';
import { browserStorage } from '@hyangro/runtime/storage';
import { mockFetch } from '@hyangro/testing';
import { createNotifications } from './notifications';

interface Last {
  toastNotification: { seq: number | null; title?: string; link?: string };
  notification: { seq: number | null };
}
const news = (seq: number, link?: string): Last => ({
  toastNotification: { seq, title: `news ${seq}`, ...(link && { link }) },
  notification: { seq },
});
const none: Last = { toastNotification: { seq: null }, notification: { seq: null } };

/** A page load of one browser: its storage stays. */
function openPage(first: Last) {
  let last = first;
  const announced: (string | undefined)[][] = [];
  const { fetch, calls } = mockFetch({ 'GET /main/last-notification': () => last });
  const notifications = createNotifications({
    api: createApiClient({ base: '/api', language: () => 'ko', fetch }),
    storage: browserStorage(),
    announce: (...told) => void announced.push(told),
  });
  return { ...notifications, announced, calls, publish: (next: Last) => void (last = next) };
}
const stored = (key: string) => window.localStorage.getItem(key);
beforeEach(() => window.localStorage.clear());

test('LS-12 the red dot stands until the notifications are seen, and comes back with a newer one', async () => {
  const page = openPage(news(108));
  await page.refresh();
  expect(page.hasNew.get()).toBe(true);
  await page.markSeen();
  expect([page.hasNew.get(), stored('notificationSeq2')]).toEqual([false, '108']);
  const later = openPage(news(108));
  await later.refresh();
  expect(later.hasNew.get()).toBe(false);
  later.publish(news(109));
  await later.refresh();
  expect(later.hasNew.get()).toBe(true);
});

test('LS-12 a reader who opens the notifications first has seen them too', async () => {
  const page = openPage(news(108));
  await page.markSeen();
  expect([page.hasNew.get(), stored('notificationSeq2')]).toEqual([false, '108']);
});

test('LS-11 a toast notification shows once, also over page loads; the next one shows again', async () => {
  const page = openPage(news(107, '/promotion/EV01'));
  await page.refresh();
  await page.refresh();
  expect(page.announced).toEqual([['news 107', '/promotion/EV01']]);
  expect(stored('notificationSeq1')).toBe('107');
  const later = openPage(news(107));
  await later.refresh();
  later.publish(news(108));
  await later.refresh();
  expect(later.announced).toEqual([['news 108', undefined]]);
});

test('LS-11 TRAP-19 the toast’s mark and the dot’s mark are two: seeing one leaves the other', async () => {
  const page = openPage(news(107));
  await page.refresh();
  expect([stored('notificationSeq1'), stored('notificationSeq2')]).toEqual(['107', null]);
  expect(page.hasNew.get()).toBe(true);
});

test('LS-11 a browser that keeps nothing shows it once per page', async () => {
  const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const page = openPage(news(107));
  await page.refresh();
  await page.refresh();
  set.mockRestore();
  expect(page.announced).toHaveLength(1);
});

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'LS-11 a toast never leads off the shop: %s',
  async (link) => {
    const page = openPage(news(107, link));
    await page.refresh();
    expect(page.announced).toEqual([['news 107', undefined]]);
  },
);

test('API-15 without news, and without an answer, nothing shows', async () => {
  const page = openPage(none);
  await page.refresh();
  await page.markSeen();
  expect([page.hasNew.get(), page.announced, stored('notificationSeq2')]).toEqual([false, [], null]);
});

test('LS-12 a dot that another tab put out goes out here, too, and stands where something newer has come', async () => {
  const [one, two] = [openPage(news(108)), openPage(news(109))];
  await Promise.all([one.refresh(), two.refresh()]);
  await openPage(news(108)).markSeen();
  for (const page of [one, two]) page.recheckSeen();
  expect([one.hasNew.get(), two.hasNew.get()]).toEqual([false, true]);
});
