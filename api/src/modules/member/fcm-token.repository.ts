import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { fcmTokenTable } from './member.tables';

/** A phone belongs to the member who logged in on it last. */
export const saveFcmToken = (db: Db, token: string, memCd: string, savedAt: Date) =>
  db.insert(fcmTokenTable).values({ token, memCd, savedAt }).onConflictDoUpdate({ target: fcmTokenTable.token, set: { memCd, savedAt } });

/** Phones on which a member is logged in. */
export const findPushTokens = async (db: Db, memCd: string): Promise<string[]> =>
  (
    await db
      .select({ token: fcmTokenTable.token })
      .from(fcmTokenTable)
      .where(eq(fcmTokenTable.memCd, memCd))
      .orderBy(asc(fcmTokenTable.token))
  ).map(({ token }) => token);
