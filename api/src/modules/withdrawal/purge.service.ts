import { kstDay } from '../../platform/clock/clock';
import type { Deps } from '../../platform/module';
import { findDue, purgeRecords } from './forget.repository';

/** Every night: records of members who left go on their day (K-WD). Says what it purged, without saying of whom. */
export async function purgeWithdrawn({ db, log }: Pick<Deps, 'db' | 'log'>, now: Date): Promise<Readonly<Record<string, number>>> {
  const purged: Record<string, number> = {};
  for (const kind of ['complaints', 'contracts'] as const)
    for (const memCd of await findDue(db, kind, kstDay(now))) {
      const deleted = await db.transaction((tx) => purgeRecords(tx, kind, memCd, now));
      for (const [table, rows] of Object.entries(deleted)) purged[table] = (purged[table] ?? 0) + rows;
    }
  if (Object.keys(purged).length > 0) log.info({ purged }, 'records of members who left');
  return purged;
}
