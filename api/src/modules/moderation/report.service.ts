import type { AppealForm, ReportForm } from '@hyangro/contracts/ugc/moderation.rules';
import type { Config } from '../../config';
import type { Db, RootDb } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { tellMembers } from '../member/public';
import { countReport, findTarget, insertReport, lockCase, setHidden, updateCase, type Target } from '../ugc/public';
import { blindedNews } from './moderation.messages';

type Refusals = 'UGC_NOT_FOUND' | 'UGC_OWN' | 'UGC_REPORTED' | 'UGC_NOT_BLINDED' | 'UGC_APPEALED';
type Call<R extends Refusals> = Pick<MemberContext<R>, 'member' | 'now' | 'refuse'>;

/** A post, or a part of it by its code. */
async function partOf(tx: Db, ugcCd: string, partCd: string): Promise<Target | null> {
  const found = await findTarget(tx, partCd || ugcCd);
  return found?.ugcCd === ugcCd ? found : null;
}

/**
 * Reports something of somebody else, once. Reports are counted in the row of its case, which the next one waits for: whoever brings the last one that is
 * needed puts it out of sight, and its author is told once.
 */
export const report = (
  { db, config }: { db: RootDb; config: Pick<Config, 'REPORTS_TO_BLIND'> },
  ugcCd: string,
  { partCd, ...form }: ReportForm,
  { member: { memCd }, now, refuse }: Call<'UGC_NOT_FOUND' | 'UGC_OWN' | 'UGC_REPORTED'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const target = await partOf(tx, ugcCd, partCd);
    if (!target || (target.isHidden && target.memCd !== memCd)) return refuse('UGC_NOT_FOUND');
    if (target.memCd === memCd) refuse('UGC_OWN');
    const { targetCd, target: kind } = target;
    if (!(await insertReport(tx, { memCd, targetCd, ugcCd, ...form, createdAt: now }))) refuse('UGC_REPORTED');
    const fresh = {
      targetCd,
      target: kind,
      ugcCd,
      memCd: target.memCd,
      state: 'OPEN',
      cause: 'REPORTS',
      isQueued: false,
      since: now,
    } as const;
    const { reportCnt } = await countReport(tx, fresh);
    if (reportCnt < config.REPORTS_TO_BLIND || !(await setHidden(tx, target, now))) return;
    const blinded = {
      state: 'BLINDED',
      cause: 'REPORTS',
      isQueued: true,
      since: now,
      note: '',
      found: null,
      appeal: null,
      appealedAt: null,
    } as const;
    await updateCase(tx, targetCd, blinded);
    await tellMembers(tx, [target.memCd], blindedNews(ugcCd, 'REPORTS', ''), now);
  });

/** The author asks once that what was put out of sight be looked at again. */
export const appeal = (
  db: RootDb,
  ugcCd: string,
  { partCd, text }: AppealForm,
  { member: { memCd }, now, refuse }: Call<'UGC_NOT_FOUND' | 'UGC_NOT_BLINDED' | 'UGC_APPEALED'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const target = await partOf(tx, ugcCd, partCd);
    if (target?.memCd !== memCd) return refuse('UGC_NOT_FOUND');
    const known = await lockCase(tx, target.targetCd);
    if (known?.state !== 'BLINDED') return refuse('UGC_NOT_BLINDED');
    if (known.appealedAt) refuse('UGC_APPEALED');
    await updateCase(tx, target.targetCd, { appeal: text, appealedAt: now, isQueued: true });
  });
