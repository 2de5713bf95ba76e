import type * as z from 'zod';
import type { WithdrawalView } from '@hyangro/contracts/member/withdrawal.contract';
import type { withdrawalForm } from '@hyangro/contracts/member/withdrawal.rules';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import { cipherOf } from '../../platform/cipher/cipher';
import { inSeoul } from '../../platform/clock/clock';
import type { Db, Tx } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import type { Deps } from '../../platform/module';
import { countZzim } from '../catalog/public';
import { countUsableCoupons } from '../coupon/public';
import { anonymizeMember, bookPoints, existingMember, insertWithdrawal, lockMember, type MemberRow } from '../member/public';
import { findExportFiles } from '../member-export/public';
import { leaveUndrawn, usableTickets } from '../raffle/public';
import { findPhotoFiles } from '../real-name/public';
import { mailboxHash, phoneHash } from '../sign-up/public';
import { forgetMember } from './forget.repository';
import { findObstacles } from './obstacles';

/** Years that records are kept after their member has left, and for which the same person may not join (K-WD). */
const KEPT_YEARS = { contracts: 5, complaints: 3, rejoin: 1 } as const;
const REFUSAL_OF = { CLAIM: 'WITHDRAWAL_CLAIM', SHIPPED: 'WITHDRAWAL_SHIPPED', OPEN_ORDER: 'WITHDRAWAL_OPEN_ORDER' } as const;

type WithdrawalDeps = Pick<Deps, 'db' | 'config' | 'storage' | 'log'>;
type WithdrawalRefusal = Extract<RefusalName, (typeof REFUSAL_OF)[keyof typeof REFUSAL_OF]>;

/** What leaving would cost the member, and what stands in its way. */
export async function readWithdrawal(db: Db, memCd: string, now: Date): Promise<WithdrawalView> {
  const { points } = await existingMember(db, memCd);
  return {
    points,
    couponCount: await countUsableCoupons(db, memCd, now),
    ticketCount: await usableTickets(db, memCd, now),
    zzimCount: await countZzim(db, memCd),
    obstacles: await findObstacles(db, memCd),
  };
}

/**
 * The member leaves, in one transaction: sessions end, personal fields and what was the member's alone go, records stay with the days on
 * which they go. Refuses while an order or a claim is under way. That it is the member who asks has been proved before (`recentProof`).
 */
export async function withdraw(
  { db, config, storage, log }: WithdrawalDeps,
  form: z.output<typeof withdrawalForm>,
  call: MemberContext<WithdrawalRefusal>,
): Promise<void> {
  const { memCd } = call.member;
  const member = await existingMember(db, memCd);
  const files = await db.transaction(async (tx) => {
    // Before the member's row: a draw holds its raffle while it tells its members.
    await leaveUndrawn(tx, memCd);
    const points = await lockMember(tx, memCd);
    const [obstacle] = await findObstacles(tx, memCd);
    if (obstacle) call.refuse(REFUSAL_OF[obstacle.kind]);
    return leave(tx, { member, points, form, config, now: call.now });
  });
  // A photo that stays behind is told to the operators: the member has left either way.
  for (const key of files)
    await storage.remove(key).catch((error: unknown) => log.error({ err: error, key }, 'a photo of a member who left stays'));
}

interface Leaving {
  member: MemberRow;
  /** Balance of the locked member. */
  points: number;
  form: z.output<typeof withdrawalForm>;
  config: Deps['config'];
  now: Date;
}

/** Answers keys of the files that go. */
async function leave(
  tx: Tx,
  { member: { memCd, email, phone }, points, form: { reason, message }, config, now }: Leaving,
): Promise<string[]> {
  // The other of two calls at one moment.
  if (!(await anonymizeMember(tx, memCd))) return [];
  await bookPoints(tx, { memCd, kind: 'EXPIRE', amount: -points, now });
  const files = [...(await findPhotoFiles(tx, { memCd })), ...(await findExportFiles(tx, memCd))];
  await forgetMember(tx, memCd);
  const mailbox = mailboxHash(email);
  const yearsOn = (years: number) => inSeoul(now).add(years, 'year').format('YYYY-MM-DD');
  await insertWithdrawal(tx, {
    memCd,
    identityHash: phone ? phoneHash(cipherOf(config), phone) : mailbox,
    mailboxHash: mailbox,
    reason,
    message,
    withdrawnAt: now,
    rejoinFrom: yearsOn(KEPT_YEARS.rejoin),
    purgeContractsOn: yearsOn(KEPT_YEARS.contracts),
    purgeComplaintsOn: yearsOn(KEPT_YEARS.complaints),
  });
  return files;
}
