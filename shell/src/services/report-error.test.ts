import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@hyangro/contracts/locales';
import { REFUSALS } from '@hyangro/contracts/errors/refusals';
import { ApiError, NetworkError } from '@hyangro/runtime';
import { createI18n } from '@hyangro/runtime/i18next';
import { createErrorReports } from './error-reports';

const catalogue = (name: string, locale: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(__dirname, `../../../shared/contracts/messages/${name}.${locale}.json`), 'utf8'));

function reports(locale: (typeof LOCALES)[number] = 'ko') {
  const i18n = createI18n(locale, { terms: catalogue('terms', locale), codes: catalogue('codes', locale) });
  const done: string[] = [];
  let time = 0;
  const report = createErrorReports(
    {
      textOf: async (code, values = {}) => {
        const ns = ['terms', 'codes'].find((name) => i18n.exists(code, { ns: name }));
        return ns ? i18n.t(code, { ns, ...values }) : null;
      },
      toast: (text) => void done.push(`toast: ${text}`),
      alert: async (text) => void done.push(`alert: ${text}`),
      destroySession: () => void done.push('session destroyed'),
      goToLogin: () => void done.push('to /login'),
      goToMain: () => void done.push('to /'),
    },
    () => time,
  );
  return {
    report,
    done,
    text: (code: string, values = {}) => i18n.t(code, { ns: i18n.exists(code, { ns: 'terms' }) ? 'terms' : 'codes', ...values }),
    wait: (ms: number) => void (time += ms),
  };
}
const failed = (status: number, exceptionName: string, messageCode = 'common.a0003', args: (string | number)[] = []) =>
  new ApiError(status, { exceptionName, messageCode, args });

test('ERR-NET no answer shows the network-error toast, once per burst', async () => {
  const { report, done, text, wait } = reports();
  await report(new NetworkError('GET /a'));
  await report(new NetworkError('GET /b'));
  await report(failed(502, 'GatewayException', 'common.a0001'));
  expect(done).toEqual([`toast: ${text('common.a0001')}`]);
  wait(3001);
  await report(new NetworkError('GET /c'));
  expect(done).toHaveLength(2);
});

test('ERR-401a an unknown user name shows exactly the toast, and the reader stays', async () => {
  const { report, done, text } = reports();
  await report(failed(401, 'UsernameNotFoundException', 'login.a0005'));
  expect(done).toEqual([`toast: ${text('login.a0005')}`]);
});

test('ERR-401b any other 401 asks to log in and leads there', async () => {
  const { report, done, text } = reports();
  await report(failed(401, 'AuthenticationException', 'common.a0002'));
  expect(done).toEqual(['session destroyed', `alert: ${text('common.a0002')}`, 'to /login']);
});

test('ERR-401b calls that fail together ask to log in once', async () => {
  const { report, done } = reports();
  await Promise.all([1, 2, 3].map(() => report(failed(401, 'AuthenticationException', 'common.a0002'))));
  expect(done.filter((step) => step.startsWith('alert'))).toHaveLength(1);
  await report(failed(401, 'AuthenticationException', 'common.a0002'));
  expect(done.filter((step) => step.startsWith('alert'))).toHaveLength(2);
});

test.each(LOCALES)('ERR-ORD-1 a refused order says why, in %s', async (locale) => {
  const { report, done, text } = reports(locale);
  await report(failed(500, 'OrderException', 'order.a0005', ['Rose', 2]));
  const reason = text('order.a0005', { name: 'Rose', stock: 2 });
  expect(reason).toContain('Rose');
  expect(done).toEqual([`alert: ${text('order.a0001', { reason })}`]);
});

test.each([
  ['ko', '골드 등급부터'],
  ['en', 'from the Gold grade'],
  ['cn', '需金牌等级'],
] as const)('ERR-ORD-1 a grade is named in the reader’s language, %s', async (locale, words) => {
  const { report, done } = reports(locale);
  await report(failed(403, 'OrderException', 'order.a0016', ['GOLD']));
  expect(done.join()).toContain(words);
});

test('ERR-ORD-2 a product that does not exist leads to the main page after the alert', async () => {
  const { report, done } = reports();
  await report(failed(500, 'OrderException', 'order.a0015'));
  expect(done).toEqual([expect.stringContaining('alert: '), 'to /']);
});

test.each(['BadCredentials', 'CountedBadCredentials'])('ERR-BAD-1 the first wrong password is a toast (%s)', async (exceptionName) => {
  const { report, done, text } = reports();
  await report(failed(500, exceptionName, 'login.a0001', [1, 5]));
  expect(done).toEqual([`toast: ${text('login.a0003')}`]);
});

test('ERR-BAD-2 the third wrong password is an alert with count and limit', async () => {
  const { report, done } = reports();
  await report(failed(500, 'CountedBadCredentials', 'login.a0001', [3, 5]));
  expect(done).toEqual([expect.stringMatching(/^alert: .*3.*5/)]);
});

test.each(LOCALES)('ERR-DIS a locked login names attempts, minutes, and the seconds that are left, in %s', async (locale) => {
  const { report, done, text } = reports(locale);
  await report(failed(500, 'DisabledException', 'login.a0002', [234]));
  expect(done).toEqual([`alert: ${text('login.a0002', { seconds: 234 })}`]);
  expect([/5|五|다섯/.test(String(done)), /10|十|열/.test(String(done)), /234/.test(String(done))]).toEqual([true, true, true]);
});

test('ERR-ACC a page of somebody else asks to log in and leads there', async () => {
  const { report, done, text } = reports();
  await report(failed(500, 'AccessDeniedException'));
  expect(done).toEqual(['session destroyed', `alert: ${text('common.a0002')}`, 'to /login']);
});

test('ERR-OTH any other refusal is told by its code; an unknown code is shown itself', async () => {
  const { report, done, text } = reports();
  await report(failed(409, 'RaffleException', 'raffle.a0002', [3]));
  await report(failed(400, 'StrangeException', 'strange.a9999'));
  expect(done).toEqual([`alert: ${text('raffle.a0002', { max: 3 })}`, `alert: ${text('common.a0004', { code: 'strange.a9999' })}`]);
  expect(done[1]).toContain('strange.a9999');
});

test.each(Object.entries(REFUSALS))(
  'ERR-OTH %s is told in words, never as a bare code',
  async (_, { status, exceptionName, messageCode, args }) => {
    const { report, done } = reports();
    await report(
      failed(
        status,
        exceptionName,
        messageCode,
        args.map((_name, at) => at + 2),
      ),
    );
    expect(done.join()).toMatch(/(toast|alert): /);
    expect(done.join()).not.toContain(messageCode);
    expect(done.join()).not.toContain('{{');
  },
);

test('an abort is nobody’s error; what is no failed call goes on to the boundary', async () => {
  const { report, done } = reports();
  await report(Object.assign(new Error('gone'), { name: 'AbortError' }));
  expect(done).toEqual([]);
  await expect(report(new TypeError('a bug'))).rejects.toThrow('a bug');
});
