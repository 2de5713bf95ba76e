import { drainOutbox } from '../outbox/drain';
import type { Message } from '../outbox/message';
import { senderOf } from '../outbox/senders';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createLog } from './log';

let shop: TestApp;
let written = '';
const log = createLog('debug', { write: (line) => void (written += line) });
beforeAll(async () => {
  shop = await createTestApp({ deps: { log } });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.deps.pool.query('delete from outbox');
  written = '';
});

const post = async (url: string, body: object) => {
  const answer = await shop.visitor().post(url, body);
  expect([url, answer.statusCode < 300]).toEqual([url, true]);
  return answer;
};
type Payload = Omit<Extract<Message, { kind: 'sms' | 'mail' }>, 'kind'>;
const messages = async () =>
  (await shop.deps.pool.query<{ payload: Payload }>('select payload from outbox order by id desc')).rows.map(({ payload }) => payload);
const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? '';
const lastCode = async () => codeIn((await messages())[0]?.text);

/** Asks for a code, and enters it. */
async function prove(ask: string, confirm: string, form: object): Promise<string> {
  const { verificationCd } = (await post(ask, form)).json() as { verificationCd: string };
  await post(confirm, { verificationCd, code: await lastCode() });
  return verificationCd;
}

const person = { memNm: '은채', birthday: '19980214', gender: '02', password: 'perfume123', agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'] };
const PHONE = '01077778888';
const NAME = { memNm: '하린' };

test.each<[string, string[], () => Promise<unknown>]>([
  [
    'signing up with a phone',
    [PHONE, 'quiet1@example.com', person.memNm, 'quiet1'],
    async () => {
      const proof = {
        phone: PHONE,
        verificationCd: await prove('/member/verification/send', '/member/verification/confirm', { phone: PHONE }),
      };
      await post('/member/sign-up', { ...person, ...proof, loginId: 'quiet1', nickname: '조용한손님', email: 'quiet1@example.com' });
    },
  ],
  [
    'joining by mail',
    ['quiet2@example.com', person.memNm, 'quiet2'],
    async () => {
      const browser = shop.visitor();
      await browser.post('/member/join', { ...person, loginId: 'quiet2', nickname: '고요한손님', email: 'quiet2@example.com' });
      const sent = await browser.post('/member/email-code');
      expect(sent.statusCode).toBe(200);
      const confirmed = await browser.post('/member/email-confirm', { code: await lastCode() });
      expect(confirmed.statusCode).toBeLessThan(300);
    },
  ],
  [
    'finding an id',
    ['demo02@example.com', '01000000003', NAME.memNm],
    async () => {
      await prove('/login/find-id', '/login/find-id/confirm', { ...NAME, by: 'email', email: 'demo02@example.com' });
      await post('/login/find-id', { ...NAME, by: 'phone', phone: '010-0000-0003' });
    },
  ],
  [
    'a new password for a lost one',
    ['demo04@example.com', 'newscent1', 'demo04'],
    async () => {
      const form = { loginId: 'demo04', by: 'email', email: 'demo04@example.com' };
      const verificationCd = await prove('/login/find-password', '/login/find-password/confirm', form);
      await post('/login/reset', { verificationCd, password: 'newscent1', passwordAgain: 'newscent1' });
    },
  ],
  [
    'a login by a code to the phone',
    ['01000000005', '010-0000-0005'],
    () => prove('/login/phone', '/login/phone/confirm', { phone: '010-0000-0005' }),
  ],
])('%s leaves no code, address, phone, name or text in the log, also where nothing sends its messages', async (_, entered, walk) => {
  await walk();
  await drainOutbox(shop.deps, senderOf({ SMTP_URL: undefined, MAIL_FROM: '' }, log));
  const sent = await messages();
  expect(sent.length).toBeGreaterThan(0);
  // The log told of each.
  expect(written.match(/no service is configured/g)).toHaveLength(sent.length);
  const codes = sent.map(({ text }) => codeIn(text)).filter(Boolean);
  expect(codes.length).toBeGreaterThan(0);
  const parts = [...entered, ...codes, ...sent.flatMap((message) => Object.values(message))];
  expect(parts.filter((part) => written.includes(part))).toEqual([]);
});
