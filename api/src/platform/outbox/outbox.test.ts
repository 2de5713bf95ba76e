import { createTestApp, describePostgres, type TestApp } from '../testing/test-app';
import { raceOn, rowLocks } from '../testing/race';
import { drainOutbox } from './drain';
import type { Message } from './outbox';
import { senderOf } from './senders';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp({ seed: 'empty' });
});
afterAll(() => shop.close());
beforeEach(() => shop.deps.pool.query('delete from outbox'));

const mail: Extract<Message, { kind: 'mail' }> = { kind: 'mail', to: 'a@example.com', subject: '주문을 받았어요', text: '…' };
const put = (message: Message, key?: string) => shop.deps.outbox.put(shop.db, message, shop.clock.now(), key);

test('API-D14 a message is sent once, as it was written', async () => {
  const sent: Message[] = [];
  await put(mail);
  for (let time = 0; time < 3; time += 1) await drainOutbox(shop.deps, async (message) => void sent.push(message));
  expect(sent).toEqual([mail]);
});

test('API-D14 a message with the same key is not written twice', async () => {
  await put(mail, 'order:1');
  await put(mail, 'order:1');
  expect(await drainOutbox(shop.deps, async () => undefined)).toBe(1);
});

test('API-D14 a message is never sent when its change was taken back', async () => {
  await shop.db
    .transaction(async (tx) => {
      await shop.deps.outbox.put(tx, mail, shop.clock.now());
      throw new Error('taken back');
    })
    .catch(() => undefined);
  expect(await drainOutbox(shop.deps, async () => undefined)).toBe(0);
});

test('API-D14 what was not taken is tried again later, with longer and longer pauses, eight times', async () => {
  let attempts = 0;
  const refuse = async () => {
    attempts += 1;
    throw new Error('mailbox full');
  };
  await put(mail);
  await drainOutbox(shop.deps, refuse);
  await drainOutbox(shop.deps, refuse);
  expect(attempts).toBe(1);
  shop.clock.advance(61_000);
  await drainOutbox(shop.deps, refuse);
  expect(attempts).toBe(2);
  for (let time = 0; time < 12; time += 1) {
    shop.clock.advance(86_400_000);
    await drainOutbox(shop.deps, refuse);
  }
  expect(attempts).toBe(8);
});

test('without a service a message is only told of by its kind, and stays readable', async () => {
  const logged: unknown[] = [];
  const log = { ...shop.deps.log, info: (about: unknown) => void logged.push(about) } as typeof shop.deps.log;
  await put(mail);
  await drainOutbox(shop.deps, senderOf({ SMTP_URL: undefined, MAIL_FROM: '' }, log));
  expect(logged).toEqual([{ kind: 'mail' }]);
  const { rows } = await shop.deps.pool.query<{ payload: object }>('select payload from outbox where sent_at is not null');
  expect(rows).toEqual([{ payload: { to: mail.to, subject: mail.subject, text: mail.text } }]);
});

describePostgres('several processes', () => {
  race(
    'API-D14 twenty processes send a hundred messages once each',
    { guard: rowLocks, harm: /Expected length: 100\s+Received length: \d+/ },
    async () => {
      for (let n = 0; n < 100; n += 1) await put({ ...mail, subject: String(n) });
      // Twenty connections stand: one that is opened first would come when the others are done.
      await Promise.all(Array.from({ length: 20 }, () => shop.deps.pool.query('select pg_sleep(0.05)')));
      const sent: string[] = [];
      await Promise.all(
        Array.from({ length: 20 }, () =>
          drainOutbox(shop.deps, async (message) => void sent.push(message.kind === 'mail' ? message.subject : '')),
        ),
      );
      expect(sent).toHaveLength(new Set(sent).size);
    },
  );
});
