import { readConfig } from './config';
import { storeUrlFor } from './store-urls';

const readStoreUrls = (env: Record<string, string>) => readConfig(env, '/').storeUrls;

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const PC = 'Mozilla/5.0 (X11; Linux x86_64)';

test('LS-20 each platform has its store; one address may serve all', () => {
  const two = readStoreUrls({ STORE_URL_IOS: 'https://apps.example/ios', STORE_URL_ANDROID: 'https://play.example/a' });
  expect([IPHONE, ANDROID, PC].map((agent) => storeUrlFor(two, agent))).toEqual([
    'https://apps.example/ios',
    'https://play.example/a',
    'https://play.example/a',
  ]);
  const one = readStoreUrls({ STORE_URL: 'https://hyangro.example/app', STORE_URL_IOS: 'https://apps.example/ios' });
  expect([IPHONE, ANDROID, PC].map((agent) => storeUrlFor(one, agent))).toEqual([
    'https://apps.example/ios',
    'https://hyangro.example/app',
    'https://hyangro.example/app',
  ]);
  expect(storeUrlFor(readStoreUrls({ STORE_URL_IOS: 'https://apps.example/ios' }), ANDROID)).toBeNull();
  expect(storeUrlFor(readStoreUrls({}), IPHONE)).toBeNull();
});

test.each(['http://apps.example', 'javascript:alert(1)', 'apps.example'])(
  'LS-20 a deployment with %s as its store does not start',
  (url) => {
    expect(() => readStoreUrls({ STORE_URL: url })).toThrow(/STORE_URL: an https address/);
  },
);
