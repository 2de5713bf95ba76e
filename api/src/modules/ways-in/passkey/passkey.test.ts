import { eq } from 'drizzle-orm';
import type { Passkey, PasskeyCreationOptions, PasskeyRequestOptions } from '@hyangro/contracts/session/passkey.contract';
import { createAuthenticator, type Authenticator } from '../../../platform/testing/authenticator';
import { memberCall } from '../../../platform/testing/member-call';
import { condition, raceOn, rowLocks } from '../../../platform/testing/race';
import { createTestApp, DEMO_PASSWORD, describePostgres, type Caller, type TestApp } from '../../../platform/testing/test-app';
import { memberTable } from '../../member/member.tables';
import { unlink } from '../sns/sns-link.service';
import { snsLinkTable } from '../sns/sns.tables';
import { removePasskey } from './passkey.service';
import { passkeyTable } from './passkey.tables';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const MINUTE_MS = 60_000;
type Answer = Awaited<ReturnType<Caller['get']>>;
const refusalOf = (answer: Answer) => [answer.statusCode, answer.json<{ messageCode: string }>().messageCode];
const UNKNOWN = [403, 'login.a0045'];
const EXPIRED = [410, 'login.a0046'];
const INVALID = [422, 'login.a0047'];

const toAdd = async (browser: Caller) => (await browser.post('/member/passkeys/options')).json<PasskeyCreationOptions>();
const toLogIn = async (browser: Caller) => (await browser.post('/login/passkey/options')).json<PasskeyRequestOptions>();
const add = async (browser: Caller, device: Authenticator, name = '내 휴대전화') =>
  browser.post('/member/passkeys', { name, response: device.create(await toAdd(browser)) });
const logIn = async (browser: Caller, device: Authenticator, habits: Parameters<Authenticator['get']>[1] = {}) =>
  browser.post('/login/passkey', { response: device.get(await toLogIn(browser), habits) });
const list = async (browser: Caller) => (await browser.get('/member/passkeys')).json<Passkey[]>();
/** A member's browser, and a device with a passkey of theirs. */
async function withPasskey(loginId: string, habits: Parameters<typeof createAuthenticator>[0] = {}) {
  const [browser, device] = [await shop.login(loginId), createAuthenticator(habits)];
  expect((await add(browser, device)).statusCode).toBe(200);
  const passkey = (await list(browser)).at(-1);
  return { browser, device, passkeyCd: passkey?.passkeyCd ?? '' };
}

describe('adding', () => {
  test('a passkey is added under a name, and the member hears of it by mail', async () => {
    const browser = await shop.login('demo02');
    expect(await list(browser)).toEqual([]);
    const answer = await add(browser, createAuthenticator({ isSynced: true }), ' 내 휴대전화 ');
    expect(answer.json()).toEqual([
      { passkeyCd: expect.any(String), name: '내 휴대전화', isSynced: true, createdAt: expect.any(String), usedAt: null, canRemove: true },
    ]);
    const [mail] = (await browser.get('/__qa/outbox')).json<{ to: string; subject: string; text: string }[]>();
    expect(mail).toMatchObject({ to: 'demo02@example.com', subject: '[향로] 패스키를 등록했어요' });
    expect(mail?.text).toContain('내 휴대전화');
  });

  test('the device is asked for a passkey that it finds by itself, for the host of the shop, and tells nothing of itself', async () => {
    const browser = await shop.login('demo02');
    const [known] = await shop.db.select().from(passkeyTable).where(eq(passkeyTable.memCd, 'M0002'));
    const options = await toAdd(browser);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Hyangro' },
      user: { name: 'demo02' },
      excludeCredentials: [{ id: known?.credentialId, type: 'public-key', transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: 300_000,
    });
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain('M0002');
  });

  test.each([
    ['a page of another site', { origin: 'https://hyangro.example.evil' }],
    ['another site’s passkey', { rpId: 'evil.example' }],
    ['a page within a page of others', { crossOrigin: true }],
    ['a press of somebody whom the device has not recognised', { isVerified: false }],
  ])('%s adds nothing', async (_, habits) => {
    const browser = await shop.login('demo03');
    const response = createAuthenticator().create(await toAdd(browser), habits);
    expect(refusalOf(await browser.post('/member/passkeys', { name: '휴대전화', response }))).toEqual(INVALID);
    expect(await list(browser)).toEqual([]);
  });

  test('a challenge counts once, for its member, for five minutes', async () => {
    const [mine, theirs] = [await shop.login('demo03'), await shop.login('demo04')];
    const send = (browser: Caller, options: PasskeyCreationOptions) =>
      browser.post('/member/passkeys', { name: '휴대전화', response: createAuthenticator().create(options) });
    const options = await toAdd(mine);
    expect(refusalOf(await send(theirs, options))).toEqual(EXPIRED);
    expect((await send(mine, options)).statusCode).toBe(200);
    expect(refusalOf(await send(mine, options))).toEqual(EXPIRED);
    const late = await toAdd(mine);
    shop.clock.advance(5 * MINUTE_MS);
    expect(refusalOf(await send(mine, late))).toEqual(EXPIRED);
    const ofLogin = await toLogIn(mine);
    expect(refusalOf(await send(mine, { ...(await toAdd(mine)), challenge: ofLogin.challenge }))).toEqual(EXPIRED);
  });

  test('who took their time at the device is not asked for the password again, who begins anew is', async () => {
    const browser = await shop.login('demo05');
    shop.clock.advance(9 * MINUTE_MS);
    const options = await toAdd(browser);
    shop.clock.advance(3 * MINUTE_MS);
    const answer = await browser.post('/member/passkeys', { name: '휴대전화', response: createAuthenticator().create(options) });
    expect(answer.statusCode).toBe(200);
    expect(refusalOf(await browser.post('/member/passkeys/options'))).toEqual([403, 'login.a0044']);
  });

  test('one passkey is nobody else’s too; and nobody has more than ten', async () => {
    const { device } = await withPasskey('demo06');
    const other = await shop.login('demo07');
    expect(refusalOf(await add(other, device))).toEqual([409, 'login.a0048']);
    for (let number = 0; number < 10; number += 1) await add(other, createAuthenticator());
    expect(await list(other)).toHaveLength(10);
    const more = await other.post('/member/passkeys/options');
    expect([...refusalOf(more), more.json<{ args: unknown[] }>().args]).toEqual([409, 'login.a0049', [10]]);
  });

  test.each([
    ['', 'validation.v0019'],
    ['가'.repeat(31), 'validation.v0020'],
  ])('the name “%s” is refused at its field, when adding and when renaming', async (name, code) => {
    const browser = await shop.login('demo08');
    const fields = [{ field: 'name', code }];
    expect((await add(browser, createAuthenticator(), name)).json()).toMatchObject({ args: fields });
    expect((await browser.patch('/member/passkeys/X1', { name })).json()).toMatchObject({ args: fields });
  });
});

describe('a login', () => {
  test('whoever has the device is logged in without a name or a password, and the list says when', async () => {
    const { browser, device } = await withPasskey('demo09');
    const other = shop.visitor();
    expect((await logIn(other, device)).json()).toMatchObject({ memCd: 'M0009' });
    expect((await other.get('/login/v2/ping')).json()).toEqual({ isLogin: true });
    expect(await list(browser)).toMatchObject([{ usedAt: expect.any(String) }]);
  });

  test('the challenge is the same for everybody: no name goes in, no passkey is named', async () => {
    const options = await toLogIn(shop.visitor());
    expect(Object.keys(options).sort()).toEqual(['challenge', 'rpId', 'timeout', 'userVerification']);
    expect((await toLogIn(shop.visitor())).challenge).not.toBe(options.challenge);
  });

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page within a page of others', { crossOrigin: true }],
    ['another site’s passkey', { rpId: 'evil.example' }],
    ['a press of somebody whom the device has not recognised', { isVerified: false }],
    ['a device that names another member', { userHandle: 'bm9ib2R5' }],
    ['a device that names nobody', { userHandle: undefined }],
    ['a counter that falls behind, as of a copied passkey', { counter: 1 }],
  ])('%s opens nothing, and is told what an unknown passkey is told', async (_, habits) => {
    const { device } = await withPasskey('demo10');
    expect((await logIn(shop.visitor(), device)).statusCode).toBe(200);
    const browser = shop.visitor();
    const [refused, unknown] = [
      await logIn(browser, device, habits),
      await logIn(browser, createAuthenticator(), { userHandle: 'bm9ib2R5' }),
    ];
    expect(refusalOf(refused)).toEqual(UNKNOWN);
    expect(refused.body).toBe(unknown.body);
    expect((await browser.get('/login/v2/ping')).json()).toEqual({ isLogin: false });
    await shop.db.delete(passkeyTable).where(eq(passkeyTable.memCd, 'M0010'));
  });

  test('a signature of another key, and one that no browser wrote, open nothing', async () => {
    const { device } = await withPasskey('demo11');
    const browser = shop.visitor();
    const options = await toLogIn(browser);
    const forged = { ...createAuthenticator().get(options), id: device.credentialId, rawId: device.credentialId };
    forged.response.userHandle = device.get(options).response.userHandle;
    expect(refusalOf(await browser.post('/login/passkey', { response: forged }))).toEqual(UNKNOWN);
    const garbled = device.get(await toLogIn(browser));
    garbled.response.clientDataJSON = 'AAAA';
    expect(refusalOf(await browser.post('/login/passkey', { response: garbled }))).toEqual(UNKNOWN);
  });

  test('a challenge opens the shop once, within five minutes, and only one that the shop gave for a login', async () => {
    const { browser: member, device } = await withPasskey('demo12', { counts: false });
    const browser = shop.visitor();
    const send = (options: PasskeyRequestOptions) => browser.post('/login/passkey', { response: device.get(options) });
    const options = await toLogIn(browser);
    expect((await send(options)).statusCode).toBe(200);
    expect(refusalOf(await send(options))).toEqual(EXPIRED);
    const late = await toLogIn(browser);
    shop.clock.advance(5 * MINUTE_MS);
    expect(refusalOf(await send(late))).toEqual(EXPIRED);
    expect(refusalOf(await send({ ...options, challenge: 'aW52ZW50ZWQ' }))).toEqual(EXPIRED);
    const ofProof = (await member.post('/member/confirm-passkey/options')).json<PasskeyRequestOptions>();
    expect(refusalOf(await send(ofProof))).toEqual(EXPIRED);
  });

  test('a member whom an operator has locked hears it from their own passkey alone, and stays out', async () => {
    const { device } = await withPasskey('demo13');
    await shop.db.update(memberTable).set({ status: 'LOCKED' }).where(eq(memberTable.memCd, 'M0013'));
    const browser = shop.visitor();
    expect(refusalOf(await logIn(browser, device, { origin: 'https://evil.example' }))).toEqual(UNKNOWN);
    expect(refusalOf(await logIn(browser, device))).toEqual([403, 'login.a0011']);
    expect((await browser.get('/login/v2/ping')).json()).toEqual({ isLogin: false });
  });

  test('who has left the shop leaves no passkey behind: it opens nothing', async () => {
    const { browser, device } = await withPasskey('demo14');
    const form = { reason: 'PRICE', message: '', password: DEMO_PASSWORD };
    expect((await browser.post('/member/withdrawal', form)).statusCode).toBe(204);
    expect(refusalOf(await logIn(shop.visitor(), device))).toEqual(UNKNOWN);
  });
});

describe('the list', () => {
  test('a passkey is renamed and taken away by its member, and by nobody else; after that it opens nothing', async () => {
    const { browser, device, passkeyCd } = await withPasskey('demo15');
    const stranger = await shop.login('demo16');
    const one = `/member/passkeys/${passkeyCd}`;
    expect([(await stranger.patch(one, { name: '제 것' })).statusCode, (await stranger.delete(one)).statusCode]).toEqual([404, 404]);
    expect((await browser.patch(one, { name: '회사 노트북' })).json()).toMatchObject([{ name: '회사 노트북' }]);
    expect((await browser.delete(one)).json()).toEqual([]);
    expect(refusalOf(await logIn(shop.visitor(), device))).toEqual(UNKNOWN);
  });

  test('R-MY-17 the last way in cannot be taken away: an account of a provider counts, and so does a passkey', async () => {
    const { browser, passkeyCd } = await withPasskey('demo17');
    await shop.db.update(memberTable).set({ passwordHash: null }).where(eq(memberTable.memCd, 'M0017'));
    expect(await list(browser)).toMatchObject([{ canRemove: false }]);
    expect(refusalOf(await browser.delete(`/member/passkeys/${passkeyCd}`))).toEqual([409, 'login.a0010']);
    await shop.db.insert(snsLinkTable).values({ provider: 'kakao', openId: 'o17', memCd: 'M0017', createdAt: shop.clock.now() });
    expect(await list(browser)).toMatchObject([{ canRemove: true }]);
    expect((await browser.delete('/member/sns/kakao')).statusCode).toBe(200);
    expect(refusalOf(await browser.delete(`/member/passkeys/${passkeyCd}`))).toEqual([409, 'login.a0010']);
    expect(await list(browser)).toHaveLength(1);
  });
});

describe('a proof anew', () => {
  const confirm = async (browser: Caller, device: Authenticator) => {
    const options = (await browser.post('/member/confirm-passkey/options')).json<PasskeyRequestOptions>();
    return browser.post('/member/confirm-passkey', { response: device.get(options) });
  };

  test('a passkey proves who is there as the password does, for ten minutes', async () => {
    const { browser, device } = await withPasskey('demo18');
    shop.clock.advance(11 * MINUTE_MS);
    expect(refusalOf(await browser.delete('/member/sns/naver'))).toEqual([403, 'login.a0044']);
    expect((await confirm(browser, device)).statusCode).toBe(204);
    expect((await browser.delete('/member/sns/naver')).statusCode).toBe(404);
  });

  test('another member’s passkey proves nothing, and who has none cannot begin', async () => {
    const [{ browser }, { device: theirs }] = [await withPasskey('demo19'), await withPasskey('demo20')];
    expect(refusalOf(await confirm(browser, theirs))).toEqual(UNKNOWN);
    const without = await shop.login('demo21');
    expect((await without.post('/member/confirm-passkey/options')).statusCode).toBe(404);
  });
});

describePostgres('two at once', () => {
  const now = () => shop.clock.now();
  const row = (memCd: string, passkeyCd: string) => ({
    ...{ passkeyCd, credentialId: passkeyCd, memCd, name: '-', publicKey: '-', counter: 0 },
    ...{ transports: [], isSynced: false, createdAt: now() },
  });

  race(
    'R-MY-17 of a passkey and an account, the last two ways in, one stays',
    { guard: rowLocks, harm: /Expected: 1\s+Received: 0/ },
    async () => {
      const memCd = 'M0022';
      await shop.db.delete(snsLinkTable).where(eq(snsLinkTable.memCd, memCd));
      await shop.db.delete(passkeyTable).where(eq(passkeyTable.memCd, memCd));
      await shop.db.update(memberTable).set({ passwordHash: null }).where(eq(memberTable.memCd, memCd));
      await shop.db.insert(snsLinkTable).values({ provider: 'kakao', openId: 'o22', memCd, createdAt: now() });
      await shop.db.insert(passkeyTable).values(row(memCd, 'race-1'));
      const call = memberCall(memCd, now());
      await Promise.allSettled([unlink(shop.db, 'kakao', call), removePasskey(shop.db, 'race-1', call)]);
      const left =
        (await shop.db.$count(snsLinkTable, eq(snsLinkTable.memCd, memCd))) +
        (await shop.db.$count(passkeyTable, eq(passkeyTable.memCd, memCd)));
      expect(left).toBe(1);
    },
  );

  race(
    'of two devices with one key that log in at once, one is let in',
    { guard: condition(/and "passkey"\."counter" = (\$\d+)/, 'and $1::bigint is not null'), harm: /\+ +200/ },
    async () => {
      await shop.db.delete(passkeyTable).where(eq(passkeyTable.memCd, 'M0023'));
      const { device } = await withPasskey('demo23');
      const answers = await Promise.all([shop.visitor(), shop.visitor()].map((browser) => logIn(browser, device, { counter: 5 })));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    },
  );
});
