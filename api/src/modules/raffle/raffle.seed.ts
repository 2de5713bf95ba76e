import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { hoursAfter, kstDay, kstInstant } from '../../platform/clock/clock';
import { upsert } from '../../platform/db/upsert';
import type { SeedContext } from '../../platform/seed/seed';
import { commit, drawWinners, markChecked } from './raffle.repository';
import { raffleChanceTable, raffleEntryTable, raffleTable, ticketLedgerTable, ticketWalletTable } from './raffle.tables';
import type { RafflesFile } from './raffle.seed-schema';

/**
 * Raffles take the state of the file; entries and draws since stay. A new one gets its commitment and the entries of the demo's members, and
 * one that is over by then is drawn as any other.
 */
export async function seedRaffles(db: Db, { raffles, tickets }: RafflesFile, { now }: SeedContext): Promise<void> {
  const standing = new Set((await db.select({ cd: raffleTable.raffleProductCd }).from(raffleTable)).map(({ cd }) => cd));
  await upsert(
    db,
    raffleTable,
    raffles.map(({ startsInHours, endsInHours, myEntries: _entries, crowd: _crowd, winnerCheckedBy: _checked, ...rest }) => ({
      ...rest,
      startAt: hoursAfter(now, startsInHours),
      endAt: hoursAfter(now, endsInHours),
    })),
    ['entryCount', 'commitment', 'drawnAt', 'startAt', 'endAt'],
  );
  for (const raffle of raffles) if (!standing.has(raffle.raffleProductCd)) await enterAndDraw(db, raffle, now);
  await seedTickets(db, tickets, now);
}

async function enterAndDraw(db: Db, raffle: RafflesFile['raffles'][number], now: Date): Promise<void> {
  const { raffleProductCd, startsInHours, endsInHours, winnerCheckedBy } = raffle;
  await commit(db, raffleProductCd);
  const enteredAt = hoursAfter(now, startsInHours);
  const entries = entriesOf(raffle);
  if (entries.length > 0) {
    await db.insert(raffleEntryTable).values(entries.map((each) => ({ ...each, raffleProductCd, enteredAt })));
    const chances = entries.flatMap(({ memCd, entries: count }) => Array<{ memCd: string }>(count).fill({ memCd }));
    await db.insert(raffleChanceTable).values(chances.map(({ memCd }) => ({ raffleProductCd, memCd, enteredAt })));
    await db.update(raffleTable).set({ entryCount: chances.length }).where(eq(raffleTable.raffleProductCd, raffleProductCd));
  }
  if (endsInHours > 0) return;
  const endAt = hoursAfter(now, endsInHours);
  await db.transaction((tx) => drawWinners(tx, raffleProductCd, endAt));
  for (const memCd of winnerCheckedBy) await markChecked(db, raffleProductCd, memCd, now);
}

/** Those that the file names, and of its crowd everybody once, twice, three times, in turn. */
function entriesOf({ myEntries, crowd, maxEntriesPerMember }: RafflesFile['raffles'][number]): { memCd: string; entries: number }[] {
  const named = new Set(myEntries.map(({ memCd }) => memCd));
  return [
    ...myEntries,
    ...crowd.filter((memCd) => !named.has(memCd)).map((memCd, n) => ({ memCd, entries: 1 + (n % maxEntriesPerMember) })),
  ];
}

async function seedTickets(db: Db, tickets: RafflesFile['tickets'], now: Date): Promise<void> {
  const day = kstDay(now);
  const midnight = kstInstant(day).getTime();
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const wallets = tickets.map(({ memCd, history }) => ({
    memCd,
    day,
    granted: sum(history.map(({ amount }) => Math.max(amount, 0))),
    used: -sum(history.map(({ amount }) => Math.min(amount, 0))),
  }));
  const made = await db.insert(ticketWalletTable).values(wallets).onConflictDoNothing().returning({ memCd: ticketWalletTable.memCd });
  const isNew = new Set(made.map(({ memCd }) => memCd));
  const rows = tickets
    .filter(({ memCd }) => isNew.has(memCd))
    .flatMap(({ memCd, history }) =>
      history.map(({ minutesAfterMidnight, reason, amount, refMemCd, raffleProductCd }) => ({
        memCd,
        day,
        reason,
        amount,
        raffleProductCd,
        at: new Date(midnight + minutesAfterMidnight * 60_000),
        grantKey: reason === 'DAILY' ? 'DAILY' : reason === 'INVITE' ? `INVITE:${refMemCd}` : null,
      })),
    );
  if (rows.length > 0) await db.insert(ticketLedgerTable).values(rows);
}
