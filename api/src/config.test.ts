import { readConfig } from './config';

test('API-D30 without any setting the shop starts as a demo on this machine', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3001,
    HOST: '127.0.0.1',
    DEMO: true,
    QA: false,
    strict: true,
    CORS_ORIGINS: [],
  });
});
test('API-D30 every wrong setting is named in one message', () => {
  expect(() => readConfig({ PORT: 'eighty', DATABASE_URL: 'nowhere', QA: 'yes' })).toThrow(/PORT.*\n.*DATABASE_URL.*\n.*QA/s);
});
test('API-00a origins are a list', () => {
  expect(readConfig({ CORS_ORIGINS: 'https://a.example, https://b.example' }).CORS_ORIGINS).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});
test('QA-02 production checks no answers and is no test mode', () => {
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ strict: false, QA: false });
});
test('NF-02 rates are limited, except where tests drive the shop', () => {
  expect(
    [readConfig({}), readConfig({ QA: '1' }), readConfig({ QA: '1', RATE_LIMIT: '1' }), readConfig({ RATE_LIMIT: '0' })].map(
      ({ RATE_LIMIT }) => RATE_LIMIT,
    ),
  ).toEqual([true, false, true, false]);
});
