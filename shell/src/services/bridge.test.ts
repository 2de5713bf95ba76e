import type { AppMessage } from '@hyangro/contracts/bridge/bridge-messages';
import { listenToApp } from './bridge';

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
