import { eq, sql } from 'drizzle-orm';
import { REFERRERS_MAX, REWARDS } from '@hyangro/contracts/constants';
import type { Invitation } from '@hyangro/contracts/member/invitation.contract';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { memberTable } from '../member/member.tables';
import { pointLedgerTable } from '../member/points.tables';
import { friendsBehind } from './referral.repository';
import { referralTable } from './sign-up.tables';

const INVITER = 'M0010';
let shop: TestApp;
let inviter: Caller;
let refId: string;
beforeAll(async () => {
  shop = await createTestApp({ config: { LOCALE: 'en' } });
  inviter = await shop.login('demo10');
  refId = (await read()).refId;
});
afterAll(() => shop.close());

const read = async (query = '', who = inviter) => (await who.get(`/member/invitation${query}`)).json() as Invitation;
let friends = 0;
/** A friend joins by e-mail with the code of the invitation. */
const come = async (): Promise<Caller> => {
  const n = (friends += 1);
  shop.clock.advance(1_000);
  const friend = shop.visitor();
  const { statusCode, body } = await friend.post('/member/join', {
    loginId: `friend${n}x`,
    password: 'hyangro123',
    memNm: '친구',
    nickname: `친구${n}호`,
    email: `friend${n}@example.com`,
    birthday: '19900101',
    gender: '02',
    referrer: refId,
    agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'],
  });
  if (statusCode !== 201) throw new Error(body);
  return friend;
};
const confirm = async (friend: Caller) => {
  await friend.post('/member/email-code');
  const messages = (await shop.visitor().get('/__qa/outbox')).json() as { text: string }[];
  const code = /\d{6}/.exec(JSON.stringify(messages.at(-1)))?.[0];
  return friend.post('/member/email-confirm', { code });
};

test('API-D26 a member reads the own code, what a friend brings and how many can', async () => {
  expect(await read()).toMatchObject({
    refId: expect.stringMatching(/^\w{4,20}$/),
    points: REWARDS.invitePoints,
    tickets: REWARDS.inviteTickets,
    friendIsRewarded: false,
    friendsMax: REFERRERS_MAX,
    rewardedCount: 0,
    items: [],
  });
});

test('API-D26 K-REF who came stands in the list, newest first, with what it brought; nicknames show their first letter alone', async () => {
  const first = await come();
  await come();
  expect((await read()).items.map(({ nickname, state }) => [nickname, state])).toEqual([
    ['친**', 'WAITING'],
    ['친**', 'WAITING'],
  ]);
  expect((await confirm(first)).statusCode).toBe(200);
  const { items, rewardedCount } = await read();
  expect([items.map(({ state }) => state), rewardedCount]).toEqual([['WAITING', 'REWARDED'], 1]);
  const booked = await shop.db.select().from(pointLedgerTable).where(eq(pointLedgerTable.memCd, INVITER));
  expect(booked.filter(({ kind }) => kind === 'INVITE').map(({ amount }) => amount)).toEqual([REWARDS.invitePoints]);
});

test('API-D26 K-REF a friend whose mailbox had brought a reward before brings none, and the list says so', async () => {
  const friend = await come();
  await shop.db
    .update(memberTable)
    .set({ emailConfirmedAt: shop.clock.now() })
    .where(eq(memberTable.loginId, `friend${friends}x`));
  expect((await read('?limit=1')).items).toMatchObject([{ state: 'NONE' }]);
  expect((await read('', friend)).items).toEqual([]);
});

test('API-D26 V-REF2 the list goes on by key and its index', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Invitation = await read(`?limit=1${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...page.items.map(({ joinedAt }) => joinedAt));
    cursor = page.nextCursor;
  } while (cursor);
  expect([seen.length, new Set(seen).size, [...seen].sort().reverse()]).toEqual([friends, friends, seen]);
  await shop.db.execute(sql`insert into referral (mem_cd, ref_mem_cd, created_at) select mem_cd, 'M0011', joined_at from member
    where mem_cd <> 'M0011' on conflict do nothing`);
  await shop.db.execute(sql`set enable_seqscan = off`);
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${friendsBehind(shop.db, 'M0011', { limit: 5 })}`);
  await shop.db.execute(sql`set enable_seqscan = on`);
  await shop.db.delete(referralTable).where(eq(referralTable.refMemCd, 'M0011'));
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('referral_newest');
});
