import { kstDay } from '../../platform/clock/clock';
import type { RootDb } from '../../platform/db/db';
import { expireTickets, grantDailyToAll } from './ticket.repository';

/** Books the daily ticket of a slot's day for everybody (K-TKT). Answers for how many members. */
export const giveDailyTickets = (db: RootDb, slot: Date): Promise<number> => grantDailyToAll(db, kstDay(slot));

/** Ends the tickets of a slot's day (ST-RAF-02): those of who joined since midnight are booked, too. Answers of how many members. */
export const endTickets = (db: RootDb, slot: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const day = kstDay(slot);
    await grantDailyToAll(tx, day);
    return expireTickets(tx, day);
  });
