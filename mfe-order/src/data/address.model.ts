import { EMPTY_ADDRESS, addressErrors } from '@hyangro/contracts/order/address.rules';
import type { OrderAddress } from '@hyangro/contracts/order/address.schemas';

/** Whether the parts a parcel needs are all there. */
export const isWholeAddress = (address: OrderAddress | null): address is OrderAddress =>
  Boolean(address && addressErrors(address).length === 0);
export const isSameAddress = (a: OrderAddress, b: OrderAddress): boolean =>
  (Object.keys(EMPTY_ADDRESS) as (keyof OrderAddress)[]).every((field) => a[field] === b[field]);
/** Whether two addresses are one place and recipient, whatever is noted beside them. */
export const isSamePlace = (a: OrderAddress, b: OrderAddress): boolean =>
  isSameAddress({ ...a, memo: '', customsCode: '' }, { ...b, memo: '', customsCode: '' });
