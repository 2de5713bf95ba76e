import { appMessageOf } from './bridge-messages';
import { appMessageSchema, bridgeMessageSchema } from './bridge.schemas';

const token = { type: 'push_token', payload: { token: 'fcm-1' } };
const info = { type: 'app_info', payload: { version: '2.1.0', storeUrl: 'https://store.example/a', insets: { top: 47, bottom: 34 } } };

test.each([
  token,
  info,
  { type: 'app_info', payload: { version: '2.1.0' } },
  { type: 'app_info', payload: { version: '1', insets: { top: 0, bottom: 200 } } },
  { type: 'go_back', payload: {} },
])('ST-PSH-01 what the app says is read from an object and from its JSON: %j', (message) => {
  expect(appMessageSchema.parse(message)).toEqual(message);
  expect(appMessageOf(message)).toEqual(message);
  expect(appMessageOf(JSON.stringify(message))).toEqual(message);
});

test('what a later version of the app says besides is left out', () => {
  const later = { ...info, payload: { ...info.payload, theme: 'dark' }, at: 1 };
  expect(appMessageOf(later)).toEqual(info);
  expect(appMessageSchema.parse(later)).toEqual(info);
  expect(appMessageOf({ type: 'go_back', payload: { at: 1 } })).toEqual({ type: 'go_back', payload: {} });
});

test.each([
  null,
  undefined,
  7,
  '',
  '{broken',
  'null',
  [],
  {},
  { type: 'push_token' },
  { type: 'push_token', payload: null },
  { type: 'push_token', payload: { token: '' } },
  { type: 'push_token', payload: { token: 5 } },
  { type: 'push_token', payload: { token: 'x'.repeat(501) } },
  { type: 'other', payload: { token: 'fcm-1' } },
  { type: 'go_back' },
  { type: 'app_info', payload: {} },
  { type: 'app_info', payload: { version: 'x'.repeat(65) } },
  { type: 'app_info', payload: { version: '1', storeUrl: 'http://store.example' } },
  { type: 'app_info', payload: { version: '1', storeUrl: 'javascript:alert(1)' } },
  { type: 'app_info', payload: { version: '1', insets: null } },
  { type: 'app_info', payload: { version: '1', insets: { top: 1 } } },
  { type: 'app_info', payload: { version: '1', insets: { top: -1, bottom: 0 } } },
  { type: 'app_info', payload: { version: '1', insets: { top: 0, bottom: 201 } } },
  { type: 'app_info', payload: { version: '1', insets: { top: Number.NaN, bottom: 0 } } },
])('ST-PSH-01 %j is no message of the app', (data) => {
  expect(appMessageOf(data)).toBeNull();
  expect(appMessageSchema.safeParse(data).success).toBe(false);
});

test.each([
  { type: 'page_view', payload: { pageTitle: '', pageLocation: 'https://shop.test/', pagePath: '/' } },
  { type: 'analytics', payload: { eventName: 'add_to_cart', eventParams: { productCd: 'P1' } } },
  { type: 'share', payload: { title: 'Rose', url: 'https://shop.test/product/P1' } },
  { type: 'ready', payload: {} },
  { type: 'history', payload: { canGoBack: false } },
  { type: 'leave', payload: {} },
])('API-20 %j is what the page tells the app', (message) => {
  expect(bridgeMessageSchema.parse(message)).toEqual(message);
  expect(bridgeMessageSchema.safeParse({ ...message, payload: { ...message.payload, more: 1 } }).success).toBe(false);
  expect(bridgeMessageSchema.safeParse({ ...message, type: 'unknown' }).success).toBe(false);
});
