import { readConfig } from './config';

const REAL_NAME_KEY = 'ab'.repeat(32);

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
  expect(readConfig({ NODE_ENV: 'production', SHELL_KEY: 'k'.repeat(32), REAL_NAME_KEY })).toMatchObject({ strict: false, QA: false });
});
test('NF-02 no proxy is trusted unless named, and a name that is none ends the start', () => {
  expect(readConfig({}).TRUST_PROXY).toEqual([]);
  expect(readConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1' }).TRUST_PROXY).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1']);
  for (const wrong of ['yes', 'true', '10.0.0.0/99', 'proxy.example'])
    expect(() => readConfig({ TRUST_PROXY: wrong })).toThrow(/TRUST_PROXY/);
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['one that can be guessed', 'secret'],
])('NF-02 in production the API refuses to start with %s as SHELL_KEY and says how to set it; a command needs none', (_, SHELL_KEY) => {
  const env = { NODE_ENV: 'production', SHELL_KEY, REAL_NAME_KEY };
  expect(() => readConfig(env)).toThrow(/SHELL_KEY: .*openssl rand -hex 32/);
  expect(readConfig(env, false).DEMO).toBe(true);
  expect(readConfig({ ...env, NODE_ENV: 'development' }).DEMO).toBe(true);
});

test('E-22 in production nothing starts with the key of development, and who starts it is told what to do', () => {
  const env = { NODE_ENV: 'production', SHELL_KEY: 'k'.repeat(32) };
  for (const [key, isServing] of [
    [undefined, true],
    ['', true],
    [undefined, false],
  ] as const)
    expect(() => readConfig({ ...env, REAL_NAME_KEY: key }, isServing)).toThrow(/REAL_NAME_KEY: .*openssl rand -hex 32/);
  expect(readConfig({ ...env, REAL_NAME_KEY, REAL_NAME_KEYS: ` ${'cd'.repeat(32)},${'ef'.repeat(32)}` }).REAL_NAME_KEYS).toHaveLength(2);
  expect(() => readConfig({ REAL_NAME_KEYS: 'short' })).toThrow(/REAL_NAME_KEYS/);
});
