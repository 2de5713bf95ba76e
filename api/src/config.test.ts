import { readConfig } from './config';

test('without any setting the shop starts as a demo on this machine', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3001,
    HOST: '127.0.0.1',
    DEMO: true,
    QA: false,
    strict: true,
    CORS_ORIGINS: [],
  });
});
test('every wrong setting is named in one message', () => {
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
test('NF-02 no proxy is trusted unless named, and a name that is none ends the start', () => {
  expect(readConfig({}).TRUST_PROXY).toEqual([]);
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1' }).TRUST_PROXY).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1']);
  for (const wrong of ['yes', 'true', '10.0.0.0/99', 'proxy.example'])
    expect(() => readConfig({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY/);
});
