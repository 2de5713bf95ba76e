import type { Locale } from '@hyangro/contracts/locales';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { testProvider } from './test-provider';

let shop: TestApp;
let attempts = 0;
beforeAll(async () => {
  shop = await createTestApp({ seed: 'empty', config: { SHOP_ORIGINS: ['https://shop.example'] } });
}, 60_000);
afterAll(() => shop.close());

const open = async (name = '로즈 판톰 <b>&"', locale: Locale = 'ko') => {
  attempts += 1;
  const order = {
    paymentNo: `H-${attempts}-1`,
    amount: 61_200,
    name,
    method: 'KAKAOPAY' as const,
    locale,
    successUrl: '/order/payment-complete/H-1',
    failUrl: '/order/payment/H-1',
  };
  return testProvider(shop.db, 100).start(order, shop.clock.now());
};
const page = (paymentKey: string | null, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/pay/test/${paymentKey}`, headers });
const press = (
  paymentKey: string | null,
  decision: string,
  headers: Record<string, string> = { origin: 'http://shop.test', 'sec-fetch-site': 'same-origin' },
) =>
  shop.app.inject({
    method: 'POST',
    url: `/pay/test/${paymentKey}`,
    payload: `decision=${decision}`,
    headers: { host: 'shop.test', 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

test.each<[Locale, ...string[]]>([
  ['ko', 'lang="ko"', '61,200원 결제하기', '카카오페이'],
  ['en', 'lang="en"', 'Pay ₩61,200', 'KakaoPay'],
  ['cn', 'lang="zh-CN"', '支付 ₩61,200', 'KakaoPay'],
])(
  'API-D14 the payment page of a %s order speaks its language, whatever the browser speaks, and names the amount on its button',
  async (locale, ...words) => {
    const { paymentKey } = await open('로즈 판톰', locale);
    const other = locale === 'en' ? 'ko' : 'en';
    const { body } = await page(paymentKey, { cookie: `hy_locale=${other}`, 'accept-language': other });
    for (const word of words) expect(body).toContain(word);
  },
);

test('NF-02 the payment page runs no script, loads nothing, is framed by nobody and writes names as text', async () => {
  const { paymentKey, redirectUrl } = await open();
  expect(redirectUrl).toBe(`/api/pay/test/${paymentKey}`);
  const { headers, body, statusCode } = await page(paymentKey);
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'nonce-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
  );
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex',
  });
  expect(body).not.toMatch(/<script|<b>|src=|@import|url\(/);
  expect(body).toContain('&#60;b&#62;');
});

test.each([
  ['approve', (key: string | null) => `/order/payment-complete/H-1?paymentKey=${key}`],
  ['lose', (key: string | null) => `/order/payment-complete/H-1?paymentKey=${key}`],
  ['hang', (key: string | null) => `/order/payment-complete/H-1?paymentKey=${key}`],
  ['double', (key: string | null) => `/order/payment-complete/H-1?paymentKey=${key}`],
  ['decline', () => '/order/payment/H-1?payFailure=DECLINED'],
  ['cancel', () => '/order/payment/H-1?payFailure=CANCELLED'],
])('API-D14 pressing "%s" sends the shopper back to the shop', async (decision, to) => {
  const { paymentKey } = await open();
  const { statusCode, headers } = await press(paymentKey, decision);
  expect([statusCode, headers.location]).toEqual([303, to(paymentKey)]);
});

test('API-D14 only the first decision counts, and the page says that it is made', async () => {
  const { paymentKey } = await open();
  await press(paymentKey, 'decline');
  expect((await press(paymentKey, 'approve')).headers.location).toBe('/order/payment/H-1?payFailure=DECLINED');
  const { body } = await page(paymentKey);
  expect(body).toContain('이미 정해진 결제예요.');
  expect(body).not.toContain('<form');
});

test('API-D14 a page that was open for too long takes no decision: it leads back and says so', async () => {
  const { paymentKey } = await open();
  shop.clock.advance(31 * 60_000);
  const { body } = await page(paymentKey);
  expect(body).not.toContain('<form');
  expect(body).toContain('payFailure=EXPIRED');
  expect((await press(paymentKey, 'approve')).headers.location).toBe('/order/payment/H-1?payFailure=EXPIRED');
});

test('NF-02 another site cannot press a button of the page', async () => {
  const { paymentKey } = await open();
  for (const headers of [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ]) {
    expect((await press(paymentKey, 'approve', headers as Record<string, string>)).statusCode).toBe(403);
  }
  expect((await page(paymentKey)).body).toContain('<form');
  expect((await press(paymentKey, 'approve', { origin: 'https://shop.example' })).statusCode).toBe(303);
});

test('API-D14 an unknown payment and a made-up decision change nothing', async () => {
  expect((await page('nothing')).statusCode).toBe(404);
  const { paymentKey } = await open();
  expect((await press(paymentKey, 'free')).statusCode).toBe(200);
  expect((await testProvider(shop.db, 100).get(paymentKey ?? '')).status).toBe('OPEN');
});

test('API-D14 money goes back once per claim, never more than was paid', async () => {
  const provider = testProvider(shop.db, 100);
  const paymentKey = (await open()).paymentKey ?? '';
  await press(paymentKey, 'approve');
  const paymentNo = `H-${attempts}-1`;
  await expect(provider.confirm({ paymentKey, paymentNo, amount: 1 })).rejects.toMatchObject({
    isFinal: true,
  });
  expect(await provider.confirm({ paymentKey, paymentNo, amount: 61_200 })).toMatchObject({
    status: 'DONE',
    balance: 61_200,
  });
  const part = { paymentKey, reason: 'CLAIM', amount: 1_200, key: 'claim-1' };
  expect(await provider.cancel(part)).toMatchObject({ status: 'DONE', balance: 60_000 });
  expect(await provider.cancel(part)).toMatchObject({ status: 'DONE', balance: 60_000 });
  await expect(provider.cancel({ ...part, amount: 60_001, key: 'claim-2' })).rejects.toMatchObject({
    code: 'NOT_CANCELABLE_AMOUNT',
  });
  expect(await provider.cancel({ paymentKey, reason: 'CLAIM', key: 'claim-3' })).toMatchObject({
    status: 'CANCELLED',
    balance: 0,
  });
});
