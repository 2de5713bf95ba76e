import type { Db } from '../../platform/db/db';
import { hoursAfter, kstDay, kstInstant } from '../../platform/clock/clock';
import { upsert } from '../../platform/db/upsert';
import type { SeedContext } from '../../platform/seed/seed';
import { raffleEntryTable, raffleTable, ticketLedgerTable, ticketWalletTable } from './raffle.tables';
import type { RafflesFile } from './raffle.seed-schema';

/** Raffles take the state of the file; entries and draws since stay. */
export async function seedRaffles(db: Db, { raffles, tickets }: RafflesFile, { now }: SeedContext): Promise<void> {
  await upsert(
    db,
    raffleTable,
    raffles.map((entry) => {
      const {
        startsInHours,
        endsInHours,
        entryCntSeed,
        winners: _winners,
        myEntries: _entries,
        winnerCheckedBy: _checked,
        ...rest
      } = entry;
      const endAt = hoursAfter(now, endsInHours);
      return { ...rest, startAt: hoursAfter(now, startsInHours), endAt, entryCount: entryCntSeed, drawnAt: endAt <= now ? endAt : null };
    }),
    ['entryCount', 'drawnAt', 'startAt', 'endAt'],
  );
  await db
    .insert(raffleEntryTable)
    .values(raffles.flatMap((entry) => entriesOf(entry, now)))
    .onConflictDoNothing();
  await seedTickets(db, tickets, now);
}

function entriesOf(
  { raffleProductCd, startsInHours, endsInHours, myEntries, winners, winnerCheckedBy }: RafflesFile['raffles'][number],
  now: Date,
) {
  const isDrawn = endsInHours <= 0;
  const known = new Set(myEntries.map(({ memCd }) => memCd));
  const all = [...myEntries, ...winners.filter((memCd) => !known.has(memCd)).map((memCd) => ({ memCd, entries: 1 }))];
  return all.map(({ memCd, entries }) => ({
    raffleProductCd,
    memCd,
    entries,
    enteredAt: hoursAfter(now, startsInHours),
    result: isDrawn ? (winners.includes(memCd) ? ('WON' as const) : ('LOST' as const)) : null,
    checkedAt: winnerCheckedBy.includes(memCd) ? now : null,
  }));
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
