import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { condition, namedLocks, raceOn, uniqueKey } from '../../platform/testing/race';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

let number = 0;
const nextPhone = () => `0109${String((number += 1)).padStart(7, '0')}`;
const form = (changes: object = {}) => {
  number += 1;
  return {
    loginId: `shopper${number}`,
    password: 'perfume123',
    memNm: '서연',
    nickname: `새손님${number}`,
    email: `new${number}@example.com`,
    birthday: '19980214',
    gender: '02',
    agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'],
    ...changes,
  };
};
const join = (changes: object = {}, browser: Caller = shop.visitor()) => browser.post('/member/join', form(changes));
const errorOf = (response: { statusCode: number; json(): unknown }) => {
  const { messageCode, args } = response.json() as { messageCode: string; args: unknown[] };
  return [response.statusCode, messageCode, ...args];
};
const points = async (memCd: string) =>
  (await shop.deps.pool.query<{ points: number }>('select points from member where mem_cd = $1', [memCd])).rows[0]?.points;
const sentCode = async () => {
  const [last] = (await shop.visitor().get('/__qa/outbox')).json() as { text: string }[];
  return /\d{6}/.exec(last?.text ?? '')?.[0] ?? '';
};
/** A confirmed phone, as step 2 leaves it. */
const confirmPhone = async (phone: string) => {
  const { verificationCd } = (await shop.visitor().post('/member/verification/send', { phone })).json() as {
    verificationCd: string;
  };
  await shop.visitor().post('/member/verification/confirm', { verificationCd, code: await sentCode() });
  return verificationCd;
};

describe('join', () => {
  test('API-D03 a new member is logged in at once; without a proof of a person there is no reward yet', async () => {
    const browser = shop.visitor({ locale: 'en' });
    const response = await join({}, browser);
    expect(response.statusCode).toBe(201);
    const member = response.json() as { memCd: string };
    expect(member).toMatchObject({
      grade: 'NEW',
      memberType: 'PERSON',
      newCustomer: true,
      hasRealName: false,
      ageGroupStr: expect.stringMatching(/^\d0s$/),
    });
    expect((await browser.get('/login/ping')).body).toBe('pong');
    const home = (await browser.get('/member/home')).json();
    expect(home).toMatchObject({
      points: 0,
      couponCount: 0,
      rewardAwaitsEmail: true,
      zzimCount: 0,
      orderCounts: { WAIT: 0, PREP: 0, SHIP: 0, DELIV: 0, CONFIRM: 0, CLAIM: 0 },
    });
  });

  test('API-D03 a member with a proven phone starts with 1,000 points and the sign-up coupon', async () => {
    const phone = nextPhone();
    const browser = shop.visitor();
    const korean = { ...form(), phone, verificationCd: await confirmPhone(phone) };
    expect((await browser.post('/member/sign-up', korean)).statusCode).toBe(201);
    expect((await browser.get('/member/home')).json()).toMatchObject({ points: 1000, couponCount: 1, rewardAwaitsEmail: false });
  });

  test('a phone is rewarded once, ever: a second member with it joins without points and coupon, and counts for no friend', async () => {
    const phone = nextPhone();
    const signUpWith = async (changes: object = {}) => {
      const browser = shop.visitor();
      const answer = await browser.post('/member/sign-up', { ...form(changes), phone, verificationCd: await confirmPhone(phone) });
      expect(answer.statusCode).toBe(201);
      return { browser, member: answer.json() as { memCd: string; rewardPoints: number } };
    };
    const first = await signUpWith();
    expect(first.member.rewardPoints).toBe(1_000);
    // The code of the first is sent again once its pause is over, also when its member has left.
    shop.clock.advance(31_000);
    await shop.deps.pool.query(`update member set phone = null where mem_cd = $1`, [first.member.memCd]);
    const before = await points('M0001');
    const second = await signUpWith({ referrer: 'demo' });
    expect(second.member.rewardPoints).toBe(0);
    expect((await second.browser.get('/member/home')).json()).toMatchObject({ points: 0, couponCount: 0, rewardAwaitsEmail: false });
    expect(await points('M0001')).toBe(before);
    const { rows } = await shop.deps.pool.query('select phone_hash from rewarded_phone');
    expect(JSON.stringify(rows)).not.toContain(phone);
  });

  test('a phone gets ten codes in a day, whoever asks for them', async () => {
    const phone = nextPhone();
    const ask = () => shop.visitor().post('/member/verification/send', { phone });
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await ask()).statusCode).toBe(200);
      shop.clock.advance(31_000);
    }
    expect(errorOf(await ask())).toEqual([429, 'join.a0019', 10]);
    shop.clock.advance(86_400_000);
    expect((await ask()).statusCode).toBe(200);
  });

  test('API-D03 a member who joined can log in again with the same password', async () => {
    const data = form();
    await shop.visitor().post('/member/join', data);
    expect((await shop.visitor().post('/login', { loginId: data.loginId, password: data.password })).statusCode).toBe(200);
  });

  test.each([
    ['V-ID2', 'loginId', 'DEMO03', 'join.a0001'],
    ['V-ID2', 'loginId', 'demo01', 'join.a0001'],
    ['V-NK1', 'nickname', '지수의서랍', 'join.a0003'],
    ['V-EM2', 'email', 'Demo@Example.com', 'join.a0004'],
  ])('%s API-D03 a taken %s is refused', async (_, field, value, messageCode) => {
    expect(errorOf(await join({ [field]: value }))).toEqual([409, messageCode]);
  });

  test.each([
    ['V-PW2', 'password', 'a'.repeat(16) + '1', 'validation.v0002'],
    ['V-PW2', 'password', 'abcdefgh', 'validation.v0002'],
    ['V-ID1', 'loginId', 'ab_cd', 'validation.v0005'],
    ['V-ID1', 'loginId', 'abcd', 'validation.v0005'],
    ['V-NK1', 'nickname', '가'.repeat(14), 'validation.v0010'],
    ['V-EM2', 'email', 'nobody', 'validation.v0004'],
    ['V-BD1', 'birthday', '18991231', 'validation.v0006'],
    ['V-BD2', 'birthday', '20010229', 'validation.v0007'],
    ['V-GD1', 'gender', '', 'validation.v0008'],
    ['API-D03', 'agreeTerms', [], 'join.a0012'],
    ['API-D03', 'agreeTerms', ['PRIVACY', 'AGE14'], 'join.a0012'],
    ['API-D03', 'agreeTerms', ['TERMS', 'AGE14'], 'join.a0012'],
    ['API-D03', 'agreeTerms', ['TERMS', 'PRIVACY', 'MARKETING'], 'join.a0012'],
  ])('%s V-SRV1 the server refuses %s with the field’s code', async (_, field, value, code) => {
    const response = await join({ [field]: value });
    expect([response.statusCode, (response.json() as { args: unknown }).args]).toEqual([422, [{ field, code }]]);
  });

  test.each([
    ['V-PW1', 'password', `a1${'b'.repeat(19)}`, 'validation.v0001'],
    ['V-PW1', 'password', 'abcdefgh', 'validation.v0001'],
    ['V-EM1', 'email', '.a@x.kr', 'validation.v0004'],
    ['V-EM1', 'email', 'a@x.info', 'validation.v0004'],
    ['V-PH1', 'phone', '0101234567', 'validation.v0009'],
  ])('%s V-SRV1 the server refuses %s of the Korean form with the field’s code', async (_, field, value, code) => {
    const body = { ...form(), phone: nextPhone(), verificationCd: 'VF', [field]: value };
    const response = await shop.visitor().post('/member/sign-up', body);
    expect([response.statusCode, (response.json() as { args: unknown }).args]).toEqual([422, [{ field, code }]]);
  });

  test('TRAP-01 TRAP-03 the Korean form takes up to 20 characters, with which the member logs in again, and the literal e-mail pattern', async () => {
    const phone = nextPhone();
    const korean = { ...form(), phone, verificationCd: await confirmPhone(phone) };
    const refused = await shop.visitor().post('/member/sign-up', { ...korean, email: 'a@x.info', password: 'a1'.repeat(11) });
    expect((refused.json() as { args: unknown }).args).toEqual(
      expect.arrayContaining([
        { field: 'email', code: 'validation.v0004' },
        { field: 'password', code: 'validation.v0001' },
      ]),
    );
    const password = 'a1'.repeat(10);
    expect((await shop.visitor().post('/member/sign-up', { ...korean, password })).statusCode).toBe(201);
    expect((await shop.visitor().post('/login', { loginId: korean.loginId, password })).statusCode).toBe(200);
    expect((await shop.visitor().post('/login', { loginId: korean.loginId, password: `${password}1` })).statusCode).not.toBe(200);
  });

  test('API-D03 nobody under fourteen joins', async () => {
    const year = new Date().getFullYear() - 13;
    expect(errorOf(await join({ birthday: `${year}0101` }))).toEqual([422, 'join.a0010']);
  });

  describePostgres('API-D03 at the same moment', () => {
    race(
      'V-ID2 two people who choose the same id at once: one joins, one is told',
      { guard: uniqueKey('member_login_id'), harm: /\+ +201,/ },
      async () => {
        const data = form();
        const answers = await Promise.all(
          [1, 2, 3].map((n) =>
            shop.visitor().post('/member/join', { ...data, nickname: `동시${number}${n}`, email: `same${number}-${n}@example.com` }),
          ),
        );
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
      },
    );
  });
});

describe('is it free', () => {
  test.each([
    ['/member/check-id?loginId=demo03', false],
    ['/member/check-id?loginId=brandnew1', true],
    ['/member/check-nickname?nickname=%EC%A7%80%EC%88%98%EC%9D%98%EC%84%9C%EB%9E%8D', false],
    ['/member/check-nickname?nickname=fresh', true],
    ['/member/check-email?email=DEMO@example.com', false],
    ['/member/check-email?email=fresh@example.com', true],
  ])('API-D03 %s answers %s', async (url, isFree) => {
    expect((await shop.visitor().get(url)).json()).toEqual({ isFree });
  });
  test('V-ID1 a value that cannot be an id is refused', async () => {
    expect((await shop.visitor().get('/member/check-id?loginId=a')).statusCode).toBe(400);
  });
});

describe('friends', () => {
  test('K-REF who invited is given 1,000 points and 3 tickets, by code or id', async () => {
    const {
      rows: [friend],
    } = await shop.deps.pool.query<{ ref_id: string }>(`select ref_id from member where mem_cd = 'M0005'`);
    const before = (await points('M0005')) ?? 0;
    const tickets = async () => ((await (await shop.login('demo05')).get('/member/home')).json() as { ticketCount: number }).ticketCount;
    const ticketsBefore = await tickets();
    for (const referrer of [friend?.ref_id, 'DEMO05']) {
      const phone = nextPhone();
      const korean = { ...form(), phone, verificationCd: await confirmPhone(phone), referrer };
      expect((await shop.visitor().post('/member/sign-up', korean)).statusCode).toBe(201);
    }
    expect(await points('M0005')).toBe(before + 2000);
    expect(await tickets()).toBe(ticketsBefore + 6);
  });

  test('K-REF with the campaign the invited friend is given 1,000 points and 3 tickets too, a friend of nobody is not', async () => {
    Object.assign(shop.deps.config, { INVITED_REWARD: true });
    try {
      const given = async (changes: object) => {
        const phone = nextPhone();
        const browser = shop.visitor();
        await browser.post('/member/sign-up', { ...form(), phone, verificationCd: await confirmPhone(phone), ...changes });
        const { points: own, ticketCount } = (await browser.get('/member/home')).json() as { points: number; ticketCount: number };
        return [own, ticketCount];
      };
      const before = (await points('M0010')) ?? 0;
      const [alone = 0, tickets = 0] = await given({});
      expect(await given({ referrer: 'demo10' })).toEqual([alone + 1000, tickets + 3]);
      expect(await points('M0010')).toBe(before + 1000);
    } finally {
      Object.assign(shop.deps.config, { INVITED_REWARD: false });
    }
  });

  test('LS-22 the member whose link brought a new one is thanked too; a typed friend comes first, an unknown code is passed over', async () => {
    const signUp = async (changes: object) => {
      const phone = nextPhone();
      const body = { ...form(), phone, verificationCd: await confirmPhone(phone), ...changes };
      return (await shop.visitor().post('/member/sign-up', body)).statusCode;
    };
    const before = [(await points('M0008')) ?? 0, (await points('M0009')) ?? 0];
    expect(await signUp({ refMemCd: 'M0008' })).toBe(201);
    expect(await signUp({ refMemCd: 'M0008', referrer: 'demo09' })).toBe(201);
    expect(await signUp({ refMemCd: 'NOBODY' })).toBe(201);
    expect([await points('M0008'), await points('M0009')]).toEqual(before.map((had) => had + 1000));
  });

  test('V-REF1 nobody invites themselves, by id or by phone', async () => {
    expect(errorOf(await join({ loginId: 'selfish1', referrer: 'Selfish1' }))).toEqual([422, 'join.a0008']);
    const {
      rows: [friend],
    } = await shop.deps.pool.query<{ phone: string }>(`select phone from member where mem_cd = 'M0006'`);
    const phone = friend?.phone ?? '';
    const korean = { ...form(), phone, verificationCd: await confirmPhone(phone), referrer: 'demo06' };
    expect(errorOf(await shop.visitor().post('/member/sign-up', korean))).toEqual([422, 'join.a0008']);
  });

  test('K-REF an unknown friend is refused and nothing of the sign-up stays', async () => {
    const data = form({ referrer: 'nobody123' });
    expect(errorOf(await shop.visitor().post('/member/join', data))).toEqual([422, 'join.a0016']);
    expect((await shop.visitor().get(`/member/check-id?loginId=${data.loginId}`)).json()).toEqual({
      isFree: true,
    });
  });

  test('V-REF2 the fifty-first friend is refused, the fifty-second where one more counts', async () => {
    await shop.deps.pool.query(
      `insert into member (mem_cd, login_id, password_hash, email, mem_nm, nickname, birthday, gender, ref_id, avatar_seed, joined_at)
        select 'MF' || n, 'friend' || n, '', 'friend' || n || '@example.com', '친구', '친구' || n, '19900101', '01', 'HRF' || n, 'a', now() from generate_series(1, 50) n`,
    );
    await shop.deps.pool.query(
      `insert into referral (mem_cd, ref_mem_cd, created_at, rewarded_at) select 'MF' || n, 'M0007', now(), now() from generate_series(1, 49) n`,
    );
    const phone = nextPhone();
    const fiftieth = { ...form(), phone, verificationCd: await confirmPhone(phone), referrer: 'demo07' };
    expect((await shop.visitor().post('/member/sign-up', fiftieth)).statusCode).toBe(201);
    expect(errorOf(await join({ referrer: 'demo07' }))).toEqual([422, 'join.a0009', 50]);
    Object.assign(shop.deps.config, { REFERRERS_MAX: 51 });
    try {
      const next = nextPhone();
      const fiftyFirst = { ...form(), phone: next, verificationCd: await confirmPhone(next), referrer: 'demo07' };
      expect((await shop.visitor().post('/member/sign-up', fiftyFirst)).statusCode).toBe(201);
      expect(errorOf(await join({ referrer: 'demo07' }))).toEqual([422, 'join.a0009', 51]);
    } finally {
      Object.assign(shop.deps.config, { REFERRERS_MAX: 50 });
    }
  });
});

describe('verify a phone', () => {
  test('API-D04 a code of six digits comes by text message and confirms the phone', async () => {
    const phone = nextPhone();
    const sent = await shop.visitor().post('/member/verification/send', { phone: phone.replace(/(...)(....)/, '$1-$2-') });
    expect(sent.json()).toMatchObject({ expiresInSeconds: 180, resendInSeconds: 30 });
    const { verificationCd } = sent.json() as { verificationCd: string };
    const confirmed = await shop.visitor().post('/member/verification/confirm', { verificationCd, code: await sentCode() });
    expect(confirmed.statusCode).toBe(204);
    const korean = { ...form(), phone, verificationCd };
    expect((await shop.visitor().post('/member/sign-up', korean)).statusCode).toBe(201);
    const again = { ...form(), phone, verificationCd };
    expect(errorOf(await shop.visitor().post('/member/sign-up', again))).toEqual([422, 'join.a0015']);
  });

  test('API-D04 without a confirmed phone, or with another phone’s proof, nobody signs up', async () => {
    const phone = nextPhone();
    const { verificationCd } = (await shop.visitor().post('/member/verification/send', { phone })).json() as {
      verificationCd: string;
    };
    expect(errorOf(await shop.visitor().post('/member/sign-up', { ...form(), phone, verificationCd }))).toEqual([422, 'join.a0015']);
    const other = await confirmPhone(nextPhone());
    expect(errorOf(await shop.visitor().post('/member/sign-up', { ...form(), phone, verificationCd: other }))).toEqual([422, 'join.a0015']);
  });

  test('API-D04 a second code waits thirty seconds', async () => {
    const phone = nextPhone();
    const send = () => shop.visitor().post('/member/verification/send', { phone });
    await send();
    shop.clock.advance(20_000);
    expect(errorOf(await send())).toEqual([429, 'join.a0014', expect.any(Number)]);
    shop.clock.advance(11_000);
    expect((await send()).statusCode).toBe(200);
  });

  test('API-D04 the fifth wrong try ends the code, also for the right one', async () => {
    const { verificationCd } = (await shop.visitor().post('/member/verification/send', { phone: nextPhone() })).json() as {
      verificationCd: string;
    };
    const code = await sentCode();
    const wrong = code === '000000' ? '111111' : '000000';
    const attempt = async (value: string) => {
      const response = await shop.visitor().post('/member/verification/confirm', { verificationCd, code: value });
      return response.statusCode === 204 ? [204] : errorOf(response);
    };
    for (let time = 1; time <= 4; time += 1) expect(await attempt(wrong)).toEqual([422, 'join.a0006']);
    expect(await attempt(wrong)).toEqual([410, 'join.a0013']);
    expect(await attempt(code)).toEqual([410, 'join.a0013']);
  });

  describePostgres('API-D04 at the same moment', () => {
    race(
      'API-D04 of sixty guesses at one moment five are looked at: the right code sent last is refused',
      { guard: condition(/"verification"\."tries" < (\$\d+)/, '$1::int is not null'), harm: /Expected: 410\s+Received: 204/ },
      async () => {
        for (let run = 0; run < 3; run += 1) {
          const { verificationCd } = (await shop.visitor().post('/member/verification/send', { phone: nextPhone() })).json() as {
            verificationCd: string;
          };
          const code = await sentCode();
          const wrong = code === '000000' ? '111111' : '000000';
          const guesses = [...Array.from({ length: 59 }, () => wrong), code];
          const answers = await Promise.all(
            guesses.map((guess) => shop.visitor().post('/member/verification/confirm', { verificationCd, code: guess })),
          );
          const counted = answers.filter(({ statusCode }) => statusCode === 422);
          expect(counted).toHaveLength(4);
          expect(answers.at(-1)?.statusCode).toBe(410);
        }
      },
    );

    race(
      'API-D04 thirty codes asked for one phone at one moment: one is sent',
      { guard: namedLocks, harm: /Expected length: 1\s+Received length: \d+/ },
      async () => {
        const phone = nextPhone();
        const answers = await Promise.all(Array.from({ length: 30 }, () => shop.visitor().post('/member/verification/send', { phone })));
        expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
        expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(29);
      },
    );
  });

  test('API-D04 a code works for three minutes', async () => {
    const send = async () =>
      (
        (await shop.visitor().post('/member/verification/send', { phone: nextPhone() })).json() as {
          verificationCd: string;
        }
      ).verificationCd;
    const confirm = async (verificationCd: string, code: string) =>
      (await shop.visitor().post('/member/verification/confirm', { verificationCd, code })).statusCode;
    const early = await send();
    const earlyCode = await sentCode();
    shop.clock.advance(178_000);
    expect(await confirm(early, earlyCode)).toBe(204);
    const late = await send();
    const lateCode = await sentCode();
    shop.clock.advance(181_000);
    expect(await confirm(late, lateCode)).toBe(410);
  });

  test('V-REQ1 V-PH1 an empty code and a phone of ten digits are refused', async () => {
    expect((await shop.visitor().post('/member/verification/confirm', { verificationCd: 'x', code: '' })).json()).toMatchObject({
      args: [{ field: 'code', code: 'validation.v0012' }],
    });
    expect((await shop.visitor().post('/member/verification/send', { phone: '010-123-4567' })).json()).toMatchObject({
      args: [{ field: 'phone', code: 'validation.v0009' }],
    });
  });
});
