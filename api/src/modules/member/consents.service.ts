import { AGREEMENTS, type AgreementCd } from '@hyangro/contracts/member/agreements';
import type { Consent } from '@hyangro/contracts/member/notification.contract';
import type { Db, RootDb } from '../../platform/db/db';
import { changeAgreed, findAgreed, findLastChanges, insertConsent } from './consent.repository';

/** What a member has agreed to, and since when. */
export async function readConsents(db: Db, memCd: string): Promise<Consent[]> {
  const agreed = await findAgreed(db, memCd);
  const changes = new Map((await findLastChanges(db, memCd)).map(({ agreementCd, at }) => [agreementCd, at.toISOString()]));
  return AGREEMENTS.map(({ agreementCd, isRequired }) => ({
    agreementCd,
    isRequired,
    isAgreed: agreed.includes(agreementCd),
    changedAt: changes.get(agreementCd) ?? null,
  }));
}

/** Agrees, or takes it back, and keeps when; what is so already is not noted again. */
export async function changeConsent(db: RootDb, memCd: string, agreementCd: AgreementCd, isAgreed: boolean, now: Date): Promise<Consent[]> {
  await db.transaction(async (tx) => {
    if (await changeAgreed(tx, memCd, agreementCd, isAgreed)) await insertConsent(tx, { memCd, agreementCd, isAgreed, at: now });
  });
  return readConsents(db, memCd);
}
