import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { condition, raceOn, uniqueKey } from '../../platform/testing/race';
import { mailboxHash } from './identity-hash';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

let number = 0;
let crowds = 0;
interface Joined {
  browser: Caller;
  loginId: string;
  email: string;
}
async function join(changes: { email?: string; referrer?: string } = {}, locale = 'en'): Promise<Joined> {
  number += 1;
  const form = {
    loginId: `mailer${number}`,
    password: 'perfume123',
    memNm: 'Rose',
    nickname: `mailer${number}`,
    email: `mailer${number}@example.com`,
    birthday: '19980214',
    gender: '02',
    agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'],
    ...changes,
  };
  const browser = shop.visitor({ locale });
  const response = await browser.post('/member/join', form);
  if (response.statusCode !== 201) throw new Error(response.body);
  return { browser, loginId: form.loginId, email: form.email };
}
const errorOf = (response: { statusCode: number; json(): unknown }) => {
  const { messageCode, args } = response.json() as { messageCode: string; args: unknown[] };
  return [response.statusCode, messageCode, ...args];
};
const mailsTo = async (email: string) =>
  ((await shop.visitor().get('/__qa/outbox')).json() as { kind: string; to: string; subject: string; text: string }[]).filter(
    ({ kind, to }) => kind === 'mail' && to === email,
  );
async function askForCode({ browser, email }: Joined): Promise<string> {
  const sent = await browser.post('/member/email-code');
  if (sent.statusCode !== 200) throw new Error(sent.body);
  const [mail] = await mailsTo(email);
  return /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '';
}
const confirm = ({ browser }: Joined, code: string) => browser.post('/member/email-confirm', { code });
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');
const home = async ({ browser }: Pick<Joined, 'browser'>) =>
  (await browser.get('/member/home')).json() as { points: number; couponCount: number; ticketCount: number; rewardAwaitsEmail: boolean };

test('API-D03 K-REF the reward, and the one of who invited, come when the address is confirmed by its code', async () => {
  const friend = await shop.login('demo05');
  const before = await home({ browser: friend });
  const member = await join({ referrer: 'demo05' });
  expect(await home(member)).toMatchObject({ points: 0, couponCount: 0, rewardAwaitsEmail: true });
  expect(await home({ browser: friend })).toMatchObject({ points: before.points, ticketCount: before.ticketCount });
  const confirmed = await confirm(member, await askForCode(member));
  expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { points: 1000, couponCount: 1 }]);
  expect(await home(member)).toMatchObject({ points: 1000, couponCount: 1, rewardAwaitsEmail: false });
  expect(await home({ browser: friend })).toMatchObject({ points: before.points + 1000, ticketCount: before.ticketCount + 3 });
});

test.each([
  ['ko', /인증 번호는 \d{6}예요. 10분/],
  ['en', /Your code is \d{6}. It works for 10 minutes/],
  ['cn', /您的验证码是 \d{6}，10分钟/],
])('API-D03 the mail with the code speaks the member’s language: %s', async (locale, words) => {
  const member = await join({}, locale === 'cn' ? 'zh-CN' : locale);
  const sent = await member.browser.post('/member/email-code', undefined, { headers: { 'accept-language': 'en' } });
  expect(sent.json()).toEqual({ expiresInSeconds: 600, resendInSeconds: 60 });
  expect((await mailsTo(member.email))[0]?.text).toMatch(words);
});

test('API-D03 one address is rewarded once, also in another account after the first is gone', async () => {
  const first = await join({ email: 'once@example.com' });
  await confirm(first, await askForCode(first));
  await shop.deps.pool.query('delete from member where login_id = $1', [first.loginId]);
  const second = await join({ email: 'Once@Example.com', referrer: 'demo06' });
  const friend = await shop.login('demo06');
  const before = await home({ browser: friend });
  const confirmed = await confirm(second, await askForCode({ ...second, email: 'Once@Example.com' }));
  expect([confirmed.statusCode, confirmed.json()]).toEqual([200, { points: 0, couponCount: 0 }]);
  expect(await home(second)).toMatchObject({ points: 0, couponCount: 0 });
  expect((await home({ browser: friend })).points).toBe(before.points);
});

test('API-D03 labels after a plus name the same mailbox', () => {
  expect(mailboxHash('Rose+shop@Example.com')).toBe(mailboxHash('rose@example.com'));
  expect(mailboxHash('rose@example.com')).not.toBe(mailboxHash('rosa@example.com'));
  expect(mailboxHash('+a@example.com')).not.toBe(mailboxHash('+b@example.com'));
});

test('API-D03 a confirmed address needs no code and gives nothing more', async () => {
  const member = await join();
  const code = await askForCode(member);
  await confirm(member, code);
  expect(errorOf(await confirm(member, code))).toEqual([409, 'join.a0018']);
  expect(errorOf(await member.browser.post('/member/email-code'))).toEqual([409, 'join.a0018']);
  expect((await home(member)).points).toBe(1000);
});

test('API-D03 the fifth wrong code ends it, also for the right one; a new code starts over', async () => {
  const member = await join();
  const code = await askForCode(member);
  for (let time = 1; time <= 4; time += 1) expect(errorOf(await confirm(member, wrongOf(code)))).toEqual([422, 'join.a0006']);
  expect(errorOf(await confirm(member, wrongOf(code)))).toEqual([410, 'join.a0013']);
  expect(errorOf(await confirm(member, code))).toEqual([410, 'join.a0013']);
  shop.clock.advance(61_000);
  expect((await confirm(member, await askForCode(member))).statusCode).toBe(200);
});

test('API-D03 a code works for ten minutes and only the newest one', async () => {
  const member = await join();
  const old = await askForCode(member);
  shop.clock.advance(61_000);
  const newest = await askForCode(member);
  if (old !== newest) expect(errorOf(await confirm(member, old))).toEqual([422, 'join.a0006']);
  shop.clock.advance(600_000);
  expect(errorOf(await confirm(member, newest))).toEqual([410, 'join.a0013']);
});

test('API-D03 a code waits a minute for the next, and ten a day are enough', async () => {
  const member = await join();
  const send = () => member.browser.post('/member/email-code');
  expect((await send()).statusCode).toBe(200);
  expect(errorOf(await send())).toEqual([429, 'join.a0014', expect.any(Number)]);
  for (let time = 2; time <= 10; time += 1) {
    shop.clock.advance(60_000);
    expect((await send()).statusCode).toBe(200);
  }
  shop.clock.advance(60_000);
  expect(errorOf(await send())).toEqual([429, 'join.a0019', 10]);
  shop.clock.advance(86_400_000);
  expect((await send()).statusCode).toBe(200);
  expect(await mailsTo(member.email)).toHaveLength(11);
});

test('API-D03 what is no code is refused with its field, and a visitor has no address to confirm', async () => {
  const member = await join();
  expect((await confirm(member, '12345')).json()).toMatchObject({ args: [{ field: 'code', code: 'validation.v0012' }] });
  for (const url of ['/member/email-code', '/member/email-confirm'])
    expect((await shop.visitor().post(url, { code: '123456' })).statusCode).toBe(401);
});

test('V-REF2 a fifty-first friend who confirms is rewarded, the one who invited is not', async () => {
  const member = await join({ referrer: 'demo07' });
  await shop.deps.pool.query(
    `insert into member (mem_cd, login_id, password_hash, email, mem_nm, nickname, birthday, gender, ref_id, avatar_seed, joined_at)
      select 'MG' || n, 'guest' || n, '', 'guest' || n || '@example.com', '친구', '손님' || n, '19900101', '01', 'HRG' || n, 'a', now() from generate_series(1, 50) n`,
  );
  await shop.deps.pool.query(
    `insert into referral (mem_cd, ref_mem_cd, created_at, rewarded_at) select 'MG' || n, 'M0007', now(), now() from generate_series(1, 50) n`,
  );
  const before = await home({ browser: await shop.login('demo07') });
  expect((await confirm(member, await askForCode(member))).json()).toEqual({ points: 1000, couponCount: 1 });
  expect((await home({ browser: await shop.login('demo07') })).points).toBe(before.points);
});

test('API-D03 a Korean locale build joins nobody by e-mail alone', async () => {
  const korean = await createTestApp({ config: { LOCALE: 'ko' } });
  try {
    const response = await korean.visitor().post('/member/join', {
      loginId: 'nophone1',
      password: 'perfume123',
      memNm: 'Rose',
      nickname: 'nophone',
      email: 'nophone@example.com',
      birthday: '19980214',
      gender: '02',
      agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'],
    });
    expect(errorOf(response)).toEqual([403, 'join.a0017']);
    expect((await korean.visitor().get('/member/check-id?loginId=nophone1')).json()).toEqual({ isFree: true });
  } finally {
    await korean.close();
  }
});

describePostgres('at the same moment', () => {
  race(
    'API-D03 the right code sent last among sixty guesses is refused',
    { guard: condition(/"email_code"\."tries" < (\$\d+)/, '$1::int is not null'), harm: /Expected: 410\s+Received: 200/ },
    async () => {
      const member = await join();
      const code = await askForCode(member);
      const guesses = [...Array.from({ length: 59 }, () => wrongOf(code)), code];
      const answers = await Promise.all(guesses.map((guess) => confirm(member, guess)));
      expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(4);
      expect(answers.at(-1)?.statusCode).toBe(410);
      expect((await home(member)).points).toBe(0);
    },
  );

  race(
    'API-D03 the right code sent four times at once is rewarded once',
    { guard: condition(/"member"\."email_confirmed_at" is null/), harm: /\+ +200,/ },
    async () => {
      const member = await join();
      const code = await askForCode(member);
      const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(member, code)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
      expect(await home(member)).toMatchObject({ points: 1000, couponCount: 1 });
    },
  );

  race(
    'API-D03 twenty accounts of one mailbox confirm at once: one is rewarded',
    { guard: uniqueKey('rewarded_mailbox_pkey'), harm: /\+ +1000,/ },
    async () => {
      const members: { member: Joined; code: string }[] = [];
      crowds += 1;
      for (let n = 0; n < 20; n += 1) {
        const member = await join({ email: `crowd${crowds}+${n}@example.com` });
        members.push({ member, code: await askForCode(member) });
      }
      const answers = await Promise.all(members.map(({ member, code }) => confirm(member, code)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
      const points = answers.map((answer) => (answer.json() as { points: number }).points);
      expect(points.filter((granted) => granted > 0)).toEqual([1000]);
    },
  );

  race(
    'API-D03 thirty codes asked for at once: one mail goes out',
    {
      guard: condition(/"email_code"\."sent_at" <= (\$\d+)/, '$1::timestamptz is not null'),
      harm: /Expected length: 1\s+Received length: \d+/,
    },
    async () => {
      const member = await join();
      const answers = await Promise.all(Array.from({ length: 30 }, () => member.browser.post('/member/email-code')));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(await mailsTo(member.email)).toHaveLength(1);
    },
  );
});
