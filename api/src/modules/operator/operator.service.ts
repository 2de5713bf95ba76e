import type { Facts } from '@hyangro/contracts/operator/operator.contract';
import type { OperatorRole } from '@hyangro/contracts/operator/operator-roles';
import type { Db, RootDb } from '../../platform/db/db';
import type { Actor } from '../../platform/http/operator';
import { hashToken, newToken } from '../../platform/session/token';
import { insertOperator, recordActions, revokeOperator } from './operator.repository';

/** A new operator; answers the token, which is kept nowhere. Null when the code is taken. */
export const addOperator = (db: RootDb, operatorCd: string, role: OperatorRole, by: Actor, now: Date): Promise<string | null> =>
  db.transaction(async (tx) => {
    const token = newToken();
    if (!(await insertOperator(tx, { operatorCd, role, tokenHash: hashToken(token), createdAt: now }))) return null;
    await record(tx, by, { action: 'operator.add', target: operatorCd, after: { role } }, now);
    return token;
  });

/** The operator's token works no more. False when it did not anyway. */
export const dismissOperator = (db: RootDb, operatorCd: string, by: Actor, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const isRevoked = await revokeOperator(tx, operatorCd, now);
    if (isRevoked) await record(tx, by, { action: 'operator.revoke', target: operatorCd }, now);
    return isRevoked;
  });

/** Something an operator did, with what it was done to as it was before and after. */
export interface Deed {
  action: string;
  target: string;
  before?: Facts;
  after?: Facts;
}
/** Writes a deed into the record of actions, in the transaction in which it happens. */
export const record = (tx: Db, by: Actor, deed: Deed, now: Date): Promise<void> => recordAll(tx, by, [deed], now);

/** The same of several. */
export async function recordAll(tx: Db, by: Actor, deeds: readonly Deed[], now: Date): Promise<void> {
  if (deeds.length === 0) return;
  await recordActions(
    tx,
    deeds.map((deed) => ({ ...deed, actor: by.name, requestId: by.requestId, at: now })),
  );
}
