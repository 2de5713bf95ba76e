import { sql, type Column } from 'drizzle-orm';
import type { OrderAddress } from '@hyangro/contracts/order/address.schemas';

/** Columns of a table with addresses, read as an address: `select(addressColumnsOf(table))`. Parts that Korea has not are empty. */
export const addressColumnsOf = (addresses: Record<keyof OrderAddress, Column>) => ({
  countryCd: textOf(addresses.countryCd),
  recipient: textOf(addresses.recipient),
  mobile: textOf(addresses.mobile),
  postalCode: textOf(addresses.postalCode),
  state: textOf(addresses.state),
  city: textOf(addresses.city),
  region: textOf(addresses.region),
  detail: textOf(addresses.detail),
  memo: textOf(addresses.memo),
  customsCode: textOf(addresses.customsCode),
});

const textOf = (column: Column) => sql<string>`coalesce(${column}, '')`;
