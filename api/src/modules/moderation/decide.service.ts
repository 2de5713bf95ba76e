import type { UgcCase } from '@hyangro/contracts/operator/ugc.contract';
import type { MemCd } from '@hyangro/contracts/kit/schemas';
import { daysBefore, kstDay } from '../../platform/clock/clock';
import type { Db, RootDb } from '../../platform/db/db';
import type { Actor } from '../../platform/http/operator';
import { findPublicProfile, tellMembers } from '../member/public';
import { record } from '../operator/public';
import {
  deleteBan,
  findCase,
  findQueue,
  findReports,
  findTarget,
  lockCase,
  rewardShownReview,
  saveBan,
  saveCase,
  setHidden,
  type CaseRow,
  type Target,
} from '../ugc/public';
import { appealRejectedNews, bannedNews, blindedNews, restoredNews } from './moderation.messages';

/** When something is decided, and by whom, for the record of actions. */
export interface Deciding {
  now: Date;
  by: Actor;
}
/** `UNCHANGED`: it is so already. */
export type Decided = UgcCase | 'NOT_FOUND' | 'UNCHANGED';

/** What waits for a look, oldest first; cases whose post is gone are passed over. */
export async function listQueue(db: Db, limit: number): Promise<UgcCase[]> {
  const items: UgcCase[] = [];
  for (const row of await findQueue(db, limit)) {
    const target = await findTarget(db, row.targetCd);
    if (target) items.push(caseOf(target, row));
  }
  return items;
}

/** One post, comment or answer, with its reports. */
export async function showCase(db: Db, targetCd: string) {
  const target = await findTarget(db, targetCd);
  if (!target) return null;
  const reports = await findReports(db, targetCd);
  return {
    ...caseOf(target, await findCase(db, targetCd)),
    reports: reports.map(({ memCd, reason, message, createdAt }) => ({
      memCd: memCd as MemCd,
      reason,
      message,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Puts it out of everybody's sight but its author's, who is told; for what is hidden already it confirms that, and answers an appeal. */
export const blind = (db: RootDb, { now, by }: Deciding, targetCd: string, note: string): Promise<Decided> =>
  decide(db, targetCd, async (tx, target, known) => {
    const isNew = await setHidden(tx, target, now);
    if (!isNew && known && !known.isQueued) return 'UNCHANGED';
    const isAppeal = !isNew && known?.state === 'BLINDED' && known.appealedAt !== null;
    const cause = isNew || known?.state === 'WAITING' ? 'OPERATOR' : (known?.cause ?? 'OPERATOR');
    const state = {
      state: 'BLINDED',
      cause,
      note,
      isQueued: false,
      reportCnt: 0,
      ...(isNew && { since: now, appeal: null, appealedAt: null }),
    } as const;
    await saveCase(tx, { ...rowOf(target), since: now, ...state }, state);
    await record(
      tx,
      by,
      { action: 'ugc.blind', target: targetCd, before: { state: known?.state ?? 'OPEN' }, after: { state: 'BLINDED', note } },
      now,
    );
    await tellMembers(
      tx,
      [target.memCd],
      isAppeal ? appealRejectedNews(target.ugcCd, note) : blindedNews(target.ugcCd, 'OPERATOR', note),
      now,
    );
    return 'DONE';
  });

/** Lets everybody see it, and tells its author. Reports of before count no more; a review that was held brings its points now. */
export const restore = (db: RootDb, { now, by }: Deciding, targetCd: string, note: string): Promise<Decided> =>
  decide(db, targetCd, async (tx, target, known) => {
    const isShown = await setHidden(tx, target, null);
    if (!isShown && !known?.isQueued) return 'UNCHANGED';
    const state = { state: 'OPEN', note, isQueued: false, reportCnt: 0, since: now } as const;
    await saveCase(tx, { ...rowOf(target), cause: known?.cause ?? 'OPERATOR', ...state }, state);
    if (isShown && target.target === 'REVIEW') await rewardShownReview(tx, targetCd, now);
    await record(
      tx,
      by,
      { action: 'ugc.restore', target: targetCd, before: { state: known?.state ?? 'BLINDED' }, after: { state: 'OPEN', note } },
      now,
    );
    await tellMembers(tx, [target.memCd], restoredNews(target.ugcCd, note), now);
    return 'DONE';
  });

const decide = (
  db: RootDb,
  targetCd: string,
  work: (tx: Parameters<Parameters<RootDb['transaction']>[0]>[0], target: Target, known: CaseRow | null) => Promise<'DONE' | 'UNCHANGED'>,
): Promise<Decided> =>
  db.transaction(async (tx) => {
    const known = await lockCase(tx, targetCd);
    const target = await findTarget(tx, targetCd);
    if (!target) return 'NOT_FOUND';
    if ((await work(tx, target, known)) === 'UNCHANGED') return 'UNCHANGED';
    const after = (await findTarget(tx, targetCd)) ?? target;
    return caseOf(after, await findCase(tx, targetCd));
  });

/** A member may write nothing for some days; 0 lets them write again. Answers until when, undefined for an unknown member. */
export const ban = (
  db: RootDb,
  { now, by }: Deciding,
  memCd: string,
  { days, note }: { days: number; note: string },
): Promise<Date | null | undefined> =>
  db.transaction(async (tx) => {
    if (!(await findPublicProfile(tx, memCd))) return undefined;
    const until = days === 0 ? null : daysBefore(now, -days);
    if (until) await saveBan(tx, { memCd, until, note });
    else await deleteBan(tx, memCd);
    await record(tx, by, { action: 'ugc.ban', target: memCd, after: { days, note } }, now);
    if (until) await tellMembers(tx, [memCd], bannedNews(kstDay(until), note), now);
    return until;
  });

const rowOf = ({ targetCd, target, ugcCd, memCd }: Target) => ({ targetCd, target, ugcCd, memCd });

/** Case of the wire; what nobody has reported or held is open. */
function caseOf({ target, targetCd, ugcCd, memCd, isHidden, text }: Target, known: CaseRow | null): UgcCase {
  return {
    target,
    targetCd,
    ugcCd,
    memCd: memCd as MemCd,
    text,
    state: isHidden ? (known?.state === 'WAITING' ? 'WAITING' : 'BLINDED') : 'OPEN',
    cause: known?.cause ?? 'OPERATOR',
    found: known?.found ?? null,
    note: known?.note ?? '',
    reportCnt: known?.reportCnt ?? 0,
    appeal: known?.appeal ?? null,
    since: (known?.since ?? new Date(0)).toISOString(),
    appealedAt: known?.appealedAt?.toISOString() ?? null,
  };
}
