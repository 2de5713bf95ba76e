import { appMessageOf } from './bridge-messages';

const message = { type: 'push_token', payload: { token: 'fcm-1' } };

test('ST-PSH-01 the app’s push token is read from an object and from its JSON', () => {
  expect(appMessageOf(message)).toEqual(message);
  expect(appMessageOf(JSON.stringify(message))).toEqual(message);
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
])('ST-PSH-01 %j is no message of the app', (data) => {
  expect(appMessageOf(data)).toBeNull();
});
