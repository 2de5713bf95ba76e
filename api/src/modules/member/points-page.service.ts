import { POINT_NOTICE_DAYS } from '@hyangro/contracts/constants';
import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import type { PointEntry, PointKind, PointsPage } from '@hyangro/contracts/member/points.contract';
import { daysBefore } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { findEntries, findPoints, findRunningOut, type EntryRow, type LedgerPage } from './points.repository';

/** Kinds whose reference is an order; that of others is a post or who was invited. */
const OF_AN_ORDER: ReadonlySet<PointKind> = new Set(['ORDER', 'USE', 'RESTORE']);

/** What a member has, what of it runs out soon, and a page of how it came about (R-MY-12). */
export async function readPoints(
  db: Db,
  page: LedgerPage,
  { member: { memCd }, now }: Pick<MemberContext, 'member' | 'now'>,
): Promise<PointsPage> {
  const { rows, nextCursor } = await findEntries(db, memCd, page);
  const runningOut = await findRunningOut(db, memCd, now, daysBefore(now, -POINT_NOTICE_DAYS));
  return {
    balance: await findPoints(db, memCd),
    runningOut: runningOut && { ...runningOut, firstAt: runningOut.firstAt.toISOString() },
    items: rows.map(entryOf),
    nextCursor,
  };
}

const entryOf = ({ id, kind, amount, balance, refCd, createdAt, expiresAt }: EntryRow): PointEntry => ({
  pointCd: String(id),
  kind,
  amount,
  balance,
  orderCd: OF_AN_ORDER.has(kind) ? (refCd as OrderCd | null) : null,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});
