import type { BridgeMessage } from '@hyangro/contracts/bridge/bridge-messages';
import { createBridge } from '../../services/bridge';
import { runSimulator } from './simulator-client';
import { simulatorPage } from './simulator-page';
import { joinSimulator, SHAPES, type SimulatorWindow } from './web-view';

const FROM_SERVER = { isAppByAgent: false, hasPageTabs: false, storeUrl: null };
const view: BridgeMessage = { type: 'page_view', payload: { pageTitle: 'Rose', pageLocation: 'https://shop.test/a', pagePath: '/a' } };
const text = (id: string) => document.getElementById(id)?.textContent;
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('#messages li')].map((row) => [row.dataset.known, row.querySelector('b')?.textContent]);
const press = (id: string) => document.getElementById(id)?.click();

function openSimulator() {
  document.documentElement.innerHTML = simulatorPage('n0nce', '').replace(/^.*<html lang="en">/, '');
  runSimulator({ cookie: 'hy_simulated_app', known: ['page_view', 'ready', 'history', 'leave'] });
  const { simulated } = window as SimulatorWindow;
  const frame = document.getElementById('frame') as HTMLIFrameElement;
  if (!simulated || !frame.contentWindow) throw new Error('no simulator');
  return { simulated, frame, inFrame: frame.contentWindow };
}

test('the page says what it has for the app, what no app knows is marked, and page views are counted', () => {
  const { simulated } = openSimulator();
  simulated.receive(view);
  simulated.receive(view);
  simulated.receive({ type: 'other', payload: {} } as unknown as BridgeMessage);
  expect(rows()).toEqual([
    ['false', 'page → app other'],
    ['true', 'page → app page_view'],
    ['true', 'page → app page_view'],
  ]);
  expect(text('views')).toBe('2');
  press('clear');
  expect([rows(), text('views')]).toEqual([[], '0']);
});

test('a page that is ready hears of the app and its token; each button tells the page as an app does', () => {
  const { simulated, inFrame } = openSimulator();
  const heard: string[] = [];
  inFrame.addEventListener('message', ({ data, source }) =>
    heard.push(`${source === null} ${(JSON.parse(data as string) as { type: string }).type}`),
  );
  simulated.receive({ type: 'ready', payload: {} });
  press('back');
  press('unknown');
  expect(heard).toEqual(['true app_info', 'true push_token', 'true go_back', 'true from_a_later_app']);
  simulated.receive({ type: 'leave', payload: {} });
  expect(text('said')).toMatch(/^The app closes here/);
  const seen = jest.fn();
  inFrame.document.addEventListener('visibilitychange', seen);
  press('version');
  expect([seen.mock.calls.length, simulated.version]).toEqual([1, expect.stringMatching(/^simulated-\d+$/)]);
});

test('another shape, bar or device opens the web view anew', () => {
  openSimulator();
  expect(document.cookie).toContain('hy_simulated_app=ios');
  expect(document.cookie).not.toContain('tabs');
  document.querySelector<HTMLInputElement>('input[value="react-native"]')?.click();
  press('native');
  expect(document.cookie).toContain('hy_simulated_app=react-native.tabs');
  window.dispatchEvent(new Event('pagehide'));
  expect(document.cookie).not.toContain('hy_simulated_app');
});

test.each(SHAPES)('in its frame the page has the receiver of %s', (shape) => {
  const received: BridgeMessage[] = [];
  const parent = { simulated: { isOffline: true, version: null, receive: (message: BridgeMessage) => void received.push(message) } };
  const before = { ...window };
  jest.spyOn(window, 'parent', 'get').mockReturnValue(parent as unknown as Window);
  const fetched = window.fetch;
  joinSimulator(shape, 'HyangroApp');
  createBridge(window as object, FROM_SERVER).post(view);
  expect(received).toEqual([view]);
  expect(navigator.onLine).toBe(false);
  window.fetch = fetched;
  for (const name of Object.keys(window)) if (!(name in before)) Reflect.deleteProperty(window, name);
  jest.restoreAllMocks();
});
