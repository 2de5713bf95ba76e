import { runCommand } from '../../cli/run-command';
import { drainOutbox } from '../outbox/drain';
import { runDueJobs } from '../jobs/run-jobs';
import { createTestApp, describePostgres, type TestApp } from '../testing/test-app';
import { errorText } from './describe-error';
import { createLog } from './log';

let shop: TestApp;
let written = '';
const stream = { write: (line: string) => void (written += line) };
beforeAll(async () => {
  shop = await createTestApp({ deps: { log: createLog('debug', stream) } });
  await shop.deps.pool.query(`update member set email = $1, email_confirmed_at = null where login_id = 'demo02'`, [MAIL]);
});
afterAll(() => shop.close());
beforeEach(() => (written = ''));

/** What shoppers enter, and what the shop sends them. */
const MAIL = 'seoyeon.kim@example.com';
const PHONE = '01098765432';
const QUESTION = '비건 인증이 정말로 되어 있는 제품인지 궁금해요';
const address = {
  countryCd: 'KR',
  recipient: '박서연',
  mobile: PHONE,
  postalCode: '06236',
  region: '서울특별시 강남구 테헤란로 987',
  detail: '1402호 라일락동',
  customsCode: 'P987654321098',
};
const SECRETS = [MAIL, PHONE, QUESTION, address.recipient, address.region, address.detail, address.customsCode, '테헤란로', '인증 번호'];
/** What of it, or which six digits of a code, a text holds. */
const secretsIn = (text: string): string[] => [
  ...SECRETS.filter((secret) => text.includes(secret)),
  ...(text.match(/(?<![\d.])\d{6}(?![\d.])/g) ?? []),
];

interface Call {
  what: string;
  table: string;
  send(): Promise<{ statusCode: number; body: string }>;
}
const CALLS: Call[] = [
  { what: 'a code by mail', table: 'outbox', send: async () => (await shop.login('demo02')).post('/member/email-code') },
  { what: 'a code by phone', table: 'outbox', send: () => shop.visitor().post('/member/verification/send', { phone: PHONE }) },
  {
    what: 'a secret question',
    table: 'product_qna',
    send: async () => (await shop.login()).post('/product/P0001/qna', { kind: 'PRODUCT', question: QUESTION, isSecret: true }),
  },
  { what: 'an address', table: 'address', send: async () => (await shop.login()).post('/addresses', address) },
];

/** Every failure quotes the whole row in each of the database's words, as its own errors do in one or the other. */
async function failing<T>(table: string, state: string, work: () => Promise<T>): Promise<T> {
  const { pool } = shop.deps;
  await pool.query(`create function fail() returns trigger language plpgsql as $$ begin
    raise exception using errcode = '${state}', message = 'row ' || new::text, detail = new::text, hint = new::text,
      constraint = '${table}_rule', table = '${table}'; end $$`);
  await pool.query(`create trigger fail before insert on ${table} for each row execute function fail()`);
  try {
    return await work();
  } finally {
    await pool.query(`drop function fail cascade`);
  }
}

const sendSms = () => shop.deps.outbox.put(shop.db, { kind: 'sms', to: PHONE, text: QUESTION }, new Date());

describe.each([
  ['a value that is there already', '23505', 500],
  ['a value of the wrong type', '22P02', 500],
  ['a broken rule', '23514', 500],
  ['a statement that takes too long', '57014', 503],
])('%s', (_, state, status) => {
  test.each(CALLS)('$what: the log names the error, the place and the statement, and nothing that was entered', async ({ table, send }) => {
    const { statusCode } = await failing(table, state, send);
    expect([statusCode, secretsIn(written)]).toEqual([status, []]);
    expect(written).toContain(`insert into \\"${table}\\"`);
    for (const part of [`PostgreSQL ${state}`, `"code":"${state}"`, `"constraint":"${table}_rule"`, '"stack":"at '])
      expect(written).toContain(part);
    expect(written.length).toBeLessThan(8_000);
  });
});

test('an address of a call is logged without what was entered in it', async () => {
  await shop.deps.pool.query('alter table member rename column email to email_away');
  try {
    const { statusCode } = await shop.visitor().get(`/member/check-email?email=${encodeURIComponent(MAIL)}`);
    expect([statusCode, secretsIn(decodeURIComponent(written))]).toEqual([500, []]);
    expect(written).toContain('"route":"/member/check-email"');
  } finally {
    await shop.deps.pool.query('alter table member rename column email_away to email');
  }
});

test('a job that fails, and a mail that is not taken, are logged and kept without addresses, codes and numbers', async () => {
  const { pool } = shop.deps;
  const deps = { ...shop.deps, clock: shop.clock };
  const job = { name: 'tells', slot: () => new Date(0), run: () => sendSms() };
  await failing('outbox', '23505', () => runDueJobs(deps, [job]));
  await shop.deps.outbox.put(shop.db, { kind: 'mail', to: MAIL, subject: '인증 번호 192232', text: QUESTION }, shop.clock.now());
  await drainOutbox(deps, async ({ kind }) => {
    throw Object.assign(new Error(`${kind} refused: 550 5.1.1 <${MAIL}>: 192232 unknown`), { rejected: [MAIL], code: 'EENVELOPE' });
  });
  const { rows } = await pool.query<{ error: string }>(
    'select error from job_run where error is not null union all select error from outbox where error is not null',
  );
  expect(rows).toHaveLength(2);
  expect(secretsIn(written + JSON.stringify(rows))).toEqual([]);
  expect(written).toContain('EENVELOPE');
});

test('the command line says which statement failed and why, and prints no row', async () => {
  const complaints: string[] = [];
  const commands = {
    tell: { usage: ': tells', run: () => failing('outbox', '23505', sendSms) },
    ask: { usage: ': asks', run: () => shop.deps.pool.query('select $1::int', [MAIL]).then(() => undefined) },
  };
  for (const name of ['tell', 'ask'])
    await runCommand(commands, [name], {
      terminal: { line: () => undefined, table: () => undefined, progress: () => undefined },
      complain: (text) => complaints.push(text),
      openDatabase: async () => shop.database,
    });
  expect(secretsIn(complaints.join('\n'))).toEqual([]);
  expect(complaints).toEqual([
    expect.stringMatching(/^a statement failed: PostgreSQL 23505, constraint outbox_rule, table outbox: insert into "outbox"/),
    'PostgreSQL 22P02',
  ]);
});

test('a stack is told without the message before it, even where the message looks like a stack', () => {
  const error = new Error(`refused\n    at ${address.region}`);
  createLog('info', stream).error(error);
  createLog('info', stream).error({ err: Object.assign(new Error(QUESTION), { message: 'other' }) }, 'failed');
  expect(JSON.parse(written.split('\n')[0] ?? '')).toMatchObject({ err: { stack: expect.stringMatching(/^at \S+ .*log\.test\.ts/) } });
  expect(written).not.toContain(QUESTION);
  expect(errorText('nothing')).toBe('nothing');
});

describePostgres('a lock', () => {
  test.each(CALLS)('$what while its table is locked: 503, and nothing that was entered is in the log', async ({ table, send }) => {
    const { pool } = shop.deps;
    const limit = (client: { query(text: string): Promise<unknown> }) => void client.query('set statement_timeout = 500');
    const locker = await pool.connect();
    pool.on('connect', limit);
    try {
      await locker.query(`begin; lock table ${table} in access exclusive mode`);
      expect([(await send()).statusCode, secretsIn(written)]).toEqual([503, []]);
      expect(written).toContain('57014');
    } finally {
      pool.off('connect', limit);
      await locker.query('rollback');
      locker.release(true);
    }
  });
});
