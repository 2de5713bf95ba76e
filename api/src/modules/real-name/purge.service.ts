import type { Deps } from '../../platform/module';
import { daysBefore } from '../../platform/clock/clock';
import { deleteRealName, lockMember } from '../member/public';
import { takePhotos } from './photo.repository';
import { removePhotos, removeUnattached } from './photo.service';
import { deleteChecksBefore, deleteRecipient, findAwaitedRecipients, findServedMembers, findServedOrders } from './real-name.repository';

const BATCH = 200;

/** Every hour: names, numbers and photos go once customs are done with them (NF-03), and photos that nobody needs. */
export async function purgeRealNames(deps: Pick<Deps, 'db' | 'storage' | 'log'>, now: Date): Promise<void> {
  const { db, log } = deps;
  const orders = await findServedOrders(db, BATCH);
  for (const orderCd of orders)
    await removePhotos(
      deps,
      await db.transaction(async (tx) => {
        await deleteRecipient(tx, orderCd);
        return takePhotos(tx, { orderCd });
      }),
    );
  const members = await findServedMembers(db, BATCH);
  for (const memCd of members)
    await removePhotos(
      deps,
      await db.transaction(async (tx) => {
        await lockMember(tx, memCd);
        // Paid for in this moment.
        if ((await findAwaitedRecipients(tx, memCd)).length > 0) return [];
        await deleteRealName(tx, memCd);
        return takePhotos(tx, { memCd });
      }),
    );
  if (orders.length + members.length > 0)
    log.info({ recipients: orders.length, members: members.length }, 'real-name details deleted after customs');
  await removeUnattached(deps, now);
  await deleteChecksBefore(db, daysBefore(now, 1));
}
