import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { daysBefore } from '../../platform/clock/clock';
import type { MemberFiles } from './member.seed-schema';
import { memberTable } from './member.tables';
import { pointLedgerTable } from './points.tables';

type Entry = typeof pointLedgerTable.$inferInsert & { remaining: number };

/** Ledgers of members who have none yet; one opening entry where the files give a balance only. */
export async function seedPoints(
  db: Db,
  { members: { members }, points: { ledgers } }: Pick<MemberFiles, 'members' | 'points'>,
  now: Date,
): Promise<void> {
  const given = new Map(ledgers.map(({ memCd, ledger }) => [memCd, ledger]));
  const codes = members.map(({ memCd }) => memCd);
  const begun = new Set(
    (await db.selectDistinct({ memCd: pointLedgerTable.memCd }).from(pointLedgerTable).where(inArray(pointLedgerTable.memCd, codes))).map(
      ({ memCd }) => memCd,
    ),
  );
  for (const { memCd, points, joinedDaysAgo } of members) {
    if (begun.has(memCd) || points === 0) continue;
    const ledger = given.get(memCd);
    const entries: Entry[] = ledger
      ? ledger.map(({ pointCd, createdDaysAgo, kind, amount, balance, ref, expiresInDays }) => ({
          memCd,
          kind,
          amount,
          balance,
          refCd: ref,
          key: pointCd,
          remaining: Math.max(amount, 0),
          createdAt: daysBefore(now, createdDaysAgo),
          expiresAt: expiresInDays === null ? null : daysBefore(now, -expiresInDays),
        }))
      : [
          {
            memCd,
            kind: 'EVENT',
            amount: points,
            balance: points,
            key: 'opening',
            remaining: points,
            createdAt: daysBefore(now, joinedDaysAgo),
            expiresAt: daysBefore(now, -365),
          },
        ];
    await db.insert(pointLedgerTable).values(settle(entries));
    await db.update(memberTable).set({ points }).where(eq(memberTable.memCd, memCd));
  }
}

/** Takes each debit from the credits before it, the one that expires first before the others. */
function settle(entries: Entry[]): Entry[] {
  entries.forEach(({ amount }, at) => {
    let open = Math.max(-amount, 0);
    const credits = entries.slice(0, at).sort((a, b) => (a.expiresAt?.getTime() ?? Infinity) - (b.expiresAt?.getTime() ?? Infinity));
    for (const credit of credits) {
      const taken = Math.min(credit.remaining, open);
      credit.remaining -= taken;
      open -= taken;
    }
  });
  return entries;
}
