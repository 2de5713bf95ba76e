import { and, count, eq, exists, gt, inArray, lte, not, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { NotificationKind } from '@hyangro/contracts/member/notification.rules';
import type { SEGMENTS } from '@hyangro/contracts/operator/broadcast.contract';
import type { Grade } from '@hyangro/contracts/session/session.contract';
import { daysBefore } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import { audienceMembers as member, reachedMembers } from '../member/public';
import { soldLines } from '../order/public';

/** Whom news are for: everybody, a grade, or a segment. */
export interface Audience {
  grade?: Grade;
  segment?: (typeof SEGMENTS)[number];
}

/** Days without a purchase after which a buyer is asleep. */
const SLEEPING_DAYS = 90;
const view = new QueryBuilder();
const bought = (since?: Date) =>
  exists(
    view
      .select({ one: sql`1` })
      .from(soldLines)
      .where(and(eq(soldLines.memCd, member.memCd), since ? gt(soldLines.soldAt, since) : undefined)),
  );

/** Members of an audience; who joined later is none of it. */
function isIn({ grade, segment }: Audience, at: Date): SQL | undefined {
  return and(
    lte(member.joinedAt, at),
    grade ? eq(member.grade, grade) : undefined,
    segment === 'new' ? not(bought()) : undefined,
    segment === 'buyers' || segment === 'sleeping' ? bought() : undefined,
    segment === 'sleeping' ? not(bought(daysBefore(at, SLEEPING_DAYS))) : undefined,
  );
}

/** The next members of an audience behind one, by code. */
export const findAudience = async (db: Db, audience: Audience, at: Date, lastMemCd: string, limit: number): Promise<string[]> =>
  (
    await db
      .select({ memCd: member.memCd })
      .from(member)
      .where(and(isIn(audience, at), gt(member.memCd, lastMemCd)))
      .orderBy(member.memCd)
      .limit(limit)
  ).map(({ memCd }) => memCd);

/** How many an audience has, and in how many lists news of this kind would stand. */
export async function countAudience(db: Db, audience: Audience, kind: NotificationKind, at: Date) {
  const reached = reachedMembers(kind);
  const [all] = await db.select({ members: count() }).from(member).where(isIn(audience, at));
  const [some] = await db
    .select({ members: count() })
    .from(member)
    .where(and(isIn(audience, at), inArray(member.memCd, db.select({ memCd: reached.memCd }).from(reached))));
  return { members: all?.members ?? 0, reached: some?.members ?? 0 };
}
