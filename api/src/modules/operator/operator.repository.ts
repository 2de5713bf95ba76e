import { and, asc, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { OperatorRole } from '@hyangro/contracts/operator/operator-roles';
import type { Db } from '../../platform/db/db';
import type { Actor, Operator } from '../../platform/http/operator';
import { operatorActionTable as actions, operatorTable as operators } from './operator.tables';

export type OperatorAction = typeof actions.$inferSelect;

/** The operator of a token that was not revoked. */
export async function findOperator(db: Db, tokenHash: string): Promise<Operator | null> {
  const [row] = await db
    .select({ operatorCd: operators.operatorCd, role: operators.role })
    .from(operators)
    .where(and(eq(operators.tokenHash, tokenHash), isNull(operators.revokedAt)));
  return row ?? null;
}
/** False when there is an operator of this code, revoked or not: the record of actions names them by it. */
export async function insertOperator(
  db: Db,
  operator: { operatorCd: string; role: OperatorRole; tokenHash: string; createdAt: Date },
): Promise<boolean> {
  const rows = await db.insert(operators).values(operator).onConflictDoNothing().returning({ operatorCd: operators.operatorCd });
  return rows.length > 0;
}
/** False when nobody of this code has a token that works. */
export async function revokeOperator(db: Db, operatorCd: string, revokedAt: Date): Promise<boolean> {
  const rows = await db
    .update(operators)
    .set({ revokedAt })
    .where(and(eq(operators.operatorCd, operatorCd), isNull(operators.revokedAt)))
    .returning({ operatorCd: operators.operatorCd });
  return rows.length > 0;
}
export const listOperators = (db: Db) =>
  db
    .select({ operatorCd: operators.operatorCd, role: operators.role, createdAt: operators.createdAt, revokedAt: operators.revokedAt })
    .from(operators)
    .orderBy(asc(operators.createdAt));

/** Writes what an operator did. Call it in the transaction of the deed: neither is there without the other. */
export const recordActions = (tx: Db, rows: readonly (typeof actions.$inferInsert)[]) => tx.insert(actions).values([...rows]);

/** What an operator did to a target under the name of an attempt (`attempt` in what was after); null when it was not made. */
export async function findAttempt(tx: Db, { target, by, attempt }: { target: string; by: Actor; attempt: string }) {
  const [row] = await tx
    .select({ before: actions.before, after: actions.after })
    .from(actions)
    .where(and(eq(actions.target, target), eq(actions.actor, by.name), sql`${actions.after}->>'attempt' = ${attempt}`))
    .limit(1);
  return row ?? null;
}
/** The record, newest first, behind a position; of one target or of all. */
export const findActions = (
  db: Db,
  { target, before, limit }: { target?: string; before?: number; limit: number },
): Promise<OperatorAction[]> =>
  db
    .select()
    .from(actions)
    .where(and(target ? eq(actions.target, target) : undefined, before ? lt(actions.seq, before) : undefined))
    .orderBy(desc(actions.seq))
    .limit(limit);
