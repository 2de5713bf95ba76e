import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ seed: 'empty', config: { QA: false } });
});
afterAll(() => shop.close());
beforeEach(() => shop.deps.pool.query('delete from outbox'));

const page = async () => (await shop.visitor().get('/dev/outbox')).body;

test('the demo shows what it wrote, newest first: to whom, subject, text and code', async () => {
  const { outbox, pool } = shop.deps;
  const written = new Date('2026-11-24T01:02:03.456Z');
  await outbox.put(
    shop.db,
    { kind: 'mail', to: 'jisu@example.com', subject: '인증 번호를 보내 드려요', text: '인증 번호는 012345예요.\n\n3분 안에' },
    written,
  );
  await outbox.put(shop.db, { kind: 'sms', to: '01012345678', text: 'Your order H26112400000001 comes: 123,456 won' }, written);
  await outbox.put(shop.db, { kind: 'push', token: 'a-phone', title: 'Back in stock', body: 'Rose', link: '/product/P0001' }, written);
  await pool.query(`update outbox set error = '550 refused' where kind = 'sms'`);

  const body = await page();
  const [push = '', sms = '', mail = ''] = body.split('<article').slice(1);
  for (const part of ['Back in stock', 'a-phone', 'Rose', '/product/P0001']) expect(push).toContain(part);
  for (const part of ['01012345678', 'H26112400000001', '550 refused']) expect(sms).toContain(part);
  expect(sms).not.toContain('<dt>Code</dt>');
  for (const part of [
    'jisu@example.com',
    '<h2>인증 번호를 보내 드려요</h2>',
    '인증 번호는 012345예요.<br><br>3분 안에',
    '2026-11-24 01:02:03 UTC',
  ])
    expect(mail).toContain(part);
  expect(mail).toContain('<dt>Code</dt><dd>012345</dd>');
});

test('a text on the page is never a part of it, and nothing keeps the page', async () => {
  const text = '<script>alert(1)</script>';
  await shop.deps.outbox.put(shop.db, { kind: 'mail', to: text, subject: text, text }, new Date());
  const { headers, body } = await shop.visitor().get('/dev/outbox');
  expect(body).not.toContain('<script');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringContaining(`default-src 'none'`),
  });
});

test('a shop that wrote nothing says so', async () => {
  expect(await page()).toContain('Nothing has been written yet.');
});
