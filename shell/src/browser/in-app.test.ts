import type { AppMessage, BridgeMessage } from '@hyangro/contracts/bridge/bridge-messages';
import { bridgeMessageSchema } from '@hyangro/contracts/bridge/bridge.schemas';
import { createTestServices } from '@hyangro/testing';
import type { BrowserServices } from '../services/browser-services';
import { joinApp } from './in-app';

const tell = (message: AppMessage) => window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
const goBack = () => tell({ type: 'go_back', payload: {} });

/** A web view of the app that stands at an address, after some steps of the shop. */
function webViewAt(path: string, steps: number) {
  window.history.replaceState({ idx: steps, key: 'a' }, '', path);
  const posted: BridgeMessage[] = [];
  const { services } = createTestServices({ isApp: true });
  const bridge = { ...services.bridge, post: (message: BridgeMessage) => void posted.push(bridgeMessageSchema.parse(message)) };
  const tellHistory = joinApp({ services: { ...services, bridge } } as unknown as BrowserServices);
  return { posted, tellHistory };
}
/** Listeners of the tests before would answer, too. */
const added: [EventTarget, string, EventListener][] = [];
beforeAll(() => {
  for (const target of [window, document])
    jest.spyOn(target, 'addEventListener').mockImplementation(function (this: EventTarget, type: string, listener: unknown) {
      added.push([target, type, listener as EventListener]);
      EventTarget.prototype.addEventListener.call(target, type, listener as EventListener);
    } as typeof target.addEventListener);
});
afterEach(() => {
  for (const [target, type, listener] of added.splice(0)) target.removeEventListener(type, listener);
  document.documentElement.removeAttribute('style');
  document.body.innerHTML = '';
});

test.each([
  ['/', 0, false],
  ['/', 2, true],
  ['/product/P1', 0, true],
])('the app hears at %s after %i steps whether the page has a use for Back: %s', (path, steps, canGoBack) => {
  const { posted, tellHistory } = webViewAt(path, steps);
  expect(posted).toEqual([
    { type: 'ready', payload: {} },
    { type: 'history', payload: { canGoBack } },
  ]);
  tellHistory();
  expect(posted.slice(2)).toEqual([{ type: 'history', payload: { canGoBack } }]);
});

test('Back is one step back in the shop', () => {
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
  const { posted } = webViewAt('/product/P1', 2);
  goBack();
  expect(back).toHaveBeenCalledTimes(1);
  expect(posted.map(({ type }) => type)).not.toContain('leave');
  back.mockRestore();
});

test('Back of a screen that a link opened leads to Main in its place; the next one leaves it to the app', () => {
  const { posted } = webViewAt('/product/P1', 0);
  const before = window.history.length;
  const arrived = jest.fn();
  window.addEventListener('popstate', arrived, { once: true });
  goBack();
  expect([window.location.pathname, window.history.length, arrived.mock.calls.length]).toEqual(['/', before, 1]);
  expect(posted.map(({ type }) => type)).not.toContain('leave');
  goBack();
  expect(posted.at(-1)).toEqual({ type: 'leave', payload: {} });
});

test('Back closes a sheet over the page and goes no step', () => {
  const { posted } = webViewAt('/', 0);
  document.body.innerHTML = '<div role="dialog"><button>OK</button></div>';
  const keys: string[] = [];
  document.addEventListener('keydown', ({ key }) => keys.push(key), { once: true });
  goBack();
  expect([keys, posted.map(({ type }) => type)]).toEqual([['Escape'], ['ready', 'history']]);
});

test('what the app says of itself: its store is kept (LS-20), and room for the device’s bars is made', () => {
  webViewAt('/', 0);
  tell({ type: 'app_info', payload: { version: '2.1.0', storeUrl: 'https://store.example/app', insets: { top: 47, bottom: 34 } } });
  expect(window.localStorage.getItem('storeUrlForRedirect')).toBe('"https://store.example/app"');
  const { style, dataset } = document.documentElement;
  expect([style.getPropertyValue('--safe-top'), style.getPropertyValue('--safe-bottom'), dataset.appVersion]).toEqual([
    '47px',
    '34px',
    '2.1.0',
  ]);
});
