import type { MemberInfo } from '@hyangro/contracts/member/member-info.contract';
import { condition, raceOn, uniqueKey } from '../../platform/testing/race';
import { createTestApp, DEMO_PASSWORD, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

interface Sent {
  kind: string;
  to: string;
  text: string;
}
const messages = async () => (await shop.visitor().get('/__qa/outbox')).json() as Sent[];
const messagesTo = async (to: string) => (await messages()).filter((message) => message.to === to);
const codeTo = async (to: string) => /\d{6}/.exec((await messagesTo(to))[0]?.text ?? '')?.[0] ?? '';
const errorOf = (answer: { statusCode: number; json(): unknown }) => {
  const { messageCode, args } = answer.json() as { messageCode: string; args: unknown[] };
  return [answer.statusCode, messageCode, ...args];
};
const infoOf = async (member: Caller) => (await member.get('/member/info')).json() as MemberInfo;
const ask = (member: Caller, contact: object) => member.post('/member/contact-code', contact);
const nameOf = (answer: { json(): unknown }) => (answer.json() as { verificationCd: string }).verificationCd;
async function change(member: Caller, contact: { by: 'email'; email: string } | { by: 'phone'; phone: string }) {
  const verificationCd = nameOf(await ask(member, contact));
  const code = await codeTo(contact.by === 'email' ? contact.email : contact.phone.replace(/\D/g, ''));
  return member.put('/member/contact', { by: contact.by, verificationCd, code });
}

let number = 0;
/** Who joined by e-mail alone, and has proved nothing yet. */
async function joined() {
  number += 1;
  const email = `info${number}@example.com`;
  const member = shop.visitor({ locale: 'en' });
  const form = { loginId: `info${number}`, password: DEMO_PASSWORD, memNm: 'Rose', nickname: `info${number}`, email };
  await member.post('/member/join', { ...form, birthday: '19980214', gender: '02', agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'] });
  return { member, email };
}
const SAVED = { memNm: '김지수', birthday: '19990101', gender: '02' };

describe('name, birthday and gender', () => {
  test('API-D20 they are read and changed; the id stays', async () => {
    const member = await shop.login('demo02');
    const before = await infoOf(member);
    const answer = await member.put('/member/info', { ...SAVED, memNm: '  김지수 ', loginId: 'other' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { ...before, ...SAVED }]);
    expect(await infoOf(member)).toEqual({ ...before, ...SAVED });
    expect((await member.get('/login/simple-details')).json()).toMatchObject({ memNm: '김지수' });
  });

  test.each([
    ['a name', { memNm: ' ' }, 'memNm', 'validation.v0019'],
    ['a name of at most 30 letters', { memNm: '가'.repeat(31) }, 'memNm', 'validation.v0021'],
    ['V-BD1 a birthday of eight digits', { birthday: '18991231' }, 'birthday', 'validation.v0006'],
    ['V-BD2 a birthday that there was', { birthday: '20010229' }, 'birthday', 'validation.v0007'],
    ['V-GD1 a gender', { gender: '' }, 'gender', 'validation.v0008'],
  ])('%s is asked for at its field', async (_, changes, field, code) => {
    const member = await shop.login('demo02');
    expect(errorOf(await member.put('/member/info', { ...SAVED, ...changes }))).toEqual([422, 'common.a0016', { field, code }]);
  });

  test('nobody becomes younger than fourteen', async () => {
    const member = await shop.login('demo02');
    const year = new Date().getFullYear() - 13;
    expect(errorOf(await member.put('/member/info', { ...SAVED, birthday: `${year}0101` }))).toEqual([422, 'join.a0010']);
    expect((await infoOf(member)).birthday).toBe(SAVED.birthday);
  });
});

describe('the mailbox', () => {
  test('API-D20 a code from the new one puts it in place of the old one, which is told without the whole new address', async () => {
    const { member, email } = await joined();
    const answer = await ask(member, { by: 'email', email: 'New.Rose@example.com' });
    expect(answer.json()).toMatchObject({ sentTo: 'Ne***@example.com', expiresInSeconds: 180 });
    expect((await infoOf(member)).email).toBe(email);
    const changed = await member.put('/member/contact', {
      by: 'email',
      verificationCd: nameOf(answer),
      code: await codeTo('New.Rose@example.com'),
    });
    expect(changed.json()).toMatchObject({ email: 'new.rose@example.com', isEmailConfirmed: true });
    const [told] = await messagesTo(email);
    expect([told?.kind, told?.text]).toEqual(['mail', expect.stringContaining('ne***@example.com')]);
    expect(told?.text).not.toContain('new.rose@');
  });

  test('V-EM2 an address of another member, and none at all, are told at once', async () => {
    const { member } = await joined();
    const { email } = await joined();
    expect(errorOf(await ask(member, { by: 'email', email: email.toUpperCase() }))).toEqual([409, 'join.a0004']);
    expect(errorOf(await ask(member, { by: 'email', email: 'no' }))).toEqual([
      422,
      'common.a0016',
      { field: 'email', code: 'validation.v0004' },
    ]);
    expect(await messagesTo(email)).toEqual([]);
  });

  test('who takes the address while the code is on its way keeps it', async () => {
    const { member } = await joined();
    const contact = { by: 'email', email: 'wanted@example.com' };
    const verificationCd = nameOf(await ask(member, contact));
    const code = await codeTo(contact.email);
    const other = await joined();
    await shop.deps.pool.query('update member set email = $1 where email = $2', [contact.email, other.email]);
    expect(errorOf(await member.put('/member/contact', { by: 'email', verificationCd, code }))).toEqual([409, 'join.a0004']);
  });

  test('a new member who proves another address than that of the sign-up is given the gift of the sign-up, once', async () => {
    const { member } = await joined();
    await change(member, { by: 'email', email: 'gift1@example.com' });
    expect((await member.get('/member/home')).json()).toMatchObject({ points: 1_000, rewardAwaitsEmail: false });
    await change(member, { by: 'email', email: 'gift2@example.com' });
    expect((await member.get('/member/home')).json()).toMatchObject({ points: 1_000 });
  });
});

describe('the phone', () => {
  test('API-D20 V-PH2 a code to the new number puts it in place; the old number is told by text message, who had none by mail', async () => {
    const { member, email } = await joined();
    expect((await change(member, { by: 'phone', phone: '010-7700-0001' })).json()).toMatchObject({ phone: '01077000001' });
    expect((await messagesTo(email))[0]).toMatchObject({ kind: 'mail', text: expect.stringContaining('010-****-0001') });
    expect((await change(member, { by: 'phone', phone: '01077000002' })).json()).toMatchObject({ phone: '01077000002' });
    expect((await messagesTo('01077000001'))[0]).toMatchObject({ kind: 'sms', text: expect.stringContaining('010-****-0002') });
    expect((await member.get('/member/home')).json()).toMatchObject({ points: 1_000 });
  });

  test('V-PH1 V-PH2 a number that is none is told at its field', async () => {
    const { member } = await joined();
    expect(errorOf(await ask(member, { by: 'phone', phone: '010-123' }))).toEqual([
      422,
      'common.a0016',
      { field: 'phone', code: 'validation.v0009' },
    ]);
  });
});

describe('the code', () => {
  const PHONE = { by: 'phone', phone: '01077001111' } as const;
  const put = (member: Caller, verificationCd: string, code: string, by = 'phone') =>
    member.put('/member/contact', { by, verificationCd, code });

  test('five wrong ones, or three minutes, and it is over: nothing has changed', async () => {
    const { member } = await joined();
    const verificationCd = nameOf(await ask(member, PHONE));
    const code = await codeTo(PHONE.phone);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 1; tries <= 4; tries += 1) expect(errorOf(await put(member, verificationCd, wrong))).toEqual([422, 'join.a0006']);
    expect(errorOf(await put(member, verificationCd, wrong))).toEqual([410, 'join.a0013']);
    expect(errorOf(await put(member, verificationCd, code))).toEqual([410, 'join.a0013']);
    expect(errorOf(await ask(member, PHONE))).toEqual([429, 'join.a0014', expect.any(Number)]);
    shop.clock.advance(60_000);
    const later = nameOf(await ask(member, PHONE));
    const laterCode = await codeTo(PHONE.phone);
    shop.clock.advance(181_000);
    expect(errorOf(await put(member, later, laterCode))).toEqual([410, 'join.a0013']);
    expect((await infoOf(member)).phone).toBeNull();
  });

  test('it is good for its member, its way and one time alone', async () => {
    const [mine, other] = [await joined(), await joined()];
    const phone = '01077002222';
    const verificationCd = nameOf(await ask(mine.member, { by: 'phone', phone }));
    const code = await codeTo(phone);
    expect(errorOf(await put(mine.member, verificationCd, code, 'email'))).toEqual([410, 'join.a0013']);
    expect(errorOf(await put(other.member, verificationCd, code))).toEqual([410, 'join.a0013']);
    expect((await infoOf(other.member)).phone).toBeNull();
    expect((await put(mine.member, verificationCd, code)).statusCode).toBe(200);
    expect(errorOf(await put(mine.member, verificationCd, code))).toEqual([410, 'join.a0013']);
  });

  test('V-REQ1 without one its field says so', async () => {
    const { member } = await joined();
    expect(errorOf(await put(member, 'VF1', ''))).toEqual([422, 'common.a0016', { field: 'code', code: 'validation.v0012' }]);
  });
});

test('R-MY-19 by what somebody can prove anew who is there: password and linked accounts', async () => {
  const ways = async (member: Caller) => (await member.get('/member/proof-ways')).json() as object;
  const { member, email } = await joined();
  expect(await ways(member)).toEqual({ hasPassword: true, hasPasskey: false, providers: [] });
  await shop.deps.pool.query('update member set password_hash = null where email = $1', [email]);
  await shop.deps.pool.query(
    `insert into sns_link (provider, open_id, mem_cd, created_at) select 'kakao', 'K-info', mem_cd, now() from member where email = $1`,
    [email],
  );
  expect(await ways(member)).toEqual({ hasPassword: false, hasPasskey: false, providers: ['kakao'] });
});

describePostgres('at one moment', () => {
  race(
    'API-D20 of five confirmations of one code one changes the phone',
    {
      guard: condition(/"verification"\."used_at" is null/, 'true'),
      harm: /Expected length: 1\s+Received length: \d+/,
    },
    async () => {
      const { member } = await joined();
      const [old, next] = [`0107701${String(number).padStart(4, '0')}`, `0107702${String(number).padStart(4, '0')}`];
      await change(member, { by: 'phone', phone: old });
      const verificationCd = nameOf(await ask(member, { by: 'phone', phone: next }));
      const code = await codeTo(next);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => member.put('/member/contact', { by: 'phone', verificationCd, code })),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    },
  );
});

describePostgres('of two members', () => {
  race(
    'V-EM2 two who prove the same address at one moment do not both have it',
    { guard: uniqueKey('member_email'), harm: /Expected length: 1\s+Received length: 2/ },
    async () => {
      const email = `same${number}@example.com`;
      const both = [await joined(), await joined()];
      const proofs: { member: Caller; verificationCd: string; code: string }[] = [];
      for (const { member } of both) {
        proofs.push({ member, verificationCd: nameOf(await ask(member, { by: 'email', email })), code: await codeTo(email) });
        shop.clock.advance(31_000);
      }
      const answers = await Promise.all(proofs.map(({ member, ...proof }) => member.put('/member/contact', { by: 'email', ...proof })));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    },
  );
});
