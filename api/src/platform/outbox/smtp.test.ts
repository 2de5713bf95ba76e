import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { LOCALES } from '@hyangro/contracts/locales';
import { createTestApp, type TestApp } from '../testing/test-app';
import { drainOutbox, outboxCleaning } from './drain';
import { senderOf } from './senders';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['verification', 'outbox']) await shop.deps.pool.query(`delete from ${table}`);
});
afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => stop(service)));
});

interface Letter {
  from: string;
  to: string;
  raw: string;
  isEncrypted: boolean;
  user: unknown;
}
const services: SMTPServer[] = [];
const stop = (service: SMTPServer) => new Promise<void>((resolve) => service.close(() => resolve()));
/** A mail server that keeps what it takes. */
async function startService(options: SMTPServerOptions = {}, port = 0) {
  const taken: Letter[] = [];
  const service = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope, secure, user }, done) {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString('latin1')));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        taken.push({ from, to: envelope.rcptTo.map(({ address }) => address).join(), raw, isEncrypted: secure, user });
        done();
      });
    },
    ...options,
  });
  // Who hangs up during a handshake is its own affair.
  service.on('error', () => undefined);
  services.push(service);
  await new Promise<void>((resolve) => service.listen(port, '127.0.0.1', resolve));
  return { service, taken, port: (service.server.address() as AddressInfo).port };
}
const refusing = (responseCode: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such user'), { responseCode })),
});

const send = (url: string) => drainOutbox(shop.deps, senderOf({ SMTP_URL: url, MAIL_FROM: '향로 <hello@hyangro.example>' }, shop.deps.log));
const put = () =>
  shop.deps.outbox.put(
    shop.db,
    { kind: 'mail', to: 'jisu@example.com', subject: '주문', text: '고맙습니다.', html: '<p>고맙습니다.</p>' },
    shop.clock.now(),
  );
const state = async () =>
  (
    await shop.deps.pool.query<{ sent: boolean; attempts: number; error: string | null }>(
      'select sent_at is not null sent, attempts, error from outbox',
    )
  ).rows[0];

/** A header without its folding, its encoded words read (RFC 2047). */
function header({ raw }: Letter, name: string): string {
  const lines = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(lines)?.[1] ?? '';
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString('latin1') : quoted(text.replaceAll('_', ' ')),
    )
    .replace(/[\x80-\xff]+/g, (bytes) => Buffer.from(bytes, 'latin1').toString());
}
const quoted = (text: string) =>
  text.replace(/=\r\n/g, '').replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
/** The body of a letter of one part. */
function text(letter: Letter): string {
  const body = letter.raw.slice(letter.raw.indexOf('\r\n\r\n') + 4);
  const encoding = header(letter, 'Content-Transfer-Encoding');
  const bytes =
    encoding === 'base64' ? Buffer.from(body, 'base64') : Buffer.from(encoding === 'quoted-printable' ? quoted(body) : body, 'latin1');
  return bytes.toString().replaceAll('\r\n', '\n').trim();
}

test('API-D14 a mail goes out by SMTP from the shop to its reader, subject and text whole in three languages', async () => {
  const { taken, port } = await startService();
  for (const [n, locale] of LOCALES.entries()) {
    const form = { memNm: '누구', by: 'email', email: `demo1${n}@example.com` };
    expect((await shop.visitor({ locale: locale === 'cn' ? 'zh' : locale }).post('/login/find-id', form)).statusCode).toBe(200);
  }
  const { rows } = await shop.deps.pool.query<{ payload: { to: string; subject: string; text: string } }>(
    'select payload from outbox order by id',
  );
  expect(await send(`smtp://127.0.0.1:${port}`)).toBe(3);
  expect(taken.map((letter) => ({ to: letter.to, subject: header(letter, 'Subject'), text: text(letter) }))).toEqual(
    rows.map(({ payload }) => payload),
  );
  expect(taken.map((letter) => header(letter, 'Subject'))).toEqual([
    '[향로] 찾으시는 계정이 없어요',
    '[Hyangro] We found no account',
    '【香路】未找到账号',
  ]);
  for (const letter of taken) {
    expect([letter.from, header(letter, 'From')]).toEqual(['hello@hyangro.example', '향로 <hello@hyangro.example>']);
    expect(header(letter, 'To')).toBe(letter.to);
    expect(header(letter, 'Content-Type')).toBe('text/plain; charset=utf-8');
  }
});

describe('a mail server that wants encryption and a password', () => {
  const auth: SMTPServerOptions = {
    authOptional: false,
    disabledCommands: [],
    onAuth: ({ username, password }, _session, done) =>
      username === 'shop@hyangro' && password === 'p@ss/word' ? done(null, { user: username }) : done(new Error('wrong')),
  };
  const account = `${encodeURIComponent('shop@hyangro')}:${encodeURIComponent('p@ss/word')}`;

  test.each([
    ['from the first byte', { ...auth, secure: true }, 'smtps', 'tls.rejectUnauthorized=false'],
    ['by STARTTLS', auth, 'smtp', 'requireTLS=true&tls.rejectUnauthorized=false'],
  ])('API-D14 gets both %s, as SMTP_URL says', async (_, options, scheme, query) => {
    const { taken, port } = await startService(options);
    await put();
    await send(`${scheme}://${account}@127.0.0.1:${port}?${query}`);
    expect(taken).toMatchObject([{ isEncrypted: true, user: 'shop@hyangro' }]);
  });

  test('API-D14 is sent nothing when its certificate is nobody’s, when it does not encrypt, or when the password is wrong; each is tried again', async () => {
    const { taken, port } = await startService({ ...auth, secure: true });
    const open = await startService({ authOptional: true });
    await put();
    const urls = [
      `smtps://${account}@127.0.0.1:${port}`,
      `smtp://127.0.0.1:${open.port}?requireTLS=true`,
      `smtps://shop:wrong@127.0.0.1:${port}?tls.rejectUnauthorized=false`,
    ];
    for (const [tries, url] of urls.entries()) {
      await send(url);
      expect(await state()).toMatchObject({ sent: false, attempts: tries + 1 });
      shop.clock.advance(86_400_000);
    }
    expect([...taken, ...open.taken]).toEqual([]);
    await send(`smtps://${account}@127.0.0.1:${port}?tls.rejectUnauthorized=false`);
    expect(taken).toHaveLength(1);
  });
});

test('API-D14 while the mail server is away a mail waits, and goes out once it is back', async () => {
  const { service, port } = await startService();
  await stop(service);
  await put();
  await send(`smtp://127.0.0.1:${port}`);
  expect(await state()).toMatchObject({ sent: false, attempts: 1, error: expect.stringContaining('ESOCKET') });
  const again = await startService({}, port);
  expect(await send(`smtp://127.0.0.1:${port}`)).toBe(0);
  shop.clock.advance(5 * 60_000);
  await send(`smtp://127.0.0.1:${port}`);
  expect(again.taken).toHaveLength(1);
  expect(await state()).toMatchObject({ sent: true, error: null });
});

test('API-D14 a mailbox that does not exist is asked once, a full one again later', async () => {
  const none = await startService(refusing(550));
  await put();
  await send(`smtp://127.0.0.1:${none.port}`);
  const refused = await state();
  expect(refused).toMatchObject({ sent: false, attempts: 8, error: 'the mail server refused the recipient' });
  shop.clock.advance(30 * 86_400_000);
  expect(await send(`smtp://127.0.0.1:${none.port}`)).toBe(0);
  await outboxCleaning.run(shop.deps, shop.clock.now());
  expect(await state()).toBeUndefined();

  const full = await startService(refusing(452));
  await put();
  await send(`smtp://127.0.0.1:${full.port}`);
  expect(await state()).toMatchObject({ sent: false, attempts: 1, error: expect.not.stringContaining('jisu') });
  const { taken, port } = await startService();
  shop.clock.advance(5 * 60_000);
  await send(`smtp://127.0.0.1:${port}`);
  expect(taken).toHaveLength(1);
});
