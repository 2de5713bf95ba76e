import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { OrderAddress, SavedAddress } from '@hyangro/contracts/order/address.schemas';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import { addressColumnsOf } from './address-columns';
import { addressTable as addresses } from './member.tables';

const parts = addressColumnsOf(addresses);
const saved = { ...parts, addressCd: addresses.addressCd, isDefault: addresses.isDefault };

const defaultAddress = prepared((db) =>
  db
    .select(parts)
    .from(addresses)
    .where(and(eq(addresses.memCd, sql.placeholder('memCd')), eq(addresses.isDefault, true)))
    .prepare('member_default_address'),
);
/** Where a member's orders go unless they say otherwise; null when none is saved. */
export async function findDefaultAddress(db: Db, memCd: string): Promise<OrderAddress | null> {
  const [row] = await defaultAddress(db).execute({ memCd });
  return row ?? null;
}

/** A member's address book: the default first, then the newest. */
export const findAddresses = (db: Db, memCd: string): Promise<SavedAddress[]> =>
  db
    .select(saved)
    .from(addresses)
    .where(eq(addresses.memCd, memCd))
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), asc(addresses.addressCd));

export const insertAddress = (tx: Db, row: OrderAddress & { addressCd: string; memCd: string; isDefault: boolean; createdAt: Date }) =>
  tx.insert(addresses).values(row);

const own = (memCd: string, addressCd: string) => and(eq(addresses.memCd, memCd), eq(addresses.addressCd, addressCd));
export const updateAddress = (tx: Db, memCd: string, addressCd: string, address: OrderAddress) =>
  tx.update(addresses).set(address).where(own(memCd, addressCd));
export const deleteAddress = (tx: Db, memCd: string, addressCd: string) => tx.delete(addresses).where(own(memCd, addressCd));

/** Makes one address the default. The caller holds the member's lock: there is one default at any time. */
export async function setDefaultAddress(tx: Db, memCd: string, addressCd: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.memCd, memCd), eq(addresses.isDefault, true)));
  await tx.update(addresses).set({ isDefault: true }).where(own(memCd, addressCd));
}
