import type { Deps } from '../../../platform/module';
import type { RootDb } from '../../../platform/db/db';
import type { Actor } from '../../../platform/http/operator';
import { kstSqlDatetime } from '../../../platform/clock/clock';
import { RefusalInWords } from '../../../platform/http/refusal';
import { record } from '../../operator/public';
import { NotPublishable } from '../file/problem';
import { clearSchedule, findScheduled, findVersion, lockLayouts, updateVersion } from './layout-version.repository';
import { assertPublishable, needVersion, publishVersions } from './publish.service';

const SWITCH: Actor = { name: 'job:layout-switch', requestId: null };

/** Plans a version, the newest unless one is named, to go live at an hour ahead; answers its number. Throws NotPublishable as publishing would now. */
export const scheduleLayout = (db: RootDb, layoutCd: string, version: number | null, at: Date, by: Actor, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    await lockLayouts(tx);
    if (at <= now) {
      const words = `${kstSqlDatetime(at)} is past in Seoul, where it is ${kstSqlDatetime(now)}.`;
      throw new RefusalInWords('VALIDATION_FAILED', words, { field: 'publishAt', code: 'validation.v0021', reason: 'is past' });
    }
    const row = await needVersion(tx, layoutCd, version);
    await assertPublishable(tx, [row], now);
    await updateVersion(tx, row, { publishAt: at, problem: null });
    await record(tx, by, { action: 'layout.schedule', target: layoutCd, after: { version: row.version, at: kstSqlDatetime(at) } }, now);
    return row.version;
  });

/** Takes back the plans of a layout, of one version or of all; answers whose. */
export const cancelSchedule = (db: RootDb, layoutCd: string, version: number | null, by: Actor, now: Date): Promise<number[]> =>
  db.transaction(async (tx) => {
    await lockLayouts(tx);
    const cancelled = await clearSchedule(tx, layoutCd, version);
    for (const each of cancelled)
      await record(tx, by, { action: 'layout.schedule-cancel', target: layoutCd, before: { version: each } }, now);
    return cancelled;
  });

/**
 * Publishes what is due, each version once over all processes: it is looked at again under the lock. One that no longer fits the shop
 * stays a draft, with the reason in its row, the record and the log.
 */
export async function switchDue({ db, log }: Pick<Deps, 'db' | 'log'>, now: Date): Promise<void> {
  for (const { layoutCd, version } of await findScheduled(db, now)) {
    const refused = await db.transaction(async (tx) => {
      await lockLayouts(tx);
      const row = await findVersion(tx, layoutCd, version);
      if (!row?.publishAt || row.publishAt > now) return null;
      try {
        await publishVersions(tx, [row], { by: SWITCH, now });
        return null;
      } catch (error) {
        if (!(error instanceof NotPublishable)) throw error;
        const problem = error.message;
        await updateVersion(tx, row, { publishAt: null, problem });
        await record(tx, SWITCH, { action: 'layout.switch-refused', target: layoutCd, after: { version, problem } }, now);
        return problem;
      }
    });
    if (refused !== null) log.error({ layoutCd, version, problem: refused }, 'a scheduled layout did not go live');
  }
}
