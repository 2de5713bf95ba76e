import { firstCountry } from '@hyangro/commerce/address';
import { EMPTY_ADDRESS } from '@hyangro/contracts/order/address.rules';
import type { SavedAddress } from '@hyangro/contracts/order/address.schemas';
import { memberStore, type ShellServices } from '@hyangro/runtime';
import type { AddressBookValues } from './address.form';

/** The address that is being written: which row of the book (null: a new one), and what stands in the fields. */
export interface AddressDraft {
  addressCd: string | null;
  values: AddressBookValues;
}

/** Kept while the page lives: a login on the way, or a look at another screen, costs no input (ST-LOG-04). */
export const draftStore = memberStore<AddressDraft | null>(null);

/** What the fields begin with. */
export function draftOf(services: Pick<ShellServices, 'locale' | 'session' | 'storage'>, row: SavedAddress | null): AddressDraft {
  if (!row) return { addressCd: null, values: { ...EMPTY_ADDRESS, countryCd: firstCountry(services), isDefault: false } };
  const { addressCd, ...values } = row;
  return { addressCd, values };
}
