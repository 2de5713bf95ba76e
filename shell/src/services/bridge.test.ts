import type { AppMessage } from '@hyangro/contracts/bridge/bridge-messages';
import { bridgeMessageSchema } from '@hyangro/contracts/bridge/bridge.schemas';
import { createBridge } from './bridge';
import { listenToApp } from './listen-to-app';

const FROM_SERVER = { isAppByAgent: true, hasPageTabs: false, storeUrl: null };
const view = { type: 'page_view', payload: { pageTitle: 'Rose', pageLocation: 'https://shop.test/a', pagePath: '/a' } } as const;
/** Each shape of a web view: what its native side receives of one message. */
const SHAPES: readonly [string, (receive: (message: unknown) => void) => object][] = [
  ['iOS', (receive) => ({ webkit: { messageHandlers: { hyangro: { postMessage: receive } } } })],
  ['Android', (receive) => ({ HyangroApp: { postMessage: (text: string) => receive(JSON.parse(text)) } })],
  ['React Native', (receive) => ({ ReactNativeWebView: { postMessage: (text: string) => receive(JSON.parse(text)) } })],
];

test.each(SHAPES)('API-20 %s receives the same message', (_, windowOf) => {
  const received: unknown[] = [];
  const bridge = createBridge(
    windowOf((message) => void received.push(message)),
    { ...FROM_SERVER, isAppByAgent: false },
  );
  bridge.post(view);
  expect([bridge.isApp, received.map((message) => bridgeMessageSchema.parse(message))]).toEqual([true, [view]]);
});

test.each(SHAPES)('the page goes on when %s knows no such message', (_, windowOf) => {
  const refuses = () => {
    throw new Error('unknown message');
  };
  expect(() => createBridge(windowOf(refuses), FROM_SERVER).post(view)).not.toThrow();
  expect(() => createBridge({}, FROM_SERVER).post(view)).not.toThrow();
});

const message = { type: 'push_token', payload: { token: 'fcm-1' } } as const;
const heard: AppMessage[] = [];
let stop: () => void;
beforeEach(() => {
  heard.length = 0;
  stop = listenToApp(window, (told) => void heard.push(told));
});
afterEach(() => stop());
const tell = (target: EventTarget, init: MessageEventInit) => target.dispatchEvent(new MessageEvent('message', init));

test.each([
  ['iOS and Android, as an object', () => tell(window, { data: message, source: window })],
  ['iOS and Android, as JSON', () => tell(window, { data: JSON.stringify(message), source: window })],
  ['React Native on iOS', () => tell(window, { data: JSON.stringify(message) })],
  ['React Native on Android', () => tell(document, { data: JSON.stringify(message) })],
])('ST-PSH-01 the page hears the app on %s', (_, speak) => {
  speak();
  expect(heard).toEqual([message]);
});

test('ST-PSH-01 a frame inside the page is not the app, and anything else is passed over', () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  tell(window, { data: message, source: frame.contentWindow });
  tell(window, { data: 'hello', source: window });
  stop();
  tell(window, { data: message, source: window });
  expect(heard).toEqual([]);
});
