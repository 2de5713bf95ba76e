import { readConfig } from './config';

test('without any setting the shop runs on this machine, beside its API', () => {
  expect(readConfig({}, '/shop')).toMatchObject({
    port: 3000,
    apiUrl: 'http://127.0.0.1:3001',
    apiBase: '/api',
    logBase: '/api',
    siteUrl: null,
    pinnedLocale: null,
    isQa: false,
    releaseStore: '/shop/.release',
    overrides: {},
  });
});

test('addresses end without a slash, and remotes of a developer are read by name', () => {
  expect(
    readConfig({ SITE_URL: 'https://hyangro.example/', REMOTE_OVERRIDES: 'raffle=http://localhost:3102/remoteEntry.js?v=1' }, '/'),
  ).toMatchObject({ siteUrl: 'https://hyangro.example', overrides: { raffle: 'http://localhost:3102/remoteEntry.js?v=1' } });
});

test('every wrong setting is named in one message', () => {
  expect(() => readConfig({ PORT: 'eighty', LOCALE: 'fr', SITE_URL: 'nowhere' }, '/')).toThrow(/PORT.*\n.*LOCALE.*\n.*SITE_URL/s);
});

test.each([
  ['none', undefined],
  ['an empty one', ''],
  ['one that can be guessed', 'secret'],
])('NF-02 in production the shell refuses to start with %s as SHELL_KEY and says how to set it', (_, SHELL_KEY) => {
  expect(() => readConfig({ NODE_ENV: 'production', SHELL_KEY }, '/')).toThrow(/SHELL_KEY: .*openssl rand -hex 32/);
  expect(readConfig({ NODE_ENV: 'production', SHELL_KEY: 'k'.repeat(32) }, '/').shellKey).toHaveLength(32);
});
