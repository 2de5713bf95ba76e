import { MEMBER_EXPORT } from '@hyangro/contracts/constants';
import { daysBefore } from '../../platform/clock/clock';
import type { Deps } from '../../platform/module';
import { existingMember, findRealName, tellMembers } from '../member/public';
import { exportMail, exportNews } from './member-export.messages';
import { keepFile, removeFiles } from './export-files';
import { gather } from './gather.repository';
import { isKnown, markFailed, markReady, takeWaiting, type ExportRow } from './member-export.repository';
import { readablePage } from './readable-page';

const BATCH = 20;
const TRIES = 3;
type MakeDeps = Pick<Deps, 'db' | 'storage' | 'config' | 'outbox' | 'log'>;

/** Every minute: makes the exports in line. One that fails three times is given up, so that its member may ask anew. */
export async function makeExports(deps: MakeDeps, now: Date): Promise<void> {
  for (const waiting of await takeWaiting(deps.db, BATCH)) {
    try {
      await make(deps, waiting, now);
    } catch (error) {
      deps.log.error({ err: error, exportCd: waiting.exportCd }, 'an export of a member’s data failed');
      await removeFiles(deps, waiting.exportCd).catch(() => undefined);
      if (waiting.attempts >= TRIES) await markFailed(deps.db, waiting.exportCd, now);
    }
  }
}

async function make(deps: MakeDeps, { memCd, exportCd, locale }: ExportRow, now: Date): Promise<void> {
  const { db, config, outbox } = deps;
  const tables = await gather(db, memCd);
  const found = await findRealName(db, { config }, memCd);
  const realName = found && { name: found.name, idNumber: found.idNumber };
  const content = { madeAt: now.toISOString(), memCd, realName, ...tables };
  await keepFile(deps, { exportCd, memCd, format: 'json' }, JSON.stringify(content, null, 2));
  await keepFile(deps, { exportCd, memCd, format: 'html' }, readablePage({ tables, realName, locale, now }));
  const isWanted = await db.transaction(async (tx) => {
    // Made by another run that looked at the same moment: its files are these.
    if (!(await markReady(tx, exportCd, { now, expiresAt: daysBefore(now, -MEMBER_EXPORT.keptDays) }))) return isKnown(tx, exportCd);
    const { email } = await existingMember(tx, memCd);
    await tellMembers(tx, [memCd], exportNews(exportCd, locale), now);
    await outbox.put(tx, { kind: 'mail', to: email, ...exportMail(locale, config.SHOP_URL) }, now, `member-export:${exportCd}`);
    return true;
  });
  // The member has left meanwhile: nothing of theirs stays.
  if (!isWanted) await removeFiles(deps, exportCd);
}
