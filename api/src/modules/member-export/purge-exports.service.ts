import type { Deps } from '../../platform/module';
import { removeFiles } from './export-files';
import { findExpired, markPurged } from './member-export.repository';

const BATCH = 200;

/** Every night: files of exports go after their days. That there was one is still said. */
export async function purgeExports({ db, storage }: Pick<Deps, 'db' | 'storage'>, now: Date): Promise<void> {
  for (let expired = await findExpired(db, now, BATCH); expired.length > 0; expired = await findExpired(db, now, BATCH))
    for (const { exportCd } of expired) {
      await removeFiles({ storage }, exportCd);
      await markPurged(db, exportCd, now);
    }
}
