import { and, eq, sql } from 'drizzle-orm';
import type { TicketsPage } from '@hyangro/contracts/raffle/raffle.contract';
import { kstDay, kstInstant } from '../../platform/clock/clock';
import { runDueJobs } from '../../platform/jobs/run-jobs';
import { memberCall } from '../../platform/testing/member-call';
import { both, condition, raceOn, uniqueKey } from '../../platform/testing/race';
import { createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { raffleModule } from './raffle.module';
import { reopenRaffle } from './raffle.repository';
import { applyForRaffle } from './raffle.service';
import { raffleTable, ticketLedgerTable, ticketWalletTable } from './raffle.tables';
import { grantTickets, usableTickets } from './ticket.repository';
import { endTickets, giveDailyTickets } from './tickets.service';

let shop: TestApp;
const race = raceOn(() => shop);
const today = kstDay(new Date());
const DAY_MS = 86_400_000;
const midnight = kstInstant(today);
const at = (time: string) => kstInstant(today, time);
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 20, at: at('12:00:00') });
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(ticketLedgerTable);
  await shop.db.delete(ticketWalletTable);
  shop.clock.set(at('12:00:00'));
});

const read = async (caller: Caller, query = '', headers = {}) => (await caller.get(`/tickets${query}`, { headers })).json() as TicketsPage;
const on = (time: Date) => ({ 'x-shop-now': time.toISOString() });
const booked = (reason: 'DAILY' | 'EXPIRED', memCd?: string) =>
  shop.db
    .select({ memCd: ticketLedgerTable.memCd, amount: ticketLedgerTable.amount, at: ticketLedgerTable.at })
    .from(ticketLedgerTable)
    .where(and(eq(ticketLedgerTable.reason, reason), memCd === undefined ? undefined : eq(ticketLedgerTable.memCd, memCd)));
const members = async () => shop.db.$count(sql`member`, sql`status <> 'WITHDRAWN'`);

describe('the jobs of a day', () => {
  const runAt = async (time: Date) => {
    shop.clock.set(time);
    await runDueJobs(
      shop.deps,
      (raffleModule.jobs ?? []).filter(({ name }) => name.startsWith('ticket-')),
    );
  };

  test('K-TKT ST-RAF-02 at midnight everybody is given one ticket, at 23:59 what is left goes, at the next midnight there is a new one', async () => {
    await shop.deps.pool.query('delete from job_run');
    const member = await shop.login('demo10', { inApp: true });
    await runAt(at('00:00:00'));
    // The expiry of the day before was due, too, and had found nothing to end on this day.
    expect((await booked('DAILY')).filter((row) => row.at.getTime() === midnight.getTime())).toHaveLength(await members());
    await runAt(at('23:58:59'));
    expect((await read(member, '', on(at('23:58:59')))).tickets).toBe(1);
    expect((await booked('EXPIRED', 'M0010')).filter((row) => row.at >= midnight)).toEqual([]);
    await runAt(at('23:59:00'));
    expect((await read(member, '', on(at('23:59:00')))).tickets).toBe(0);
    expect((await booked('EXPIRED', 'M0010')).filter((row) => row.at >= midnight)).toEqual([
      { memCd: 'M0010', amount: -1, at: at('23:59:00') },
    ]);
    const nextMidnight = new Date(midnight.getTime() + DAY_MS);
    await runAt(nextMidnight);
    expect((await read(member, '', on(nextMidnight))).tickets).toBe(1);
    expect((await booked('DAILY', 'M0010')).map((row) => row.at)).toContainEqual(nextMidnight);
  });

  test('what was spent does not go, and neither does what comes in the last minute: it is for tomorrow', async () => {
    await grantTickets(shop.db, 'M0011', { reason: 'EVENT', amount: 4, grantKey: 'GIFT' }, at('09:00:00'));
    await reopenRaffle(shop.db, 'RF001', at('00:00:00'), new Date(midnight.getTime() + 2 * DAY_MS));
    await applyForRaffle(shop.db, 'RF001', memberCall('M0011', at('10:00:00')));
    await endTickets(shop.db, at('23:59:00'));
    expect(await booked('EXPIRED', 'M0011')).toEqual([{ memCd: 'M0011', amount: -4, at: at('23:59:00') }]);
    // A call that began before the minute finds none either.
    expect(await usableTickets(shop.db, 'M0011', at('23:58:59'))).toBe(0);
    await grantTickets(shop.db, 'M0011', { reason: 'INVITE', amount: 3, grantKey: 'INVITE:M0012' }, at('23:59:30'));
    expect(await usableTickets(shop.db, 'M0011', at('23:59:30'))).toBe(0);
    await endTickets(shop.db, at('23:59:00'));
    expect(await booked('EXPIRED', 'M0011')).toHaveLength(1);
    expect(await usableTickets(shop.db, 'M0011', new Date(midnight.getTime() + DAY_MS))).toBe(4);
  });

  test('who joined since midnight has a ticket of that day, too, and it goes with the others', async () => {
    await shop.deps.pool.query('update member set joined_at = $1 where mem_cd = $2', [at('15:00:00'), 'M0012']);
    await giveDailyTickets(shop.db, new Date(midnight.getTime() - DAY_MS));
    expect(await booked('DAILY', 'M0012')).toEqual([]);
    await endTickets(shop.db, at('23:59:00'));
    expect(await booked('DAILY', 'M0012')).toEqual([{ memCd: 'M0012', amount: 1, at: at('15:00:00') }]);
    expect(await booked('EXPIRED', 'M0012')).toHaveLength(1);
  });

  test('who has left the shop is given none', async () => {
    await shop.deps.pool.query(`update member set status = 'WITHDRAWN' where mem_cd = 'M0040'`);
    await giveDailyTickets(shop.db, midnight);
    expect(await booked('DAILY', 'M0040')).toEqual([]);
    await shop.deps.pool.query(`update member set status = 'ACTIVE' where mem_cd = 'M0040'`);
  });
});

describe('the page of tickets', () => {
  test('a visitor reads when tickets come and go and what a friend brings, and nothing of anybody', async () => {
    expect(await read(shop.visitor(), '', on(at('12:00:00')))).toEqual({
      tickets: null,
      expiresAt: at('23:59:00').toISOString(),
      nextAt: new Date(midnight.getTime() + DAY_MS).toISOString(),
      invitation: { tickets: 3, refId: null },
      items: [],
      nextCursor: null,
    });
  });

  test('a member reads the balance, the code for friends, and each ticket that came, was spent or went, newest first', async () => {
    await giveDailyTickets(shop.db, midnight);
    await grantTickets(shop.db, 'M0013', { reason: 'INVITE', amount: 3, grantKey: 'INVITE:M0014' }, at('09:00:00'));
    await reopenRaffle(shop.db, 'RF002', at('00:00:00'), new Date(midnight.getTime() + 2 * DAY_MS));
    await applyForRaffle(shop.db, 'RF002', memberCall('M0013', at('10:00:00')));
    const member = await shop.login('demo13');
    const page = await read(member, '', on(at('12:00:00')));
    expect(page.tickets).toBe(3);
    expect(page.invitation.refId).toBe(((await member.get('/member/invitation')).json() as { refId: string }).refId);
    expect(page.items.map(({ reason, amount, raffle }) => [reason, amount, raffle?.raffleProductCd ?? null])).toEqual([
      ['ENTRY', -1, 'RF002'],
      ['INVITE', 3, null],
      ['DAILY', 1, null],
    ]);
    await endTickets(shop.db, at('23:59:00'));
    expect((await read(member, '', on(at('23:59:10')))).items[0]).toMatchObject({ reason: 'EXPIRED', amount: -3 });
  });

  test('API-D18 a history whose entries share one moment is read page by page without a gap and without one twice', async () => {
    for (let n = 1; n <= 7; n += 1)
      await grantTickets(shop.db, 'M0015', { reason: 'EVENT', amount: n, grantKey: `GIFT${n}` }, at('09:00:00'));
    const member = await shop.login('demo15');
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: TicketsPage = await read(member, `?limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...page.items.map(({ amount }) => amount));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
    const other = await shop.login('demo16');
    expect((await read(other, `?cursor=${(await read(member, '?limit=1')).nextCursor}`)).items).toEqual([]);
  });

  test.each(['nope', Buffer.from('["2026-01-01T00:00:00.000Z","x"]').toString('base64url')])(
    'API-D18 the cursor %s, which is none of this list, is refused',
    async (cursor) => {
      const answer = await (await shop.login('demo15')).get(`/tickets?cursor=${cursor}`);
      expect([answer.statusCode, answer.json().args]).toEqual([400, ['cursor']]);
    },
  );
});

describePostgres('races on PostgreSQL', () => {
  race(
    'twenty runs of midnight at one moment: one ticket for everybody',
    {
      guard: both(
        condition(/(DAILY.*|granted as \(.*)on conflict \(mem_cd, day, grant_key\) do nothing/s, '$1'),
        uniqueKey('ticket_ledger_grant_idx'),
      ),
      harm: /- +1,[^]*\+ +\d+,/,
    },
    async () => {
      await shop.db.delete(ticketLedgerTable);
      await shop.db.delete(ticketWalletTable);
      await Promise.all(Array.from({ length: 20 }, () => giveDailyTickets(shop.db, midnight)));
      const [row] = await shop.db.select().from(ticketWalletTable).where(eq(ticketWalletTable.memCd, 'M0020'));
      expect([row?.granted, (await booked('DAILY', 'M0020')).length]).toEqual([1, 1]);
    },
  );

  race(
    'entries at the very moment when tickets end: each ticket is spent or gone, and none is both',
    {
      guard: both(
        condition(/"ticket_wallet"\."granted" - "ticket_wallet"\."used" - "ticket_wallet"\."expired" >= (\$\d+)/, '$1::int is not null', [
          'ticket_wallet_check',
        ]),
      ),
      harm: /- +0,?[^]*\+ +-\d+/,
    },
    async () => {
      await shop.db.delete(ticketLedgerTable);
      await shop.db.delete(ticketWalletTable);
      await reopenRaffle(shop.db, 'RF006', at('00:00:00'), new Date(midnight.getTime() + 2 * DAY_MS));
      await shop.db.update(raffleTable).set({ maxEntriesPerMember: 1_000 }).where(eq(raffleTable.raffleProductCd, 'RF006'));
      await grantTickets(shop.db, 'M0021', { reason: 'EVENT', amount: 9, grantKey: 'GIFT' }, at('09:00:00'));
      const lastMoment = at('23:58:59');
      await Promise.allSettled([
        ...Array.from({ length: 5 }, () => applyForRaffle(shop.db, 'RF006', memberCall('M0021', lastMoment))),
        endTickets(shop.db, at('23:59:00')),
        ...Array.from({ length: 15 }, () => applyForRaffle(shop.db, 'RF006', memberCall('M0021', lastMoment))),
        endTickets(shop.db, at('23:59:00')),
      ]);
      const [sum] = await shop.db
        .select({ left: sql<number>`sum(amount)::int` })
        .from(ticketLedgerTable)
        .where(eq(ticketLedgerTable.memCd, 'M0021'));
      expect([sum?.left]).toEqual([0]);
      expect(await booked('EXPIRED', 'M0021')).toHaveLength(1);
    },
  );
});
