import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import { EMAIL_CODE } from '@hyangro/contracts/constants';
import { daysBefore } from '../../platform/clock/clock';
import type { Db, Tx } from '../../platform/db/db';
import { isPhoneOfAnother } from '../member/public';
import { emailCodeTable as emailCode, rewardedMailboxTable, rewardedPhoneTable } from './sign-up.tables';

/**
 * Puts a new code in place of the last one unless that is too young or the day's codes are spent; all in one statement, so
 * that parallel calls send one. False when nothing changed.
 */
export async function putEmailCode(db: Db, memCd: string, codeHash: string, now: Date): Promise<boolean> {
  const dayAgo = daysBefore(now, 1);
  const isNewDay = lte(emailCode.countedFrom, dayAgo);
  const rows = await db
    .insert(emailCode)
    .values({
      memCd,
      codeHash,
      sentAt: now,
      countedFrom: now,
      expiresAt: new Date(now.getTime() + EMAIL_CODE.minutes * 60_000),
    })
    .onConflictDoUpdate({
      target: emailCode.memCd,
      set: {
        codeHash,
        tries: 0,
        sentAt: now,
        expiresAt: sql`excluded.expires_at`,
        countedFrom: sql`case when ${isNewDay} then excluded.counted_from else ${emailCode.countedFrom} end`,
        sentCount: sql`case when ${isNewDay} then 1 else ${emailCode.sentCount} + 1 end`,
      },
      setWhere: and(
        lte(emailCode.sentAt, new Date(now.getTime() - EMAIL_CODE.resendSeconds * 1000)),
        or(isNewDay, lt(emailCode.sentCount, EMAIL_CODE.perDay)),
      ),
    })
    .returning({ memCd: emailCode.memCd });
  return rows.length > 0;
}

export async function findEmailCode(db: Db, memCd: string) {
  const [row] = await db.select().from(emailCode).where(eq(emailCode.memCd, memCd));
  return row ?? null;
}

/** Counts a try before its code is looked at; null when there is no code, it is too old, or its tries are spent. */
export async function takeEmailTry(db: Db, memCd: string, now: Date): Promise<{ tries: number; codeHash: string } | null> {
  const [row] = await db
    .update(emailCode)
    .set({ tries: sql`${emailCode.tries} + 1` })
    .where(and(eq(emailCode.memCd, memCd), lt(emailCode.tries, EMAIL_CODE.tries), gt(emailCode.expiresAt, now)))
    .returning({ tries: emailCode.tries, codeHash: emailCode.codeHash });
  return row ?? null;
}

export const deleteEmailCode = (db: Db, memCd: string) => db.delete(emailCode).where(eq(emailCode.memCd, memCd));

/** True for the first who rewards a phone, ever: also when a member of before this table has it. */
export async function claimPhone(
  tx: Tx,
  { phoneHash, phone, memCd }: { phoneHash: string; phone: string; memCd: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(rewardedPhoneTable)
    .values({ phoneHash, rewardedAt: now })
    .onConflictDoNothing()
    .returning({ phoneHash: rewardedPhoneTable.phoneHash });
  return rows.length > 0 && !(await isPhoneOfAnother(tx, phone, memCd));
}

/** True for the first who rewards a mailbox, ever; who asks at the same moment waits for the other's transaction. */
export async function claimMailbox(db: Db, mailboxHash: string, rewardedAt: Date): Promise<boolean> {
  const rows = await db
    .insert(rewardedMailboxTable)
    .values({ mailboxHash, rewardedAt })
    .onConflictDoNothing()
    .returning({ mailboxHash: rewardedMailboxTable.mailboxHash });
  return rows.length > 0;
}
