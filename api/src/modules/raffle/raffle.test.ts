import { spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm';
import cn from '@hyangro/contracts/messages/codes.cn.json';
import en from '@hyangro/contracts/messages/codes.en.json';
import ko from '@hyangro/contracts/messages/codes.ko.json';
import type { Raffle, RaffleDraw } from '@hyangro/contracts/raffle/raffle.contract';
import { kstDay, kstInstant } from '../../platform/clock/clock';
import type { Tx } from '../../platform/db/db';
import { operate } from '../../cli/testing/operate';
import { packageRoot } from '../../platform/package-root';
import { memberCall } from '../../platform/testing/member-call';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { both, condition, raceOn, uniqueKey, untilOneWaits, type Guard } from '../../platform/testing/race';
import { notificationTable } from '../member/notification.tables';
import { runDueJobs } from '../../platform/jobs/run-jobs';
import { raffleModule } from './raffle.module';
import { grantTickets, leaveUndrawn, usableTickets } from './public';
import { raffleChanceTable, raffleEntryTable, raffleSecretTable, raffleTable, ticketLedgerTable, ticketWalletTable } from './raffle.tables';
import { updateRaffle } from './raffle-operator.repository';
import { addEntry, drawWinners, reopenRaffle } from './raffle.repository';
import { applyForRaffle, drawEnded, openResult } from './raffle.service';

let shop: TestApp;
const race = raceOn(() => shop);
const today = kstDay(new Date());
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 20, at: kstInstant(today, '12:00:00') });
}, 120_000);
afterAll(() => shop.close());

const now = () => shop.clock.now();
const at = (time: string) => ({ headers: { 'x-shop-now': kstInstant(today, time).toISOString() } });
const tomorrow = (time: string) => ({ headers: { 'x-shop-now': new Date(kstInstant(today, time).getTime() + 86_400_000).toISOString() } });
const read = async (caller: Caller, raffleProductCd: string): Promise<Raffle> => (await caller.get(`/raffles/${raffleProductCd}`)).json();
const HOUR_MS = 3_600_000;
const end = () => new Date(now().getTime() + 21 * HOUR_MS);
/** Moves a raffle so that it is open now, without entries. */
async function open(raffleProductCd: string, { winnersCount = 3, maxEntriesPerMember = 3, ticketCost = 1 } = {}) {
  const opened = now().getTime();
  await reopenRaffle(shop.db, raffleProductCd, new Date(opened - 20 * HOUR_MS), new Date(opened + 20 * HOUR_MS));
  await shop.db
    .update(raffleTable)
    .set({ winnersCount, maxEntriesPerMember, ticketCost })
    .where(eq(raffleTable.raffleProductCd, raffleProductCd));
}
/** Members with so many entries each, as applications leave them. */
async function enter(raffleProductCd: string, entries: Readonly<Record<string, number>>) {
  await shop.db.transaction(async (tx) => {
    for (const [memCd, count] of Object.entries(entries))
      for (let n = 0; n < count; n += 1) await addEntry(tx, raffleProductCd, memCd, 1_000_000, now());
  });
}
const once = (...memCds: readonly string[]) => Object.fromEntries(memCds.map((memCd) => [memCd, 1]));
const resultsOf = (raffleProductCd: string) =>
  shop.db
    .select({ memCd: raffleEntryTable.memCd, result: raffleEntryTable.result })
    .from(raffleEntryTable)
    .where(eq(raffleEntryTable.raffleProductCd, raffleProductCd))
    .orderBy(raffleEntryTable.memCd);

describe('the list', () => {
  test('API-D23 R-RAF-01 ST-RAF-01 raffles in progress come first by their end, then the scheduled by their start, then the ended, newest first', async () => {
    const [first] = await shop.db.select().from(raffleTable).where(eq(raffleTable.raffleProductCd, 'RF001'));
    const importedAt = new Date((first?.startAt.getTime() ?? 0) + 20 * 3_600_000);
    const { items, tickets } = (await shop.visitor().get('/raffles', { headers: { 'x-shop-now': importedAt.toISOString() } })).json();
    expect(tickets).toBeNull();
    expect(items.map(({ state }: Raffle) => state)).toEqual([
      ...Array(4).fill('IN_PROGRESS'),
      ...Array(3).fill('SCHEDULED'),
      ...Array(3).fill('ENDED'),
    ]);
    const times = (state: Raffle['state'], field: 'startAt' | 'endAt') =>
      items.filter((raffle: Raffle) => raffle.state === state).map((raffle: Raffle) => Date.parse(raffle[field]));
    const rising = (list: number[]) => [...list].sort((a, b) => a - b);
    expect(times('IN_PROGRESS', 'endAt')).toEqual(rising(times('IN_PROGRESS', 'endAt')));
    expect(times('SCHEDULED', 'startAt')).toEqual(rising(times('SCHEDULED', 'startAt')));
    expect(times('ENDED', 'endAt')).toEqual(rising(times('ENDED', 'endAt')).reverse());
  });

  test('E-19 a raffle has its code and the tickets on the wire, and product, winners, start and end, cost, own entries, state and result', async () => {
    await open('RF002', { winnersCount: 4, ticketCost: 1 });
    const member = await shop.login('demo18', { inApp: true });
    await member.post('/raffles/RF002/apply');
    const answer = await read(member, 'RF002');
    expect(answer).toMatchObject({
      raffleProductCd: 'RF002',
      tickets: 0,
      productCd: 'P0024',
      winnersCount: 4,
      ticketCost: 1,
      myEntries: 1,
      state: 'IN_PROGRESS',
      result: null,
    });
    expect(Date.parse(answer.endAt) - Date.parse(answer.startAt)).toBe(40 * HOUR_MS);
    await drawEnded(shop.db, end());
    const after = { headers: { 'x-shop-now': end().toISOString() } };
    expect((await member.post('/raffles/RF002/result', undefined, after)).json()).toMatchObject({ state: 'WINNER_CHECKED', result: 'WON' });
  });

  test('R-RAF-02 an unknown raffle is not found', async () => {
    expect((await shop.visitor().get('/raffles/RF999')).statusCode).toBe(404);
  });

  test('ST-RAF-01 the state follows the clock to the second', async () => {
    await open('RF006');
    const [row] = await shop.db.select().from(raffleTable).where(eq(raffleTable.raffleProductCd, 'RF006'));
    const stateAt = async (time: Date, ms: number) =>
      (await shop.visitor().get('/raffles/RF006', { headers: { 'x-shop-now': new Date(time.getTime() + ms).toISOString() } })).json().state;
    const { startAt, endAt } = row ?? { startAt: now(), endAt: now() };
    expect([await stateAt(startAt, -1), await stateAt(startAt, 0), await stateAt(endAt, -1), await stateAt(endAt, 0)]).toEqual([
      'SCHEDULED',
      'IN_PROGRESS',
      'IN_PROGRESS',
      'ENDED',
    ]);
  });
});

test('QA-02 a journey that asks for a raffle of its own is told its code and its commitment', async () => {
  const own = (await shop.visitor().post('/__qa/seed', { scenario: 'raffle-of-its-own' })).json();
  expect(await read(shop.visitor(), own.raffleProductCd)).toMatchObject({ state: 'IN_PROGRESS', commitment: own.commitment });
  expect(own.commitment).toMatch(/^[0-9a-f]{64}$/);
});

describe('tickets', () => {
  test('ST-RAF-02 K-TKT TRAP-16 a ticket works from midnight until 23:58:59, not at 23:59:00, and a new one comes at midnight', async () => {
    const member = await shop.login('demo10', { inApp: true });
    const tickets = async (options: ReturnType<typeof at>) => (await member.get('/raffles', options)).json().tickets;
    expect([
      await tickets(at('00:00:00')),
      await tickets(at('23:58:59')),
      await tickets(at('23:59:00')),
      await tickets(tomorrow('00:00:00')),
    ]).toEqual([1, 1, 0, 1]);
  });

  test('ST-RAF-02 a ticket not used by 23:59 is lost, one of the new day is usable', async () => {
    await open('RF001');
    const member = await shop.login('demo10', { inApp: true });
    const apply = (options: ReturnType<typeof at>) => member.post('/raffles/RF001/apply', undefined, options);
    const late = await apply(at('23:59:00'));
    expect([late.statusCode, late.json().messageCode]).toEqual([409, 'raffle.a0001']);
    const used = await apply(at('23:58:59'));
    expect(used.json()).toMatchObject({ tickets: 0, myEntries: 1, entryCount: 1 });
    expect((await apply(at('23:58:59'))).json().messageCode).toBe('raffle.a0001');
    expect((await apply(tomorrow('00:00:00'))).json()).toMatchObject({ tickets: 0, myEntries: 2 });
  });

  test('tickets of yesterday that nobody has taken back yet enter no raffle of today', async () => {
    await open('RF004', { ticketCost: 2 });
    await grantTickets(shop.db, 'M0016', { reason: 'EVENT', amount: 9, grantKey: 'GIFT' }, new Date(now().getTime() - 24 * HOUR_MS));
    await expect(applyForRaffle(shop.db, 'RF004', memberCall('M0016', now()))).rejects.toMatchObject({ messageCode: 'raffle.a0001' });
    expect(await shop.db.$count(raffleEntryTable, eq(raffleEntryTable.raffleProductCd, 'RF004'))).toBe(0);
  });

  test('K-TKT the daily ticket is booked once a day, however often the member comes', async () => {
    const { grantDailyTicket } = await import('./ticket.repository');
    await Promise.all(Array.from({ length: 5 }, () => grantDailyTicket(shop.db, 'M0011', now())));
    expect(await usableTickets(shop.db, 'M0011', now())).toBe(1);
    await grantTickets(shop.db, 'M0011', { reason: 'INVITE', amount: 3, grantKey: 'INVITE:M0012' }, now());
    await grantTickets(shop.db, 'M0011', { reason: 'INVITE', amount: 3, grantKey: 'INVITE:M0012' }, now());
    expect(await usableTickets(shop.db, 'M0011', now())).toBe(4);
  });
});

describe('applying', () => {
  test('API-D23 R-RAF-02 the app applies, the web page is told to use the app', async () => {
    await open('RF002');
    const web = await (await shop.login('demo12')).post('/raffles/RF002/apply');
    expect([web.statusCode, web.json().messageCode]).toEqual([403, 'common.a0008']);
    expect((await shop.visitor({ inApp: true }).post('/raffles/RF002/apply')).statusCode).toBe(401);
  });

  test('R-RAF-02 entries stop at the limit of the raffle and cost its tickets', async () => {
    await open('RF002', { maxEntriesPerMember: 2, ticketCost: 2 });
    await grantTickets(shop.db, 'M0013', { reason: 'EVENT', amount: 9, grantKey: 'GIFT' }, now());
    const member = await shop.login('demo13', { inApp: true });
    const apply = () => member.post('/raffles/RF002/apply');
    expect((await apply()).json()).toMatchObject({ myEntries: 1, tickets: 8 });
    expect((await apply()).json()).toMatchObject({ myEntries: 2, tickets: 6 });
    const third = await apply();
    expect([third.statusCode, third.json()]).toEqual([409, { exceptionName: 'RaffleException', messageCode: 'raffle.a0002', args: [2] }]);
    expect((await read(member, 'RF002')).tickets).toBe(6);
  });

  test('ERR-M07 R-RAF-02 one ticket is not enough for a raffle that costs two: nothing is written, and three languages say so', async () => {
    await open('RF004', { ticketCost: 2 });
    const member = await shop.login('demo15', { inApp: true });
    const ledger = () => shop.db.select({ rows: count() }).from(ticketLedgerTable).where(eq(ticketLedgerTable.memCd, 'M0015'));
    expect((await read(member, 'RF004')).tickets).toBe(1);
    const before = await ledger();
    const { statusCode, json } = await member.post('/raffles/RF004/apply');
    expect([statusCode, json()]).toEqual([409, { exceptionName: 'RaffleException', messageCode: 'raffle.a0001', args: [] }]);
    expect([ko, en, cn].map((texts) => texts['raffle.a0001'])).toEqual([
      expect.stringContaining('티켓'),
      expect.stringMatching(/ticket/i),
      expect.stringContaining('抽奖券'),
    ]);
    expect(await read(member, 'RF004')).toMatchObject({ tickets: 1, myEntries: 0, entryCount: 0 });
    expect(await ledger()).toEqual(before);
    expect(await shop.db.select().from(raffleEntryTable).where(eq(raffleEntryTable.raffleProductCd, 'RF004'))).toEqual([]);
  });

  test('R-RAF-02 nobody applies before the start or after the end', async () => {
    await open('RF003');
    const member = await shop.login('demo14', { inApp: true });
    const hours = (count: number) => ({ headers: { 'x-shop-now': new Date(now().getTime() + count * 3_600_000).toISOString() } });
    expect((await member.post('/raffles/RF003/apply', undefined, hours(-21))).json().messageCode).toBe('raffle.a0003');
    expect((await member.post('/raffles/RF003/apply', undefined, hours(21))).json().messageCode).toBe('raffle.a0004');
  });
});

describe('the draw', () => {
  test('ST-RAF-03 so many distinct winners are drawn, once; everyone else has lost', async () => {
    await open('RF004', { winnersCount: 5 });
    const members = Array.from({ length: 40 }, (_, index) => `M00${String(index + 1).padStart(2, '0')}`);
    await enter('RF004', Object.fromEntries(members.map((memCd, index) => [memCd, 1 + (index % 3)])));
    expect(await drawEnded(shop.db, now())).not.toContain('RF004');
    expect(await drawEnded(shop.db, end())).toContain('RF004');
    const first = await resultsOf('RF004');
    expect(first.filter(({ result }) => result === 'WON')).toHaveLength(5);
    expect(first.filter(({ result }) => result === 'LOST')).toHaveLength(35);
    expect(await drawEnded(shop.db, end())).not.toContain('RF004');
    expect(await resultsOf('RF004')).toEqual(first);
  });

  test('ST-RAF-03 at its end the job draws a raffle: as many different members as it has prizes, once, and who has lost is told as well', async () => {
    await open('RF007', { winnersCount: 2 });
    await shop.db.delete(notificationTable).where(eq(notificationTable.link, '/raffle/RF007'));
    await enter('RF007', { M0001: 3, M0002: 1, M0003: 2, M0004: 1 });
    const start = now();
    const runJob = async (at: Date) => {
      shop.clock.set(at);
      await runDueJobs(
        shop.deps,
        (raffleModule.jobs ?? []).filter(({ name }) => name === 'raffle-draw'),
      );
    };
    const winners = async () => (await resultsOf('RF007')).flatMap(({ memCd, result }) => (result === 'WON' ? [memCd] : []));
    const told = async () =>
      (await shop.db.select().from(notificationTable).where(eq(notificationTable.link, '/raffle/RF007'))).map(({ memCd }) => memCd).sort();
    await runJob(new Date(start.getTime() + 20 * HOUR_MS - 60_000));
    expect([await winners(), await told()]).toEqual([[], []]);
    await runJob(new Date(start.getTime() + 20 * HOUR_MS + 1_000));
    const first = await winners();
    expect([first.length, new Set(first).size]).toEqual([2, 2]);
    for (const minutes of [1, 2]) await runJob(new Date(start.getTime() + 20 * HOUR_MS + minutes * 60_000));
    expect([await winners(), await told()]).toEqual([first, ['M0001', 'M0002', 'M0003', 'M0004']]);
    shop.clock.set(start);
  });

  test('ST-RAF-03 three enter for one prize: who has lost is told, too, that the result is there', async () => {
    await open('RF010', { winnersCount: 1 });
    await shop.db.delete(notificationTable).where(eq(notificationTable.link, '/raffle/RF010'));
    const memCds = ['M0001', 'M0002', 'M0003'];
    await enter('RF010', once(...memCds));
    await drawEnded(shop.db, end());
    expect((await resultsOf('RF010')).map(({ result }) => result).sort()).toEqual(['LOST', 'LOST', 'WON']);
    const news = await shop.db.select().from(notificationTable).where(eq(notificationTable.link, '/raffle/RF010'));
    expect(news.map(({ memCd }) => memCd).sort()).toEqual(memCds);
  });

  test('ST-RAF-03 fewer entrants than prizes all win, and everyone is told that the result is there', async () => {
    await open('RF005', { winnersCount: 10 });
    await enter('RF005', once('M0001', 'M0002'));
    await drawEnded(shop.db, end());
    expect((await resultsOf('RF005')).map(({ result }) => result)).toEqual(['WON', 'WON']);
    const news = await shop.db.select().from(notificationTable).where(eq(notificationTable.link, '/raffle/RF005'));
    expect(news.map(({ memCd }) => memCd).sort()).toEqual(['M0001', 'M0002']);
  });

  test('who has left the shop does not win, though an entry of theirs stays, and is told nothing', async () => {
    await open('RF006', { winnersCount: 2 });
    await shop.db.delete(notificationTable).where(eq(notificationTable.link, '/raffle/RF006'));
    await shop.deps.pool.query(`update member set status = 'WITHDRAWN' where mem_cd in ('M0038', 'M0039', 'M0040')`);
    await enter('RF006', { M0038: 100, M0039: 100, M0040: 100, M0001: 1 });
    await drawEnded(shop.db, end());
    expect((await resultsOf('RF006')).flatMap(({ memCd, result }) => (result === 'WON' ? [memCd] : []))).toEqual(['M0001']);
    const news = await shop.db.select().from(notificationTable).where(eq(notificationTable.link, '/raffle/RF006'));
    expect(news.map(({ memCd }) => memCd)).toEqual(['M0001']);
    expect([(await drawn('RF006')).entryIds.length, (await read(shop.visitor(), 'RF006')).entryCount]).toEqual([1, 1]);
    await shop.deps.pool.query(`update member set status = 'ACTIVE' where mem_cd in ('M0038', 'M0039', 'M0040')`);
  });

  test('API-D23 ST-RAF-01 the result is known once the member opened it, and only then the raffle is "winner checked"', async () => {
    await open('RF009', { winnersCount: 1 });
    await enter('RF009', once('M0001', 'M0013'));
    await drawEnded(shop.db, end());
    await shop.db.update(raffleTable).set({ endAt: now() }).where(eq(raffleTable.raffleProductCd, 'RF009'));
    const [{ memCd: winner = '' } = {}] = (await resultsOf('RF009')).filter(({ result }) => result === 'WON');
    const [winning, losing] = winner === 'M0001' ? ['demo01', 'demo13'] : ['demo13', 'demo01'];
    const loser = await shop.login(losing);
    expect(await read(loser, 'RF009')).toMatchObject({ state: 'ENDED', result: null });
    const opened = await loser.post('/raffles/RF009/result');
    expect(opened.json()).toMatchObject({ state: 'WINNER_CHECKED', result: 'LOST' });
    expect(opened.json().winners).toEqual([expect.stringMatching(/^.\*+$/u)]);
    expect((await (await shop.login(winning)).post('/raffles/RF009/result')).json()).toMatchObject({
      state: 'WINNER_CHECKED',
      result: 'WON',
    });
  });

  test('who opens the result before the job has come by has it drawn, once', async () => {
    await open('RF009');
    await enter('RF009', once('M0001'));
    const opened = await openResult(shop.db, 'RF009', memberCall('M0001', end()));
    expect([opened.state, opened.result]).toEqual(['WINNER_CHECKED', 'WON']);
    expect(await drawEnded(shop.db, end())).not.toContain('RF009');
  });

  test('a result that one member opens stays closed for the others, and so do the member’s other results; the first time stays', async () => {
    for (const raffleProductCd of ['RF004', 'RF009']) {
      await open(raffleProductCd);
      await enter(raffleProductCd, once('M0001', 'M0013'));
    }
    const first = end();
    await drawEnded(shop.db, first);
    for (const opened of [first, new Date(first.getTime() + HOUR_MS)]) await openResult(shop.db, 'RF009', memberCall('M0001', opened));
    const checked = await shop.db
      .select({ raffleProductCd: raffleEntryTable.raffleProductCd, memCd: raffleEntryTable.memCd, checkedAt: raffleEntryTable.checkedAt })
      .from(raffleEntryTable)
      .where(and(inArray(raffleEntryTable.raffleProductCd, ['RF004', 'RF009']), isNotNull(raffleEntryTable.checkedAt)));
    expect(checked).toEqual([{ raffleProductCd: 'RF009', memCd: 'M0001', checkedAt: first }]);
  });

  test('ST-RAF-01 a result cannot be opened before the end', async () => {
    await open('RF007');
    const answer = await (await shop.login('demo01')).post('/raffles/RF007/result');
    expect([answer.statusCode, answer.json().messageCode]).toEqual([409, 'raffle.a0003']);
  });

  test('P-11 a member sees only the own entries and result', async () => {
    expect(await read(await shop.login('demo20'), 'RF008')).toMatchObject({ myEntries: 0, result: null, state: 'ENDED' });
    const mine = await read(await shop.login('demo01'), 'RF008');
    expect(mine).toMatchObject({ myEntries: 1, result: expect.stringMatching(/^(WON|LOST)$/), state: 'WINNER_CHECKED' });
    expect(mine.myEntryIds).toHaveLength(1);
  });
});

/** What anyone reads of a draw that is over. */
async function drawn(raffleProductCd: string): Promise<Extract<RaffleDraw, { state: 'DRAWN' }>> {
  const draw: RaffleDraw = (await shop.visitor().get(`/raffles/${raffleProductCd}/draw`)).json();
  if (draw.state !== 'DRAWN') throw new Error(`${raffleProductCd} is ${draw.state}`);
  return draw;
}

describe('a draw that anyone can check', () => {
  const sha256 = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

  test('while entries are open everybody reads the commitment and the closing time, and nobody the seed, not even an operator who lists raffles', async () => {
    await open('RF003');
    await enter('RF003', { M0001: 2, M0002: 1 });
    const [secret] = await shop.db.select().from(raffleSecretTable).where(eq(raffleSecretTable.raffleProductCd, 'RF003'));
    const seed = secret?.seed ?? '';
    const answer = await shop.visitor().get('/raffles/RF003/draw');
    const { endAt } = await read(shop.visitor(), 'RF003');
    expect(answer.json()).toEqual({
      state: 'COMMITTED',
      raffleProductCd: 'RF003',
      algorithm: { name: 'hmac-sha256-lowest', version: 1 },
      commitment: sha256(seed),
      closesAt: endAt,
    });
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
    const member = await shop.login('demo01');
    expect(await read(member, 'RF003')).toMatchObject({
      commitment: sha256(seed),
      seed: null,
      myEntryIds: [expect.any(String), expect.any(String)],
    });
    expect(await read(shop.visitor(), 'RF003')).toMatchObject({ commitment: sha256(seed), seed: null, myEntryIds: [] });
    const told = [
      answer.body,
      (await member.get('/raffles/RF003')).body,
      (await member.get('/raffles')).body,
      (await operate(shop, 'list raffles')).said,
    ];
    expect(told.filter((text) => text.includes(seed))).toEqual([]);
    expect(told.every((text) => text.includes('RF003'))).toBe(true);
  });

  test('after the draw everybody reads seed and entries, and finds the same winners by them; no member is named', async () => {
    await open('RF003', { winnersCount: 3 });
    await enter('RF003', { M0001: 3, M0002: 2, M0003: 1, M0004: 3, M0005: 1 });
    const { commitment } = await read(shop.visitor(), 'RF003');
    await drawEnded(shop.db, end());
    const answer = await shop.visitor().get('/raffles/RF003/draw');
    const draw = await drawn('RF003');
    expect([sha256(draw.seed), draw.commitment]).toEqual([commitment, commitment]);
    const numbers = draw.entryIds.map((entryId) => ({
      entryId,
      number: createHmac('sha256', Buffer.from(draw.seed, 'hex')).update(entryId).digest('hex'),
    }));
    numbers.sort((a, b) => (a.number < b.number ? -1 : 1));
    const over = new Set(draw.passedOver.map(({ entryId }) => entryId));
    expect(draw.winnerEntryIds).toEqual(
      numbers
        .map(({ entryId }) => entryId)
        .filter((entryId) => !over.has(entryId))
        .slice(0, 3),
    );
    expect([draw.entryIds.length, draw.entryIds]).toEqual([10, [...draw.entryIds].sort()]);
    expect(answer.body).not.toMatch(/M000\d|"memCd"|nickname/);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400, immutable');
  });

  test('a program that shares no code with the shop draws the same winners from the public file, and sees when it was changed', async () => {
    await open('RF003', { winnersCount: 3 });
    await enter('RF003', { M0001: 20, M0002: 5, M0003: 1, M0004: 1 });
    await drawEnded(shop.db, end());
    const draw = await drawn('RF003');
    const [first = '', second = '', third = ''] = draw.winnerEntryIds;
    const loser = draw.entryIds.find((id) => !draw.winnerEntryIds.includes(id)) ?? '';
    const folder = mkdtempSync(path.join(tmpdir(), 'draw-'));
    const check = (file: object, ...own: string[]) => {
      const name = path.join(folder, 'draw.json');
      writeFileSync(name, JSON.stringify(file));
      const { status, stdout } = spawnSync(process.execPath, [path.resolve(packageRoot, '../tools/check-draw.mjs'), name, ...own], {
        encoding: 'utf8',
      });
      return [status, stdout.slice(0, stdout.indexOf(':'))];
    };
    expect(check(draw, first)).toEqual([0, 'AGREES']);
    expect(check(draw, '--commitment', draw.commitment)).toEqual([0, 'AGREES']);
    expect(check({ ...draw, winnerEntryIds: [first, second, loser] })).toEqual([1, 'DIFFERS']);
    expect(check({ ...draw, winnerEntryIds: [second, first, third] })).toEqual([1, 'DIFFERS']);
    expect(check({ ...draw, seed: 'ff'.repeat(32) })).toEqual([1, 'DIFFERS']);
    expect(check({ ...draw, entryIds: draw.entryIds.filter((id) => id !== first) })).toEqual([1, 'DIFFERS']);
    expect(check(draw, '--commitment', '0'.repeat(64))).toEqual([1, 'DIFFERS']);
    expect(check(draw, '00000000-0000-4000-8000-000000000001')).toEqual([1, 'DIFFERS']);
    rmSync(folder, { recursive: true });
  });

  test('whose entry is passed over has won with the one that it names, and each member sees which entries are theirs', async () => {
    await open('RF003', { winnersCount: 2 });
    await enter('RF003', { M0001: 60, M0002: 1, M0003: 1 });
    await drawEnded(shop.db, end());
    await shop.db.update(raffleTable).set({ endAt: now() }).where(eq(raffleTable.raffleProductCd, 'RF003'));
    const draw = await drawn('RF003');
    const mine = new Set((await read(await shop.login('demo01'), 'RF003')).myEntryIds);
    expect(mine.size).toBe(60);
    const [winning, ...more] = draw.winnerEntryIds.filter((entryId) => mine.has(entryId));
    expect([winning === undefined, more]).toEqual([false, []]);
    expect(draw.passedOver.filter(({ entryId, winnerEntryId }) => !mine.has(entryId) || winnerEntryId !== winning)).toEqual([]);
  });

  test('a raffle that was drawn before there was a commitment says that it cannot be checked', async () => {
    await shop.deps.pool.query(`update raffle set commitment = null where raffle_product_cd = 'RF010'`);
    expect((await shop.visitor().get('/raffles/RF010/draw')).json()).toMatchObject({ state: 'UNCHECKABLE', raffleProductCd: 'RF010' });
    expect((await shop.visitor().get('/raffles/RF999/draw')).statusCode).toBe(404);
  });

  test('who leaves before the draw takes their entries along: their ids are in no list', async () => {
    await open('RF003');
    await enter('RF003', { M0001: 2, M0002: 1 });
    await shop.db.transaction((tx) => leaveUndrawn(tx, 'M0001'));
    await drawEnded(shop.db, end());
    expect((await drawn('RF003')).entryIds).toHaveLength(1);
  });

  test('who leaves takes only the own entries along, and only from raffles that are not drawn', async () => {
    for (const raffleProductCd of ['RF003', 'RF004', 'RF005']) await open(raffleProductCd);
    await enter('RF003', { M0001: 2, M0002: 3 });
    await enter('RF004', { M0002: 1 });
    await enter('RF005', { M0001: 1, M0002: 1 });
    await shop.db.update(raffleTable).set({ entryCount: 5 }).where(eq(raffleTable.raffleProductCd, 'RF003'));
    await shop.db.update(raffleTable).set({ entryCount: 1 }).where(eq(raffleTable.raffleProductCd, 'RF004'));
    await shop.db.transaction((tx) => drawWinners(tx, 'RF005', end()));
    await shop.db.transaction((tx) => leaveUndrawn(tx, 'M0001'));
    const left = async (raffleProductCd: string) => [
      (await resultsOf(raffleProductCd)).map(({ memCd }) => memCd),
      await shop.db.$count(raffleChanceTable, eq(raffleChanceTable.raffleProductCd, raffleProductCd)),
      (await read(shop.visitor(), raffleProductCd)).entryCount,
    ];
    expect([await left('RF003'), await left('RF004'), await left('RF005')]).toEqual([
      [['M0002'], 3, 3],
      [['M0002'], 1, 1],
      [['M0001', 'M0002'], 2, 2],
    ]);
  });

  test('the page of each raffle that is drawn shows its own seed', async () => {
    const codes = ['RF003', 'RF004'];
    for (const raffleProductCd of codes) await open(raffleProductCd);
    await drawEnded(shop.db, end());
    const after = { headers: { 'x-shop-now': end().toISOString() } };
    for (const raffleProductCd of codes) {
      const { seed, commitment } = (await shop.visitor().get(`/raffles/${raffleProductCd}`, after)).json() as Raffle;
      expect(sha256(seed ?? '')).toBe(commitment);
    }
  });

  test('a raffle that is opened again has another commitment, as the seed of the draw before is known', async () => {
    await open('RF003');
    const before = (await read(shop.visitor(), 'RF003')).commitment;
    await open('RF003');
    const [secret] = await shop.db.select().from(raffleSecretTable).where(eq(raffleSecretTable.raffleProductCd, 'RF003'));
    const after = (await read(shop.visitor(), 'RF003')).commitment;
    expect([after === before, sha256(secret?.seed ?? '')]).toEqual([false, after]);
  });

  test('a raffle whose end was moved after the job had found it is not drawn', async () => {
    await open('RF003');
    await enter('RF003', once('M0001'));
    expect(await shop.db.transaction((tx) => drawWinners(tx, 'RF003', now()))).toBeNull();
    expect(await resultsOf('RF003')).toEqual([{ memCd: 'M0001', result: null }]);
  });

  test('a seed that is not the one committed to draws nobody', async () => {
    await open('RF003');
    await enter('RF003', once('M0001'));
    await shop.db
      .update(raffleSecretTable)
      .set({ seed: '0'.repeat(64) })
      .where(eq(raffleSecretTable.raffleProductCd, 'RF003'));
    await expect(drawEnded(shop.db, end())).rejects.toThrow('Raffle RF003 has no seed that its commitment is of');
    expect(await resultsOf('RF003')).toEqual([{ memCd: 'M0001', result: null }]);
    await open('RF003');
  });

  test('the demo’s raffles that are over were drawn as any other', async () => {
    const draw = await drawn('RF008');
    expect(sha256(draw.seed)).toBe(draw.commitment);
    expect((await read(shop.visitor(), 'RF008')).entryCount).toBe(draw.entryIds.length);
  });
});

describePostgres('races on PostgreSQL', () => {
  const entries = async (raffleProductCd: string) =>
    (await shop.db.select({ total: count() }).from(ticketLedgerTable).where(eq(ticketLedgerTable.raffleProductCd, raffleProductCd)))[0]
      ?.total;

  race(
    'NF-05 a hundred applications on four tickets: exactly four entries',
    {
      guard: condition(
        /"ticket_wallet"\."granted" - "ticket_wallet"\."used" - "ticket_wallet"\."expired" >= (\$\d+)/,
        '$1::int is not null',
        ['ticket_wallet_check'],
      ),
      harm: /- +96,[^]*\+ +\d+,/,
    },
    async () => {
      await open('RF006', { maxEntriesPerMember: 1_000 });
      await shop.db.delete(ticketLedgerTable).where(eq(ticketLedgerTable.memCd, 'MRACE'));
      await shop.db.delete(ticketWalletTable).where(eq(ticketWalletTable.memCd, 'MRACE'));
      await grantTickets(shop.db, 'MRACE', { reason: 'EVENT', amount: 3, grantKey: 'GIFT' }, now());
      const results = await Promise.allSettled(
        Array.from({ length: 100 }, () => applyForRaffle(shop.db, 'RF006', memberCall('MRACE', now()))),
      );
      const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.messageCode] : []));
      expect([refused.length, new Set(refused)]).toEqual([96, new Set(['raffle.a0001'])]);
      expect(await usableTickets(shop.db, 'MRACE', now())).toBe(0);
      const [row] = await shop.db.select().from(raffleEntryTable).where(eq(raffleEntryTable.raffleProductCd, 'RF006'));
      const ids = await shop.db.$count(raffleChanceTable, eq(raffleChanceTable.raffleProductCd, 'RF006'));
      expect([row?.entries, await entries('RF006'), ids]).toEqual([4, 4, 4]);
    },
  );

  /** The write that counts an entry, without one of its conditions. */
  const counted = (part: string, by: string) => condition(new RegExp(`^(update "raffle" set "entry_count".*)${part}`, 's'), `$1${by}`);
  const WHILE_A_MEMBER_ENTERS: readonly [string, (tx: Tx) => Promise<unknown>, Guard][] = [
    ['is drawn', (tx) => drawWinners(tx, 'RF003', end()), counted('"raffle"\\."drawn_at" is null', 'true')],
    [
      'ends',
      (tx) => updateRaffle(tx, 'RF003', { endAt: new Date(now().getTime() - 1) }),
      counted('"raffle"\\."end_at" > (\\$\\d+::timestamptz)', '$2 is not null'),
    ],
    [
      'is put off',
      (tx) => updateRaffle(tx, 'RF003', { startAt: new Date(now().getTime() + HOUR_MS) }),
      counted('"raffle"\\."start_at" <= (\\$\\d+)', '$2::timestamptz is not null'),
    ],
  ];
  for (const [what, change, guard] of WHILE_A_MEMBER_ENTERS)
    race(
      `a raffle that ${what} while a member enters takes no entry, and the ticket stays`,
      { guard, harm: /"messageCode": "raffle\.a0004"/ },
      async () => {
        await open('RF003');
        const tickets = await usableTickets(shop.db, 'M0017', now());
        let entering: Promise<unknown> = Promise.resolve();
        await shop.db.transaction(async (tx) => {
          await change(tx);
          entering = applyForRaffle(shop.db, 'RF003', memberCall('M0017', now())).catch((error: unknown) => error);
          await untilOneWaits(shop.deps.pool);
        });
        expect(await entering).toMatchObject({ messageCode: 'raffle.a0004' });
        expect([await usableTickets(shop.db, 'M0017', now()), await resultsOf('RF003')]).toEqual([tickets, []]);
      },
    );

  race(
    'NF-05 many processes draw one raffle once',
    {
      guard: both(condition(/^(update "raffle" set "drawn_at".*)"raffle"\."drawn_at" is null/s, '$1true'), uniqueKey('raffle_draw_pkey')),
      harm: /Expected length: 1\s+Received length: \d+/,
    },
    async () => {
      await open('RF007', { winnersCount: 2 });
      await enter('RF007', once('M0001', 'M0002', 'M0003', 'M0004'));
      const at = end();
      const draws = await Promise.all(Array.from({ length: 10 }, () => drawEnded(shop.db, at)));
      expect(draws.flat().filter((code) => code === 'RF007')).toHaveLength(1);
      expect((await resultsOf('RF007')).filter(({ result }) => result === 'WON')).toHaveLength(2);
    },
  );
});
