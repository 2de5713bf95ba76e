import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { hashPassword } from '../../platform/session/password';
import { createTestApp, DEMO_PASSWORD, type TestApp } from '../../platform/testing/test-app';
import { memberCall } from '../../platform/testing/member-call';
import { existingMember } from '../member/public';
import { countAttempt, findLock, forgetAttempts } from './login.repository';
import { changePassword, replacePassword } from './password.service';
import { isSecure } from './session-cookie';
import { countSessions, findSessionsOf, insertSession } from './session.repository';
import { startSession } from './session.service';
import { sessionTable } from './session.tables';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ config: { SHELL_KEY: 'key' } });
});
afterAll(() => shop.close());

const NOW = new Date('2026-11-02T03:00:00Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1_000);
const wrong = async (loginId: string, times: number, at = NOW) => {
  for (let n = 0; n < times; n += 1) await countAttempt(shop.db, loginId, at);
};

describe('wrong passwords', () => {
  beforeEach(() => shop.deps.pool.query('delete from login_attempt'));

  test('each id has a lock of its own, of ten minutes from its own fifth attempt', async () => {
    await wrong('anna', 5);
    await wrong('bora', 5, later(240));
    await wrong('cara', 4);
    expect(await Promise.all(['anna', 'bora', 'cara'].map((id) => findLock(shop.db, id, later(300))))).toEqual([
      later(600),
      later(840),
      null,
    ]);
    expect([await findLock(shop.db, 'anna', later(599)), await findLock(shop.db, 'anna', later(600))]).toEqual([later(600), null]);
  });

  test('who tries during the lock hears how many seconds of it are left', async () => {
    const logIn = () => shop.visitor().post('/login', { loginId: 'demo06', password: 'not-this-one1' });
    shop.clock.set(NOW);
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn();
    const told = async (at: Date) => {
      shop.clock.set(at);
      return (await logIn()).json().args[0] as number;
    };
    const [soon, late] = [await told(later(240)), await told(later(590))];
    shop.clock.set(new Date());
    for (const [seconds, left] of [
      [soon, 360],
      [late, 10],
    ] as const)
      expect([seconds >= left, seconds <= left + 2]).toEqual([true, true]);
  });

  test('the right password of one id forgets no wrong one of another', async () => {
    await wrong('anna', 3);
    await wrong('bora', 4);
    await forgetAttempts(shop.db, 'Anna');
    expect([await countAttempt(shop.db, 'anna', NOW), await countAttempt(shop.db, 'bora', NOW)]).toEqual([1, 5]);
  });
});

describe('a password that was replaced meanwhile', () => {
  const mailsTo = async (address: string) =>
    ((await shop.visitor().get('/__qa/outbox')).json() as { to: string }[]).filter(({ to }) => to === address).length;

  test('is replaced by who knows it only in place of the one they know: else nothing ends, and nobody is told', async () => {
    const member = await existingMember(shop.db, 'M0004');
    await startSession(shop.db, 'M0004', NOW);
    const [mails, sessions] = [await mailsTo(member.email), await countSessions(shop.db, 'M0004', NOW)];
    const stale = { ...member, passwordHash: await hashPassword('another1') };
    const replace = (known: typeof member, onlyFromKnown?: boolean) =>
      shop.db.transaction(async (tx) =>
        replacePassword(tx, shop.deps.outbox, { member: known, passwordHash: await hashPassword('newscent1'), onlyFromKnown }, NOW),
      );
    expect(await replace(stale, true)).toBe(false);
    expect([await mailsTo(member.email), await countSessions(shop.db, 'M0004', NOW)]).toEqual([mails, sessions]);
    expect(await replace(member, true)).toBe(true);
    expect([await mailsTo(member.email), await countSessions(shop.db, 'M0004', NOW)]).toEqual([mails + 1, 0]);
    // A lost one is replaced whatever it was.
    expect(await replace(stale)).toBe(true);
  });

  test('who changes it while a lost one is replaced is told that the current one is wrong, and changes nothing', async () => {
    const replaced = await hashPassword('foundagain1');
    const setAside = () => shop.deps.pool.query('update member set password_hash = $1 where mem_cd = $2', [replaced, 'M0005']);
    // The other change comes between the look at the password and its replacement.
    const db = new Proxy(shop.db, {
      get: (target, key: keyof typeof shop.db) =>
        key === 'transaction' ? (work: never) => setAside().then(() => target.transaction(work)) : Reflect.get(target, key),
    });
    const form = { currentPassword: DEMO_PASSWORD, password: 'newscent1', passwordAgain: 'newscent1' };
    await expect(changePassword({ db, outbox: shop.deps.outbox }, form, null, memberCall('M0005', shop.clock.now()))).rejects.toMatchObject(
      {
        refusal: 'LOGIN_FAILED',
      },
    );
    expect((await existingMember(shop.db, 'M0005')).passwordHash).toBe(replaced);
  });

  test('opens no session any more', async () => {
    const { passwordHash } = await existingMember(shop.db, 'M0008');
    const before = await countSessions(shop.db, 'M0008', NOW);
    const start = (hash: string) => startSession(shop.db, 'M0008', NOW, { passwordHash: hash });
    expect(await start(await hashPassword('another1'))).toBeNull();
    expect(await countSessions(shop.db, 'M0008', NOW)).toBe(before);
    expect(await start(passwordHash ?? '')).toMatch(/^[\w-]{43}$/);
  });
});

describe('sessions', () => {
  test('those that are over are neither listed nor counted, to the moment', async () => {
    await shop.db.delete(sessionTable).where(eq(sessionTable.memCd, 'M0009'));
    const times = { createdAt: NOW, provedAt: NOW, seenAt: NOW };
    for (const [tokenHash, expiresAt] of [
      ['over', later(-1)],
      ['just over', NOW],
      ['open', later(1)],
    ] as const)
      await insertSession(shop.db, { tokenHash, memCd: 'M0009', ...times, expiresAt });
    expect((await findSessionsOf(shop.db, 'M0009', NOW)).map(({ tokenHash }) => tokenHash)).toEqual(['open']);
    expect(await countSessions(shop.db, 'M0009', NOW)).toBe(1);
  });

  test('of what a browser calls itself 300 letters are kept; one that is none, from nowhere, has a session too', async () => {
    await shop.db.delete(sessionTable).where(eq(sessionTable.memCd, 'M0009'));
    await startSession(shop.db, 'M0009', NOW, { userAgent: 'x'.repeat(400), address: '203.0.113.7' });
    await startSession(shop.db, 'M0009', later(1));
    const rows = await findSessionsOf(shop.db, 'M0009', NOW);
    expect(rows.map(({ userAgent, network }) => [userAgent?.length ?? null, network])).toEqual([
      [null, null],
      [300, expect.stringContaining('203.0.113')],
    ]);
    const browser = await shop.login('demo09');
    const sessions = (await browser.get('/member/sessions')).json() as { sessionCd: string; device: string }[];
    expect(sessions.filter(({ device }) => device === 'OTHER').length).toBeGreaterThan(0);
    for (const { sessionCd } of sessions) expect(sessionCd).toMatch(/^[\w-]{22}$/);
  });

  test('cookies are for https alone where the shop says so, or where the browser came by it', () => {
    const by = (protocol: string) => ({ client: { protocol } }) as FastifyRequest;
    const answers = (['0', '1', 'auto'] as const).map((setting) => [isSecure(by('http'), setting), isSecure(by('https'), setting)]);
    expect(answers).toEqual([
      [false, false],
      [true, true],
      [false, true],
    ]);
  });

  test('the cookies of a session leave as they came: the one behind https is for https alone', async () => {
    const cookie = 'hy_session=a; __Host-hy_session=b';
    const answer = await shop.visitor().get('/logout', { headers: { cookie } });
    expect(answer.headers['set-cookie']).toEqual([
      '__Host-hy_session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'hy_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
  });
});
