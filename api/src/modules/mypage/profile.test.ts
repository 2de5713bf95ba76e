import { setTimeout as wait } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { AVOIDED_INGREDIENTS_MAX, REWARDS } from '@hyangro/contracts/constants';
import type { MyProfile } from '@hyangro/contracts/member/profile.contract';
import { both, condition, raceOn, rowLocks } from '../../platform/testing/race';
import { JPEG } from '../../platform/testing/pictures';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { memberProfileTable, memberTable } from '../member/member.tables';
import { pointLedgerTable } from '../member/points.tables';
import { uploadTable } from '../upload/upload.tables';

const MEMBER = 'M0020';
const OPEN = { skinType: null, skinTone: null, undertone: null, strength: null, finish: null, concern: [], scent: [], avoid: [] };
const FOUR = { ...OPEN, skinType: 'DRY', concern: ['PORE', 'SPOT'], avoid: ['Fragrance'] };
const FIVE = { ...FOUR, skinTone: 'T21' };

let shop: TestApp;
const race = raceOn(() => shop);
let member: Caller;
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 12 });
  member = await shop.login('demo20');
});
afterAll(() => shop.close());

const unrewarded = () =>
  shop.db.update(memberProfileTable).set({ rewardGiven: false, beauty: {}, selectedCount: 0 }).where(eq(memberProfileTable.memCd, MEMBER));
const rewards = () =>
  shop.db
    .select({ amount: pointLedgerTable.amount })
    .from(pointLedgerTable)
    .where(and(eq(pointLedgerTable.memCd, MEMBER), eq(pointLedgerTable.kind, 'BEAUTY_PROFILE')));
const noRewards = () =>
  shop.db.delete(pointLedgerTable).where(and(eq(pointLedgerTable.memCd, MEMBER), eq(pointLedgerTable.kind, 'BEAUTY_PROFILE')));
const points = async () => (await shop.db.select().from(memberTable).where(eq(memberTable.memCd, MEMBER)))[0]?.points;
const save = (beauty: object) => member.put('/member/beauty-profile', beauty);
const read = async (who = member) => (await who.get('/member/profile')).json() as MyProfile;

describe('the beauty profile', () => {
  beforeEach(async () => {
    await unrewarded();
    await noRewards();
  });

  test('API-D25 K-BTY four chosen bring nothing, five bring 500 points, and again nothing, whatever is chosen then', async () => {
    const before = (await points()) ?? 0;
    expect((await save(FOUR)).json()).toMatchObject({ rewardPoints: 0 });
    expect([await points(), (await read()).isRewarded]).toEqual([before, false]);
    expect((await save(FIVE)).json()).toMatchObject({ rewardPoints: REWARDS.beautyProfilePoints });
    expect((await save(FIVE)).json()).toMatchObject({ rewardPoints: 0 });
    await save(OPEN);
    expect((await save({ ...FIVE, scent: ['TEA', 'MUSK'] })).json()).toMatchObject({ rewardPoints: 0 });
    expect([await points(), await rewards(), (await read()).isRewarded]).toEqual([before + 500, [{ amount: 500 }], true]);
  });

  test('API-D25 what is saved is read back, and the ingredients are those that a product warns of', async () => {
    await save(FIVE);
    expect((await read()).beauty).toEqual(FIVE);
    expect((await member.get('/member/avoided-ingredients')).json()).toEqual(['Fragrance']);
    await member.put('/member/avoided-ingredients', { name: 'Linalool', isAvoided: true });
    expect((await read()).beauty.avoid).toEqual(['Fragrance', 'Linalool']);
  });

  test.each([
    ['an unknown skin type', { ...OPEN, skinType: 'STEEL' }, 'skinType'],
    ['a concern twice', { ...OPEN, concern: ['PORE', 'PORE'] }, 'concern'],
    ['one ingredient as five', { ...OPEN, avoid: ['A', 'A', 'A', 'A', 'A'] }, 'avoid'],
    ['an ingredient without a name', { ...OPEN, avoid: [' '] }, 'avoid.0'],
    ['a question left out', { ...OPEN, scent: undefined }, 'scent'],
  ])('API-D25 K-BTY %s is refused and earns nothing', async (_, beauty, field) => {
    const { statusCode, body } = await save(beauty);
    expect([statusCode, JSON.parse(body).args[0].field]).toEqual([422, field]);
    expect(await rewards()).toEqual([]);
  });
});

describe('what everybody sees', () => {
  test('V-NK1 K-NK thirteen letters are a nickname, fourteen and a taken one are refused; one’s own may stay', async () => {
    const set = (nickname: string) => member.put('/member/profile', { nickname });
    const nickname = '가나다라마바사아자차카타파';
    expect((await set(` ${nickname} `)).json()).toEqual({ nickname });
    expect((await read()).nickname).toBe(nickname);
    expect((await set(nickname)).statusCode).toBe(200);
    for (const [typed, code] of [
      [`${nickname}하`, 'validation.v0010'],
      ['  ', 'validation.v0019'],
    ] as const)
      expect((await set(typed)).json()).toMatchObject({ args: [{ field: 'nickname', code }] });
    expect((await set('지수의서랍')).json()).toMatchObject({ messageCode: 'join.a0003' });
    expect((await read()).nickname).toBe(nickname);
    expect((await shop.visitor().get(`/member/check-nickname?nickname=${encodeURIComponent(nickname)}`)).json()).toEqual({ isFree: false });
  });

  const send = (content: Buffer, who = member) => who.post('/member/profile/photo', content, { headers: { 'content-type': 'image/jpeg' } });
  const files = () => shop.db.select().from(uploadTable).where(eq(uploadTable.memCd, MEMBER));

  test('R-MY-03 a photo takes the place of the one before, is seen by everybody, and gone when it is taken away', async () => {
    const first = (await send(JPEG)).json() as { photoUrl: string };
    const path = ({ photoUrl }: { photoUrl: string }) => photoUrl.replace('/api', '');
    const seen = await shop.visitor().get(path(first));
    expect([seen.statusCode, seen.headers['content-type'], seen.headers['x-content-type-options']]).toEqual([200, 'image/jpeg', 'nosniff']);
    const second = (await send(JPEG)).json() as { photoUrl: string };
    expect((await shop.visitor().get(path(first))).statusCode).toBe(404);
    expect([(await read()).photoUrl, (await files()).length]).toEqual([second.photoUrl, 1]);
    expect((await member.get('/member/home')).json()).toMatchObject({ photoUrl: second.photoUrl });
    expect((await member.delete('/member/profile/photo')).statusCode).toBe(204);
    expect([(await read()).photoUrl, (await files()).length, (await shop.visitor().get(path(second))).statusCode]).toEqual([null, 0, 404]);
    expect((await member.delete('/member/profile/photo')).statusCode).toBe(204);
  });

  test('R-MY-03 what is no picture is told at its field, and a file of somebody’s claim is no photo to see', async () => {
    expect((await send(Buffer.from('<svg/>'))).json()).toMatchObject({ args: [{ field: 'photo', code: 'claim.v0007' }] });
    const { photoKey } = (await member.post('/claims/photos', JPEG, { headers: { 'content-type': 'image/jpeg' } })).json() as {
      photoKey: string;
    };
    expect((await shop.visitor().get(`/profile-photos/${photoKey}`)).statusCode).toBe(404);
    expect((await shop.visitor().get('/profile-photos/NONE.jpg')).statusCode).toBe(404);
  });
});

describe('ingredients that two pages change', () => {
  beforeEach(unrewarded);
  const avoided = async () => (await member.get('/member/avoided-ingredients')).json() as string[];
  const onProduct = (name: string, isAvoided: boolean) => member.put('/member/avoided-ingredients', { name, isAvoided });

  test('GAP-15 what a product’s page put on the list or took off it while the form was open stays so, and so does what the form says', async () => {
    await save({ ...OPEN, avoid: ['Fragrance', 'Limonene', 'Linalool'] });
    const avoidBefore = await avoided();
    await onProduct('Parfum', true);
    await onProduct('Limonene', false);
    const answer = await save({ ...OPEN, skinType: 'DRY', avoid: ['Fragrance', 'Limonene', 'Phenoxyethanol'], avoidBefore });
    const list = ['Fragrance', 'Parfum', 'Phenoxyethanol'];
    expect([answer.json(), await avoided()]).toEqual([{ beauty: { ...OPEN, skinType: 'DRY', avoid: list }, rewardPoints: 0 }, list]);
  });

  test('GAP-15 of more than may stand on the list the oldest go; without a list that it began with, a form says what stands there', async () => {
    const many = Array.from({ length: AVOIDED_INGREDIENTS_MAX }, (_, n) => `Ingredient ${n}`);
    await save({ ...OPEN, avoid: many });
    await save({ ...OPEN, avoid: ['Parfum'], avoidBefore: [] });
    expect(await avoided()).toEqual([...many.slice(1), 'Parfum']);
    await save({ ...OPEN, avoid: ['Linalool'] });
    expect(await avoided()).toEqual(['Linalool']);
  });
});

describePostgres('at one moment', () => {
  race(
    'GAP-15 ingredients of eight products and a saved form at one moment are all on the list',
    { guard: rowLocks, harm: /- +"P\d"/ },
    async () => {
      await unrewarded();
      const names = Array.from({ length: 8 }, (_, n) => `P${n}`);
      await Promise.all([
        save({ ...OPEN, avoid: ['Form'], avoidBefore: [] }),
        // One after the other, so that some come while the form has read and not yet written.
        ...names.map((name, n) => wait(6 * n).then(() => member.put('/member/avoided-ingredients', { name, isAvoided: true }))),
      ]);
      expect(((await member.get('/member/avoided-ingredients')).json() as string[]).sort()).toEqual(['Form', ...names]);
    },
  );

  race(
    'K-BTY saved ten times at once, the points come once',
    {
      guard: both(condition(/ and "member_profile"\."reward_given" = (\$\d+)/, ' and $1::bool is not null'), rowLocks),
      harm: /Expected length: 1\s+Received length: \d+/,
    },
    async () => {
      await unrewarded();
      await noRewards();
      await Promise.all(Array.from({ length: 10 }, () => save(FIVE)));
      expect(await rewards()).toHaveLength(1);
    },
  );

  race(
    'V-NK1 two members who choose one nickname at once: one has it, the other is told',
    { guard: { name: 'the unique key', drops: ['member_nickname_unique'] }, harm: /\+ +200,/ },
    async () => {
      const other = await shop.login('demo21');
      const nickname = `동시${Math.floor(Math.random() * 1e9)}`.slice(0, 13);
      const answers = await Promise.all([member, other].map((who) => who.put('/member/profile', { nickname })));
      // Whoever had it under one name gives it back, so that the key can stand again.
      for (const memCd of [MEMBER, 'M0021'])
        await shop.db
          .update(memberTable)
          .set({ nickname: `was ${memCd}` })
          .where(eq(memberTable.memCd, memCd));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    },
  );
});
