import type { PointKind } from '@hyangro/contracts/member/points.contract';
import { inSeoul } from '../../platform/clock/clock';
import type { Db, RootDb, Tx } from '../../platform/db/db';
import { insertEntry, isBooked, lockMember, moveBalance, findExpiredCredits, findOpenCredits, setRemaining } from './points.repository';

/** Points are good for two years. */
const POINTS_YEARS = 2;

export interface PointBooking {
  memCd: string;
  kind: PointKind;
  /** Signed won: positive gives, negative takes. */
  amount: number;
  now: Date;
  /** Order or post it belongs to. */
  refCd?: string;
  /** Books once: a second booking with the same key changes nothing and succeeds. */
  key?: string;
  /** Of a credit; two years from now unless given. */
  expiresAt?: Date;
}

/** Books points; false when the balance is too small, and then nothing has changed. Call it inside the transaction of what causes it. */
export async function bookPoints(tx: Tx, { memCd, kind, amount, now, refCd, key, expiresAt }: PointBooking): Promise<boolean> {
  if (amount === 0) return true;
  await lockMember(tx, memCd);
  if (key && (await isBooked(tx, memCd, key))) return true;
  const balance = await moveBalance(tx, memCd, amount);
  if (balance === null) return false;
  if (amount < 0) await useCredits(tx, memCd, -amount);
  await insertEntry(tx, {
    memCd,
    kind,
    amount,
    balance,
    refCd,
    key,
    createdAt: now,
    remaining: Math.max(amount, 0),
    expiresAt: amount > 0 ? (expiresAt ?? yearsLater(now, POINTS_YEARS)) : null,
  });
  return true;
}

/** Takes from the credits that expire first. */
async function useCredits(db: Db, memCd: string, amount: number): Promise<void> {
  let open = amount;
  for (const { id, remaining } of await findOpenCredits(db, memCd)) {
    if (open === 0) return;
    const taken = Math.min(remaining, open);
    await setRemaining(db, id, remaining - taken);
    open -= taken;
  }
}

/** Takes back what expired. Safe to repeat: a credit's key books its expiry once. */
export async function expirePoints(db: RootDb, now: Date): Promise<void> {
  for (const { id, memCd } of await findExpiredCredits(db, now)) {
    await db.transaction(async (tx) => {
      await lockMember(tx, memCd);
      const credit = (await findOpenCredits(tx, memCd)).find((open) => open.id === id);
      if (!credit) return;
      await setRemaining(tx, id, 0);
      const balance = await moveBalance(tx, memCd, -credit.remaining);
      if (balance !== null)
        await insertEntry(tx, {
          memCd,
          kind: 'EXPIRE',
          amount: -credit.remaining,
          balance,
          key: `expire:${id}`,
          createdAt: now,
        });
    });
  }
}

const yearsLater = (at: Date, years: number): Date => inSeoul(at).add(years, 'year').toDate();
