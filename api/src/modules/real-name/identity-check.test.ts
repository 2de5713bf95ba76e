import { condition, raceOn } from '../../platform/testing/race';
import { JPEG } from '../../platform/testing/pictures';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
let member: Caller;
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 12 });
  member = await shop.login('demo11');
});
afterAll(() => shop.close());
afterEach(() => shop.clock.set(new Date()));
const race = raceOn(() => shop);

const photo = async () =>
  (await member.post('/member/real-name/photos', JPEG, { headers: { 'content-type': 'image/jpeg' } })).json().photoKey as string;
const save = async () => {
  const form = {
    name: '王小明',
    idNumber: '11010519491231002X',
    isAgreed: true,
    frontPhotoKey: await photo(),
    backPhotoKey: await photo(),
  };
  expect((await member.put('/member/real-name', form)).statusCode).toBe(200);
};
const view = async () => (await member.get('/member/real-name')).json();
const begin = async () => String((await member.post('/member/real-name/check')).json().redirectUrl);
/** Presses a button on the sandbox's page; answers what the browser comes back with. */
async function decide(page: string, decision: string): Promise<{ state: string; answer: string }> {
  const { headers } = await shop.app.inject({
    method: 'POST',
    url: page.replace(/^\/api/, ''),
    payload: `decision=${decision}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'shop.test', 'sec-fetch-site': 'same-origin' },
  });
  const { pathname, searchParams } = new URL(String(headers.location), 'http://shop.test');
  expect(pathname).toBe('/mypage/member-info/real-name-auth');
  return { state: searchParams.get('state') ?? '', answer: searchParams.get('answer') ?? '' };
}
const land = async (back: object) => (await shop.visitor().post('/real-name/check', back)).json().outcome;

test('R-PUB-07 without details there is nothing to check', async () => {
  const answer = await member.post('/member/real-name/check');
  expect([answer.statusCode, answer.json().messageCode]).toEqual([404, 'realName.a0001']);
});

describe('R-PUB-07 with details', () => {
  beforeEach(save);

  test('a valid answer marks them verified once, in a browser without a login too; the same answer again says that it has counted', async () => {
    const page = await begin();
    expect(await view()).toMatchObject({ realName: { verifiedAt: null }, checkPendingSince: expect.any(String) });
    const back = await decide(page, 'confirm');
    expect(await land(back)).toBe('VERIFIED');
    const verified = await view();
    expect(verified).toMatchObject({ realName: { verifiedAt: expect.any(String) }, checkPendingSince: null });
    expect(await land(back)).toBe('USED');
    expect(await view()).toEqual(verified);
  });

  test('who comes back twice at the provider is verified, and told that it has counted', async () => {
    expect(await land(await decide(await begin(), 'twice'))).toBe('USED');
    expect((await view()).realName.verifiedAt).not.toBeNull();
  });

  test.each([
    ['refuse', 'REFUSED'],
    ['late', 'LATE'],
  ])('who answers "%s" is not verified: %s', async (decision, outcome) => {
    expect(await land(await decide(await begin(), decision))).toBe(outcome);
    expect(await view()).toMatchObject({ realName: { verifiedAt: null }, checkPendingSince: null });
  });

  test('a browser that was away for more than ten minutes is late, whatever it brings', async () => {
    const page = await begin();
    shop.clock.advance(11 * 60_000);
    expect((await view()).checkPendingSince).toBeNull();
    expect(await land(await decide(page, 'confirm'))).toBe('LATE');
    expect((await view()).realName.verifiedAt).toBeNull();
  });

  test('what the provider has not said is no answer, and the check goes on', async () => {
    const back = await decide(await begin(), 'refuse');
    for (const forged of [
      {},
      { state: back.state },
      { state: 'other', answer: back.answer },
      { ...back, answer: back.answer.replace('REFUSED', 'VERIFIED') },
      { ...back, answer: `${back.answer}x` },
    ])
      expect([forged, await land(forged)]).toEqual([forged, 'UNKNOWN']);
    expect(await land(await decide((await begin()).replace(/state=.*/, `state=${back.state}`), 'confirm'))).toBe('VERIFIED');
  });

  test('details that were saved meanwhile are not verified by it', async () => {
    const back = await decide(await begin(), 'confirm');
    await save();
    expect(await land(back)).toBe('UNKNOWN');
    expect((await view()).realName.verifiedAt).toBeNull();
  });

  test('the page of the sandbox takes no form of another site', async () => {
    const page = (await begin()).replace(/^\/api/, '');
    const post = (site: string) =>
      shop.app.inject({
        method: 'POST',
        url: page,
        payload: 'decision=confirm',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      });
    expect((await post('cross-site')).statusCode).toBe(403);
    expect((await shop.app.inject({ url: page, headers: { 'accept-language': 'zh-CN' } })).body).toContain('测试用身份验证');
    expect((await shop.app.inject({ url: page.replace(/\?.*/, '') })).statusCode).toBe(404);
  });
});

test('R-PUB-07 without a provider no check begins, and the page does not offer one', async () => {
  const closed = await createTestApp({ config: { IDENTITY_SANDBOX: false } });
  const li = await closed.login('demo12');
  expect((await li.get('/member/real-name')).json().isCheckAvailable).toBe(false);
  expect((await li.post('/member/real-name/check')).json().messageCode).toBe('realName.a0004');
  expect((await closed.app.inject({ url: '/identity/sandbox?state=x' })).statusCode).toBe(404);
  await closed.close();
});

describePostgres('at the same moment', () => {
  race(
    'R-PUB-07 of ten browsers that land with one answer one is told that it verified',
    { guard: condition(/"identity_check"\."used_at" is null/), harm: /\+ +"VERIFIED",/ },
    async () => {
      await save();
      const back = await decide(await begin(), 'confirm');
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => land(back)));
      expect(outcomes.sort()).toEqual([...Array.from({ length: 9 }, () => 'USED'), 'VERIFIED']);
    },
  );
});
