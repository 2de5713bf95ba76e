import type { Db } from '../../platform/db/db';
import { fcmTokenTable } from './member.tables';

/** A phone belongs to the member who logged in on it last. */
export const saveFcmToken = (db: Db, token: string, memCd: string, savedAt: Date) =>
  db.insert(fcmTokenTable).values({ token, memCd, savedAt }).onConflictDoUpdate({ target: fcmTokenTable.token, set: { memCd, savedAt } });
