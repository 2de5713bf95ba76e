import { eq } from 'drizzle-orm';
import { memberCall } from '../../../platform/testing/member-call';
import { raceOn, rowLocks } from '../../../platform/testing/race';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../../platform/testing/test-app';
import { memberTable } from '../../member/member.tables';
import { sessionTable } from '../../session/session.tables';
import { unlink } from './sns-link.service';
import { snsLinkTable } from './sns.tables';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** What the sandbox's page is told. */
type Who = { who: 'known' | 'refuse' } | { who: 'new' | 'late' | 'twice'; name: string };
let guests = 0;
const aName = () => `guest${(guests += 1)}x`;
const path = (url: string) => url.replace(/^\/api/, '');

/** Presses a button of the login screen; answers the provider's page. */
const begin = async (browser: Caller, provider = 'kakao', target = '') =>
  (await browser.post(`/login/sns/${provider}`, { target })).json<{ redirectUrl: string }>().redirectUrl;
/** Answers the page; answers where the browser is sent. */
const tell = async (browser: Caller, page: string, who: Who) =>
  String(
    (
      await browser.post(path(page), new URLSearchParams({ ...who }).toString(), {
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-requested-with': undefined },
      })
    ).headers.location,
  );
const comeBack = async (browser: Caller, callback: string) => String((await browser.get(path(callback))).headers.location);
const enter = async (browser: Caller, who: Who, provider = 'kakao', target = '') =>
  comeBack(browser, await tell(browser, await begin(browser, provider, target), who));
const isLogin = async (browser: Caller) => (await browser.get('/login/v2/ping')).json<{ isLogin: boolean }>().isLogin;

describe('buttons', () => {
  test('API-D02 R-ACC-01 R-ACC-03 each language has the buttons of its providers', async () => {
    const of = async (locale: string) => (await shop.visitor({ locale }).get('/login/sns')).json();
    expect([await of('ko'), await of('en'), await of('zh-CN')]).toEqual([['kakao', 'naver', 'google'], ['google'], ['wechat']]);
  });

  test('API-D02 in production without a configuration there is no button, no page of the sandbox, and a press is refused', async () => {
    const bare = await createTestApp({ seed: 'empty', config: { SNS_SANDBOX: false } });
    expect((await bare.visitor().get('/login/sns')).json()).toEqual([]);
    expect((await bare.visitor().post('/login/sns/kakao', { target: '' })).json()).toMatchObject({ messageCode: 'login.a0041' });
    expect((await bare.visitor().get('/sns/sandbox/kakao/authorize')).statusCode).toBe(404);
    await bare.close();
  });
});

describe('a login by another account', () => {
  test.each([
    ['kakao', 'toName=Product&productCd=P0001', '/product/P0001'],
    ['google', 'toName=Promotion&layoutCd=EV01', '/promotion/EV01'],
    ['wechat', '', '/'],
    ['google', 'toName=MyProfile#invite', '/mypage/profile#invite'],
    ['kakao', 'toName=https://evil.example#x', '/'],
  ])('API-D02 %s opens the member it is linked to, who arrives where they wanted to go: “%s” is %s', async (provider, target, arrived) => {
    const browser = shop.visitor();
    expect(await enter(browser, { who: 'known' }, provider, target)).toBe(arrived);
    expect((await browser.get('/login/simple-details')).json()).toMatchObject({ memCd: 'M0001' });
  });

  test('API-D02 state, nonce and a PKCE challenge go along, never the verifier, and each way has its own', async () => {
    const browser = shop.visitor();
    const [one, other] = [await begin(browser), await begin(browser)].map((page) => new URL(page, 'http://x').searchParams);
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one?.get(name)).toMatch(/^[\w-]{40,}$/);
      expect(one?.get(name)).not.toBe(other?.get(name));
    }
    expect(one?.get('code_challenge_method')).toBe('S256');
    expect(one?.has('code_verifier')).toBe(false);
  });

  test('API-D02 an unknown account opens nothing: the browser is asked to link it or to join, and knows the profile', async () => {
    const browser = shop.visitor();
    const name = aName();
    expect(await enter(browser, { who: 'new', name }, 'naver', 'toName=OrderCart')).toBe('/member/link-sns?toName=OrderCart');
    expect(await isLogin(browser)).toBe(false);
    expect((await browser.get('/login/sns-proof')).json()).toEqual({
      provider: 'naver',
      openId: `sandbox:${name}`,
      nickname: name,
      email: `${name}@sandbox.example`,
      target: 'toName=OrderCart',
    });
    expect((await shop.visitor().get('/login/sns-proof')).body).toBe('null');
  });

  test('API-D02 who refuses is back at the login, which says so and still knows the way', async () => {
    const browser = shop.visitor();
    expect(await enter(browser, { who: 'refuse' }, 'kakao', 'toName=OrderCart#goods')).toBe(
      '/login?toName=OrderCart&snsFailure=DENIED#goods',
    );
    expect(await isLogin(browser)).toBe(false);
  });

  test('API-D02 a code that is too old opens nothing, nor does a browser that was away for more than ten minutes', async () => {
    const browser = shop.visitor();
    expect(await enter(browser, { who: 'late', name: aName() })).toBe('/login?snsFailure=EXPIRED');
    const callback = await tell(browser, await begin(browser), { who: 'known' });
    shop.clock.advance(10 * 60_000);
    expect(await comeBack(browser, callback)).toBe('/login?snsFailure=EXPIRED');
    expect(await isLogin(browser)).toBe(false);
  });

  test('API-D02 who comes back twice is logged in once, and is where they wanted to go', async () => {
    const browser = shop.visitor();
    const name = aName();
    await enter(browser, { who: 'new', name });
    await browser
      .post('/login/sns-proof/link', { loginId: 'demo02', password: 'hyangro123' })
      .then(({ statusCode }) => expect(statusCode).toBe(200));
    await browser.get('/logout');
    const before = await shop.db.$count(sessionTable);
    expect(await enter(browser, { who: 'twice', name }, 'kakao', 'toName=OrderCart')).toBe('/order/cart');
    expect([await isLogin(browser), (await shop.db.$count(sessionTable)) - before]).toEqual([true, 1]);
  });

  test('API-D02 a state counts once: who brings it again without a session is not logged in', async () => {
    const browser = shop.visitor();
    const callback = await tell(browser, await begin(browser), { who: 'known' });
    await comeBack(browser, callback);
    await browser.get('/logout');
    expect(await comeBack(browser, callback)).toBe('/login?snsFailure=USED');
    expect(await isLogin(browser)).toBe(false);
  });

  test('API-D02 NF-02 a state of another browser, an invented one, one of another provider and none open nothing', async () => {
    const [mine, theirs] = [shop.visitor(), shop.visitor()];
    const callback = await tell(theirs, await begin(theirs), { who: 'known' });
    await begin(mine);
    expect(await comeBack(mine, callback)).toBe('/login?snsFailure=FAILED');
    expect(await comeBack(mine, callback.replace(/state=[^&]+/, 'state=invented'))).toBe('/login?snsFailure=FAILED');
    expect(await comeBack(mine, '/login/sns/kakao/callback')).toBe('/login?snsFailure=FAILED');
    expect(await comeBack(theirs, callback.replace('/kakao/', '/google/'))).toBe('/login?snsFailure=USED');
    expect([await isLogin(mine), await isLogin(theirs)]).toEqual([false, false]);
  });

  test('API-D02 an account opens no member whom an operator has locked', async () => {
    await shop.db.update(memberTable).set({ status: 'LOCKED' }).where(eq(memberTable.memCd, 'M0001'));
    const browser = shop.visitor();
    expect(await enter(browser, { who: 'known' })).toBe('/login?snsFailure=LOCKED');
    expect(await isLogin(browser)).toBe(false);
    await shop.db.update(memberTable).set({ status: 'ACTIVE' }).where(eq(memberTable.memCd, 'M0001'));
  });

  test.each(['redirect_uri', 'state'])('NF-02 the sandbox gives no code to a page that is not the shop’s: its %s', async (name) => {
    const browser = shop.visitor();
    const page = new URL(await begin(browser), 'http://x');
    page.searchParams.set('redirect_uri', 'https://evil.example/api/login');
    if (name === 'state') page.searchParams.delete('state');
    expect(await tell(browser, page.pathname + page.search, { who: 'known' })).toBe('undefined');
    const cross = await browser.post(path(await begin(browser)), 'who=known', {
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    });
    expect(cross.statusCode).toBe(403);
  });
});

describe('linking', () => {
  const link = (browser: Caller, loginId: string, password = 'hyangro123') => browser.post('/login/sns-proof/link', { loginId, password });
  const links = async (browser: Caller) =>
    (await browser.get('/member/sns')).json<{ provider: string; linkedAt: string | null; canUnlink: boolean }[]>();

  test('R-ACC-17 linking to an existing account needs its password; after it the account opens that member', async () => {
    const browser = shop.visitor();
    const name = aName();
    await enter(browser, { who: 'new', name }, 'google');
    expect((await link(browser, 'demo03', 'not-this-one1')).json()).toMatchObject({ messageCode: 'login.a0001', args: [1, 5] });
    expect(await isLogin(browser)).toBe(false);
    expect((await link(browser, 'demo03')).json()).toMatchObject({ memCd: 'M0003' });
    const other = shop.visitor();
    await enter(other, { who: 'new', name }, 'google');
    expect((await other.get('/login/simple-details')).json()).toMatchObject({ memCd: 'M0003' });
  });

  test('R-ACC-17 without a proved account, or half an hour after it, nothing is linked, and no password is tried', async () => {
    const browser = shop.visitor();
    expect((await link(browser, 'demo03')).json()).toMatchObject({ messageCode: 'login.a0042' });
    await enter(browser, { who: 'new', name: aName() });
    shop.clock.advance(30 * 60_000);
    expect((await link(browser, 'demo03', 'wrong')).json()).toMatchObject({ messageCode: 'login.a0042' });
  });

  test('R-ACC-17 a member has one account of a provider', async () => {
    const browser = shop.visitor();
    await enter(browser, { who: 'new', name: aName() });
    expect((await link(browser, 'demo01')).json()).toMatchObject({ messageCode: 'login.a0043' });
    expect(await isLogin(browser)).toBe(false);
  });

  test('R-ACC-10 who has joined links the account that this browser has proved, by its openId; a second time says the same', async () => {
    const browser = shop.visitor();
    const name = aName();
    await enter(browser, { who: 'new', name }, 'google');
    await browser.post('/login', { loginId: 'demo04', password: 'hyangro123' });
    const complete = (openId: string) => browser.post('/member/sns', { openId });
    expect((await complete('sandbox:somebody')).json()).toMatchObject({ messageCode: 'login.a0042' });
    expect((await complete(`sandbox:${name}`)).json()).toEqual({ provider: 'google' });
    expect((await complete(`sandbox:${name}`)).json()).toEqual({ provider: 'google' });
    const stranger = await shop.login('demo05');
    expect((await stranger.post('/member/sns', { openId: `sandbox:${name}` })).statusCode).toBe(410);
  });

  test('R-ACC-10 who joins with the profile of an account is linked after that, and is let in by it the next time', async () => {
    const browser = shop.visitor({ locale: 'en' });
    const name = aName();
    await enter(browser, { who: 'new', name }, 'google');
    const { openId, email, nickname } = (await browser.get('/login/sns-proof')).json<{ openId: string; email: string; nickname: string }>();
    const form = {
      loginId: 'snsjoiner1',
      password: 'hyangro123',
      memNm: 'Rose',
      birthday: '19960608',
      gender: '02',
      agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'],
    };
    expect((await browser.post('/member/join', { ...form, email, nickname })).statusCode).toBe(201);
    expect((await browser.post('/member/sns', { openId })).json()).toEqual({ provider: 'google' });
    const later = shop.visitor({ locale: 'en' });
    await enter(later, { who: 'new', name }, 'google');
    expect((await later.get('/login/simple-details')).json()).toMatchObject({ nickname: name });
  });

  test('R-MY-17 an account is linked and unlinked on my page; what opens another member is not taken from them', async () => {
    const browser = await shop.login('demo06');
    const begun = (await browser.post('/member/sns/naver')).json<{ redirectUrl: string }>().redirectUrl;
    expect(await comeBack(browser, await tell(browser, begun, { who: 'new', name: aName() }))).toBe('/mypage/link-sns?snsLinked=naver');
    expect(await links(browser)).toMatchObject([
      { provider: 'kakao', linkedAt: null, canUnlink: false },
      { provider: 'naver', linkedAt: expect.any(String), canUnlink: true },
      { provider: 'google', linkedAt: null, canUnlink: false },
    ]);
    const taken = (await browser.post('/member/sns/kakao')).json<{ redirectUrl: string }>().redirectUrl;
    expect(await comeBack(browser, await tell(browser, taken, { who: 'known' }))).toBe('/mypage/link-sns?snsFailure=TAKEN');
    expect((await browser.delete('/member/sns/naver')).json()).toMatchObject([{ linkedAt: null }, { linkedAt: null }, { linkedAt: null }]);
    expect((await browser.delete('/member/sns/naver')).statusCode).toBe(404);
  });

  test('R-MY-17 another member who logs in on the way does not get the account', async () => {
    const browser = await shop.login('demo07');
    const begun = (await browser.post('/member/sns/naver')).json<{ redirectUrl: string }>().redirectUrl;
    const callback = await tell(browser, begun, { who: 'new', name: aName() });
    await browser.post('/login', { loginId: 'demo08', password: 'hyangro123' });
    expect(await comeBack(browser, callback)).toBe('/mypage/link-sns?snsFailure=FAILED');
    expect((await links(browser)).every(({ linkedAt }) => linkedAt === null)).toBe(true);
  });

  test('R-MY-17 the last way in cannot be unlinked: without a password one account stays', async () => {
    const browser = await shop.login('demo09');
    const now = shop.clock.now();
    await shop.db
      .insert(snsLinkTable)
      .values(['kakao', 'naver'].map((provider) => ({ provider, openId: 'o9', memCd: 'M0009', createdAt: now }) as never));
    await shop.db.update(memberTable).set({ passwordHash: null }).where(eq(memberTable.memCd, 'M0009'));
    expect((await browser.delete('/member/sns/kakao')).json()).toMatchObject([
      { canUnlink: false },
      { provider: 'naver', canUnlink: false },
      {},
    ]);
    expect((await browser.delete('/member/sns/naver')).json()).toMatchObject({ messageCode: 'login.a0010' });
    expect((await links(browser)).find(({ provider }) => provider === 'naver')?.linkedAt).not.toBeNull();
  });
});

describePostgres('two at once', () => {
  race('R-MY-17 of the last two ways in, unlinked at once, one stays', { guard: rowLocks, harm: /Expected: 1\s+Received: 0/ }, async () => {
    const memCd = 'M0010';
    await shop.db.delete(snsLinkTable).where(eq(snsLinkTable.memCd, memCd));
    await shop.db.update(memberTable).set({ passwordHash: null }).where(eq(memberTable.memCd, memCd));
    const now = shop.clock.now();
    const both = ['kakao', 'naver'] as const;
    await shop.db.insert(snsLinkTable).values(both.map((provider) => ({ provider, openId: 'o10', memCd, createdAt: now })));
    await Promise.allSettled(both.map((provider) => unlink(shop.db, provider, memberCall(memCd, now))));
    expect(await shop.db.$count(snsLinkTable, eq(snsLinkTable.memCd, memCd))).toBe(1);
  });
});
