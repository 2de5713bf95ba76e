import { and, eq, gt, inArray, ne, or } from 'drizzle-orm';
import { newCode } from '../../platform/code';
import type { Db, Tx } from '../../platform/db/db';
import { memberTable, withdrawalTable } from './member.tables';

export type Withdrawal = Omit<typeof withdrawalTable.$inferInsert, 'complaintsPurgedAt' | 'contractsPurgedAt'>;

export const insertWithdrawal = (tx: Tx, withdrawal: Withdrawal) => tx.insert(withdrawalTable).values(withdrawal);

/**
 * Takes every personal field off a member's row, which stays: orders and posts name it. False when the member has left already, so that of
 * two calls one withdraws. The balance goes with what booked it.
 */
export async function anonymizeMember(tx: Tx, memCd: string): Promise<boolean> {
  const rows = await tx
    .update(memberTable)
    .set({
      status: 'WITHDRAWN',
      loginId: `left-${memCd}`,
      altLoginId: null,
      passwordHash: null,
      email: `${memCd}@withdrawn.invalid`,
      emailConfirmedAt: null,
      phone: null,
      memNm: '-',
      // A name of the shop's own, the same in each language.
      nickname: newCode('hyangro-', 5),
      birthday: '19000101',
      gender: '',
      avatarSeed: newCode('A', 6),
      refId: newCode('HX', 8),
      agreedTerms: [],
      companyNm: null,
      businessNo: null,
    })
    .where(and(eq(memberTable.memCd, memCd), ne(memberTable.status, 'WITHDRAWN')))
    .returning({ memCd: memberTable.memCd });
  return rows.length > 0;
}

/**
 * The day from which somebody may join again who left with this phone or mailbox; null when nobody did, or long ago (K-WD).
 * @param hashes of the phone and of the mailbox
 * @param today KST day
 */
export async function findRejoinDay(db: Db, hashes: readonly string[], today: string): Promise<string | null> {
  const [row] = await db
    .select({ day: withdrawalTable.rejoinFrom })
    .from(withdrawalTable)
    .where(
      and(
        or(inArray(withdrawalTable.identityHash, [...hashes]), inArray(withdrawalTable.mailboxHash, [...hashes])),
        gt(withdrawalTable.rejoinFrom, today),
      ),
    )
    .limit(1);
  return row?.day ?? null;
}
