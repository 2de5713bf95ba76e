import { and, eq, sql } from 'drizzle-orm';
import type { OrderAddress } from '@hyangro/contracts/order/order.schemas';
import { newCode } from '../../platform/code';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import { addressTable } from './member.tables';

const defaultAddress = prepared((db) =>
  db
    .select({
      recipient: addressTable.recipient,
      mobile: addressTable.mobile,
      postalCode: addressTable.postalCode,
      region: addressTable.region,
      detail: addressTable.detail,
      memo: addressTable.memo,
      customsCode: addressTable.customsCode,
    })
    .from(addressTable)
    .where(and(eq(addressTable.memCd, sql.placeholder('memCd')), eq(addressTable.isDefault, true)))
    .prepare('member_default_address'),
);
/** Where a member's orders go unless they say otherwise; null when none is saved. */
export async function findDefaultAddress(db: Db, memCd: string): Promise<OrderAddress | null> {
  const [row] = await defaultAddress(db).execute({ memCd });
  return row ?? null;
}

/** Saves the default address, or changes it. */
export async function saveDefaultAddress(db: Db, memCd: string, address: OrderAddress, now: Date): Promise<void> {
  const changed = await db
    .update(addressTable)
    .set(address)
    .where(and(eq(addressTable.memCd, memCd), eq(addressTable.isDefault, true)))
    .returning({ addressCd: addressTable.addressCd });
  if (changed.length > 0) return;
  await db.insert(addressTable).values({ ...address, addressCd: newCode('AD'), memCd, isDefault: true, createdAt: now });
}
