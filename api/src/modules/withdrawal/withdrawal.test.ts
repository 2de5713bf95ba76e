import type { WithdrawalView } from '@hyangro/contracts/member/withdrawal.contract';
import { DAY_MS, kstDay } from '../../platform/clock/clock';
import { ADDRESS, checkout } from '../../platform/testing/checkout';
import { JPEG } from '../../platform/testing/pictures';
import { createTestApp, DEMO_PASSWORD, type Caller, type TestApp } from '../../platform/testing/test-app';
import { moveOrder } from '../order/public';
import { FORGOTTEN, FORGOTTEN_IN_PART, KEPT } from './forget.repository';
import { purgeWithdrawn } from './purge.service';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const FORM = { reason: 'PRICE', message: '' };
const leave = (member: Caller, changes: object = {}) => member.post('/member/withdrawal', { ...FORM, ...changes });
const refusalOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  (answer.json() as { messageCode: string }).messageCode,
];
const view = async (member: Caller): Promise<WithdrawalView> => (await member.get('/member/withdrawal')).json();
const rows = async <R extends object = { mem_cd: string }>(statement: string, ...values: unknown[]) =>
  (await shop.deps.pool.query<R>(statement, values)).rows;
const countIn = async (table: string, memCd: string) =>
  Number((await rows<{ n: string }>(`select count(*) as n from "${table}" where mem_cd = $1`, memCd))[0]?.n);

let number = 0;
/** A member with a proved phone and an address of their own, who has just joined. */
async function newMember(changes: object = {}, phone = `0108${String(number + 1).padStart(7, '0')}`) {
  number += 1;
  const who = { phone, email: `leaver${number}@example.com`, loginId: `leaver${number}`, memNm: '한떠남', nickname: `떠날손님${number}` };
  const member = shop.visitor();
  const { verificationCd } = (await member.post('/member/verification/send', { phone })).json() as { verificationCd: string };
  const [mail] = (await member.get('/__qa/outbox')).json() as { text: string }[];
  await member.post('/member/verification/confirm', { verificationCd, code: /\d{6}/.exec(mail?.text ?? '')?.[0] });
  const form = {
    ...who,
    password: DEMO_PASSWORD,
    birthday: '19980214',
    gender: '02',
    agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'],
    verificationCd,
    ...changes,
  };
  const answer = await member.post('/member/sign-up', form);
  return { ...who, member, answer, memCd: (answer.json() as { memCd: string }).memCd, desk: checkout(shop, member) };
}

describe('what stands in the way', () => {
  test('ST-WD-01 with an order shipped and not delivered nobody leaves: the order is named, and nothing has changed', async () => {
    const { member, desk, memCd } = await newMember();
    const orderCd = await desk.buy();
    await moveOrder(shop.db, orderCd, 'SHIP', shop.clock.now(), { shippedAt: shop.clock.now() });
    expect((await view(member)).obstacles).toEqual([{ kind: 'SHIPPED', orderCd }]);
    expect(refusalOf(await leave(member))).toEqual([409, 'memberInfo.a0003']);
    expect((await member.get('/login/ping')).body).toBe('pong');
    expect(await countIn('withdrawal', memCd)).toBe(0);
    await moveOrder(shop.db, orderCd, 'DELIV', shop.clock.now(), { deliveredAt: shop.clock.now() });
    expect((await view(member)).obstacles).toEqual([]);
    expect((await leave(member)).statusCode).toBe(204);
  });

  test('ST-WD-02 with an open claim nobody leaves: the claim is named', async () => {
    const { member, desk } = await newMember();
    const orderCd = await desk.buy();
    const lines = [{ lineNo: 1, quantity: 1 }];
    const claim = await member.post('/claims', { orderCd, claimType: 'CANCEL', lines, reason: '마음이 바뀌어서 취소하고 싶어요' });
    const { claimCd } = claim.json() as { claimCd: string };
    expect((await view(member)).obstacles).toEqual([{ kind: 'CLAIM', orderCd, claimCd, claimType: 'CANCEL' }]);
    expect(refusalOf(await leave(member))).toEqual([409, 'memberInfo.a0004']);
  });

  test('an order that is paid for and not yet shipped, or that is being paid, is not left behind', async () => {
    const paid = await newMember();
    const orderCd = await paid.desk.buy();
    expect((await view(paid.member)).obstacles).toEqual([{ kind: 'OPEN_ORDER', orderCd }]);
    expect(refusalOf(await leave(paid.member))).toEqual([409, 'memberInfo.a0008']);

    const paying = await newMember();
    const placed = await paying.desk.placeReady();
    expect((await view(paying.member)).obstacles).toEqual([]);
    await paying.desk.openPay(placed);
    expect(refusalOf(await leave(paying.member))).toEqual([409, 'memberInfo.a0008']);
  });

  test('API-D20 who logged in more than ten minutes ago has to say again who they are, by any way in', async () => {
    const { member, memCd } = await newMember();
    shop.clock.advance(11 * 60_000);
    expect(refusalOf(await leave(member))).toEqual([403, 'login.a0044']);
    expect(await countIn('withdrawal', memCd)).toBe(0);
    await member.post('/member/confirm-password', { password: DEMO_PASSWORD });
    expect((await leave(member)).statusCode).toBe(204);
  });

  test.each([
    ['no reason', { reason: '' }, 'reason', 'validation.v0019'],
    ['a reason that is none', { reason: 'BORED' }, 'reason', 'validation.v0019'],
    ['a message of 501 letters', { message: '가'.repeat(501) }, 'message', 'validation.v0022'],
  ])('%s is refused at its field', async (_, changes, field, code) => {
    const { member } = await newMember();
    const answer = await leave(member, changes);
    expect([answer.statusCode, (answer.json() as { args: unknown }).args]).toEqual([422, [{ field, code }]]);
  });
});

describe('who has left', () => {
  test('what is lost is told before', async () => {
    const { member } = await newMember();
    await member.put('/product/P0003/like');
    expect(await view(member)).toMatchObject({ points: 1_000, zzimCount: 1, obstacles: [] });
  });

  test('K-WD is nobody any more: no session, no login, no personal field, no row that was theirs alone, posts without a name', async () => {
    const { member, memCd, loginId, phone, email, memNm, nickname, desk } = await newMember();
    const elsewhere = await shop.visitor().post('/login', { loginId, password: DEMO_PASSWORD });
    expect(elsewhere.statusCode).toBe(200);
    await member.post('/addresses', { ...ADDRESS, isDefault: true });
    await member.post('/cart/items', { productCd: 'P0003', optionCd: null, quantity: 1 });
    const sendPhoto = async () =>
      (await member.post('/member/real-name/photos', JPEG, { headers: { 'content-type': 'image/jpeg' } })).json().photoKey as string;
    const sides = { frontPhotoKey: await sendPhoto(), backPhotoKey: await sendPhoto() };
    await member.put('/member/real-name', { ...sides, name: memNm, idNumber: '11010519491231002X', isAgreed: true });
    await member.post('/member/real-name/check');
    const photo = `private/real-name/${sides.frontPhotoKey}.enc`;
    expect([
      await countIn('real_name', memCd),
      await countIn('identity_check', memCd),
      (await shop.deps.storage.get(photo)) !== null,
    ]).toEqual([1, 1, true]);
    const orderCd = await desk.buy();
    for (const [state, at] of [
      ['SHIP', 'shippedAt'],
      ['DELIV', 'deliveredAt'],
    ] as const)
      await moveOrder(shop.db, orderCd, state, shop.clock.now(), { [at]: shop.clock.now() });

    expect((await leave(member)).statusCode).toBe(204);

    expect(Object.keys(member.cookies)).toEqual([]);
    expect(await shop.deps.storage.get(photo)).toBeNull();
    expect(await countIn('session', memCd)).toBe(0);
    expect(refusalOf(await shop.visitor().post('/login', { loginId, password: DEMO_PASSWORD }))).toEqual([500, 'login.a0001']);
    for (const table of [...FORGOTTEN, ...Object.keys(FORGOTTEN_IN_PART)]) expect([table, await countIn(table, memCd)]).toEqual([table, 0]);
    const [row] = await rows<{ left: string }>('select row_to_json(m)::text as left from member m where mem_cd = $1', memCd);
    for (const personal of [loginId, phone, email, memNm, nickname, '19980214']) expect(row?.left).not.toContain(personal);
    const balance = await rows(
      'select points, (select sum(amount) from point_ledger l where l.mem_cd = m.mem_cd)::int as sum from member m where mem_cd = $1',
      memCd,
    );
    expect(balance).toEqual([{ points: 0, sum: 0 }]);
    expect(await countIn('orders', memCd)).toBe(1);
  });

  test('who leaves is taken out of the raffles that are not drawn, with their entries; drawn ones keep theirs under no name', async () => {
    const { member, memCd, nickname } = await newMember();
    const [open, drawn] = ['RF001', 'RF009'];
    await rows('update raffle set drawn_at = null, entry_count = 7 where raffle_product_cd = $1', open);
    for (const [raffle, result] of [
      [open, null],
      [drawn, 'WON'],
    ])
      await rows(
        'insert into raffle_entry (raffle_product_cd, mem_cd, entries, entered_at, result) values ($1, $2, 3, now(), $3)',
        raffle,
        memCd,
        result,
      );
    expect((await leave(member)).statusCode).toBe(204);
    const left = await rows<{ raffle_product_cd: string }>('select raffle_product_cd from raffle_entry where mem_cd = $1', memCd);
    expect(left).toEqual([{ raffle_product_cd: drawn }]);
    expect(await rows('select entry_count from raffle where raffle_product_cd = $1', open)).toEqual([{ entry_count: 4 }]);
    expect((await shop.visitor().get(`/raffles/${drawn}`)).body).not.toContain(nickname.slice(0, 2));
  });

  test('of two calls at one moment one leaves, and both are answered', async () => {
    const { member, memCd } = await newMember();
    const answers = await Promise.all([leave(member), leave(member)]);
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => ![204, 401].includes(status))).toEqual([]);
    expect(await countIn('withdrawal', memCd)).toBe(1);
  });

  test('a table that names members stands in one list: of what goes, or of what stays', async () => {
    const named = await rows<{ table_name: string }>(
      `select table_name from information_schema.columns where column_name = 'mem_cd' and table_schema = 'public' order by table_name`,
    );
    expect([...FORGOTTEN, ...KEPT, ...Object.keys(FORGOTTEN_IN_PART)].sort()).toEqual(named.map(({ table_name }) => table_name).sort());
  });
});

describe('years after', () => {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS);
  afterEach(() => shop.clock.set(new Date()));

  test('K-WD the same phone or mailbox does not join for a year; records of complaints go after three years, those of contracts after five', async () => {
    const left = await newMember();
    const orderCd = await left.desk.buy();
    for (const [state, time] of [
      ['SHIP', 'shippedAt'],
      ['DELIV', 'deliveredAt'],
    ] as const)
      await moveOrder(shop.db, orderCd, state, shop.clock.now(), { [time]: shop.clock.now() });
    await left.member.post('/inquiries', {
      kind: 'ETC',
      title: '포장이 궁금해요',
      body: '선물 포장을 어떻게 부탁하면 되는지 알려 주세요.',
    });
    expect((await leave(left.member)).statusCode).toBe(204);
    const [kept] = await rows(
      'select rejoin_from::text, purge_contracts_on::text, purge_complaints_on::text from withdrawal where mem_cd = $1',
      left.memCd,
    );
    const year = (years: number) => kstDay(shop.clock.now()).replace(/^\d+/, (from) => String(Number(from) + years));
    expect(kept).toEqual({ rejoin_from: year(1), purge_contracts_on: year(5), purge_complaints_on: year(3) });

    shop.clock.set(at(364));
    expect(refusalOf((await newMember({}, left.phone)).answer)).toEqual([409, 'join.a0011']);
    const byMail = {
      email: left.email.replace('@', '+again@'),
      loginId: 'again1',
      memNm: '한떠남',
      nickname: '다시왔어요',
      birthday: '19980214',
      gender: '02',
      agreeTerms: ['TERMS', 'PRIVACY', 'AGE14'],
      password: DEMO_PASSWORD,
    };
    expect(refusalOf(await shop.visitor().post('/member/join', byMail))).toEqual([409, 'join.a0011']);
    shop.clock.set(at(366));
    expect((await shop.visitor().post('/member/join', byMail)).statusCode).toBe(201);

    const recordsOf = async () => [
      await countIn('inquiry', left.memCd),
      await countIn('orders', left.memCd),
      (await countIn('point_ledger', left.memCd)) > 0,
    ];
    const night = async (days: number) => purgeWithdrawn(shop.deps, at(days));
    await night(3 * 365 - 2);
    expect(await recordsOf()).toEqual([1, 1, true]);
    expect(await night(3 * 365 + 2)).toMatchObject({ inquiry: 1 });
    expect(await recordsOf()).toEqual([0, 1, true]);
    await night(5 * 365 - 2);
    expect(await recordsOf()).toEqual([0, 1, true]);
    expect(await night(5 * 365 + 3)).toMatchObject({ orders: expect.any(Number) });
    expect(await recordsOf()).toEqual([0, 0, false]);
    expect(await night(5 * 365 + 4)).toEqual({});
  });
});
