import { and, desc, eq, sql } from 'drizzle-orm';
import type { AgreementCd } from '@hyangro/contracts/member/agreements';
import type { Db } from '../../platform/db/db';
import { consentTable as consent, memberTable as member } from './member.tables';

/** Notes what was agreed to in one moment. */
export async function insertConsents(db: Db, memCd: string, agreed: readonly string[], at: Date): Promise<void> {
  if (agreed.length > 0) await db.insert(consent).values(agreed.map((agreementCd) => ({ memCd, agreementCd, isAgreed: true, at })));
}

export async function findAgreed(db: Db, memCd: string): Promise<readonly string[]> {
  const [row] = await db.select({ agreed: member.agreedTerms }).from(member).where(eq(member.memCd, memCd));
  return row?.agreed ?? [];
}

/** When each was last agreed to or taken back. */
export const findLastChanges = (db: Db, memCd: string) =>
  db
    .selectDistinctOn([consent.agreementCd], { agreementCd: consent.agreementCd, at: consent.at })
    .from(consent)
    .where(eq(consent.memCd, memCd))
    .orderBy(consent.agreementCd, desc(consent.id));

/** Agrees or takes back; false when it was so already. The member's row is locked until the transaction ends. */
export async function changeAgreed(tx: Db, memCd: string, agreementCd: AgreementCd, isAgreed: boolean): Promise<boolean> {
  const one = JSON.stringify([agreementCd]);
  const rows = await tx
    .update(member)
    .set({
      agreedTerms: isAgreed ? sql`${member.agreedTerms} || ${one}::jsonb` : sql`${member.agreedTerms} - ${agreementCd}::text`,
    })
    .where(and(eq(member.memCd, memCd), sql`(${member.agreedTerms} @> ${one}::jsonb) <> ${isAgreed}`))
    .returning({ memCd: member.memCd });
  return rows.length > 0;
}
export const insertConsent = (tx: Db, change: typeof consent.$inferInsert) => tx.insert(consent).values(change);
