import { QueryClient } from '@tanstack/react-query';
import { createStore } from '@hyangro/runtime';
import { followReleases } from './follow-releases';

const boot = { remotes: { ugc: [{ version: '2', entry: '/ugc', integrity: '' }] } };
let served: Record<string, string> | Promise<never>;
let asked: string[];
let filled: Node | null;
let queryClient: QueryClient;
beforeEach(() => {
  served = { ugc: '2' };
  asked = [];
  filled = null;
  queryClient = new QueryClient();
  globalThis.fetch = jest.fn(async (path: RequestInfo | URL) => {
    asked.push(path instanceof Request ? path.url : String(path));
    const body = await served;
    return { ok: true, json: async () => body } as Response;
  });
  document.body.innerHTML =
    '<a href="/x">x</a><p>text</p><form role="search"><input /></form><form id="review"><textarea></textarea></form>';
  window.history.replaceState(null, '', '/search/%ED%96%A5%EC%88%98');
});

const typed = createStore<unknown>('');
afterEach(() => typed.set(''));
function openTab(page: Parameters<typeof followReleases>[0] = boot) {
  const reload = jest.fn();
  const isFilling = (counts: (field: Node) => boolean = () => true) => filled !== null && counts(filled);
  const tab = followReleases(page, { queryClient, memberMemory: { kept: [typed] } }, isFilling, reload);
  const press = async (selector = 'a') => {
    document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await settled();
  };
  return { ...tab, reload, press };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('an open tab stays in its page while the shop serves what it was opened with, and asks nothing for a press on text', async () => {
  const { press, leaves, reload } = openTab();
  await press('p');
  expect(asked).toEqual([]);
  await press();
  expect(asked).toEqual(['/served-versions']);
  expect([leaves('PUSH'), reload.mock.calls.length]).toEqual([false, 0]);
});

test('after a rollback the next navigation of an open tab loads the page anew', async () => {
  const { press, leaves, reload } = openTab();
  served = { ugc: '1' };
  await press();
  expect(reload).not.toHaveBeenCalled();
  expect(leaves('PUSH')).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a navigation does not wait for the answer: the screen is loaded anew in its place when it comes', async () => {
  const { leaves, reload } = openTab();
  served = { ugc: '1' };
  expect(leaves('PUSH')).toBe(false);
  await settled();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('an answer that comes late leaves a screen alone that the reader has touched meanwhile', async () => {
  const { press, leaves, reload } = openTab();
  served = { ugc: '1' };
  leaves('PUSH');
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settled();
  expect(reload).not.toHaveBeenCalled();
  await press();
  expect(leaves('PUSH')).toBe(true);
});

test('Back and Forward lead to the screens that the tab has kept', async () => {
  const { press, leaves, reload } = openTab();
  served = { ugc: '1' };
  await press();
  expect([leaves('POP'), reload.mock.calls.length]).toEqual([false, 0]);
});

describe('a tab keeps its versions as long as a load would lose something', () => {
  const review = () => document.querySelector('#review textarea');
  const search = (value: string) => {
    const field = document.querySelector('input');
    if (field) field.value = value;
    return field;
  };
  const hold = (event: Event) => event.preventDefault();
  test.each<[string, () => unknown, () => unknown]>([
    ['a form is being filled in', () => (filled = review()), () => (filled = null)],
    ['a term is being typed into the search', () => (filled = search('립')), () => search('향수')],
    ['what was typed is kept in the page', () => typed.set('a question'), () => typed.set('')],
    [
      'something is being sent',
      () => {
        const sending = queryClient.getMutationCache().build(queryClient, { mutationFn: () => new Promise<void>(() => undefined) });
        void sending.execute(undefined);
      },
      () => queryClient.getMutationCache().clear(),
    ],
    [
      'a screen asks before it is left',
      () => window.addEventListener('beforeunload', hold),
      () => window.removeEventListener('beforeunload', hold),
    ],
    [
      'the device is offline',
      () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
      () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true),
    ],
  ])('%s', async (_, begin, end) => {
    const { press, leaves, reload } = openTab();
    served = { ugc: '1' };
    await press();
    begin();
    expect([leaves('PUSH'), reload.mock.calls.length]).toEqual([false, 0]);
    end();
    expect(leaves('PUSH')).toBe(true);
  });
});

test('a screen that a navigation drops with what was typed on it holds the next one back no longer than it stands', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  try {
    const { press, leaves, reload } = openTab();
    served = { ugc: '1' };
    const pressed = press();
    await jest.advanceTimersByTimeAsync(0);
    await pressed;
    filled = document.querySelector('#review textarea');
    expect(leaves('PUSH')).toBe(false);
    await jest.advanceTimersByTimeAsync(500);
    expect(reload).not.toHaveBeenCalled();
    filled = null;
    await jest.advanceTimersByTimeAsync(500);
    expect(reload).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

test('a page with a remote from elsewhere stays with it', async () => {
  const { press, leaves } = openTab({ remotes: { ugc: [{ version: 'dev', entry: 'http://localhost:3104/', integrity: '' }] } });
  await press();
  expect(leaves('PUSH')).toBe(false);
});

test('what cannot be asked changes nothing', async () => {
  const { press, leaves } = openTab();
  served = Promise.reject(new Error('away'));
  await press();
  expect(leaves('PUSH')).toBe(false);
});
