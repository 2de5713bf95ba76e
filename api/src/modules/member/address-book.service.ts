import { ADDRESS_BOOK_MAX } from '@hyangro/contracts/constants';
import type { OrderAddress, SavedAddress } from '@hyangro/contracts/order/address.schemas';
import { newCode } from '../../platform/code';
import type { Db, RootDb, Tx } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { deleteAddress, findAddresses, insertAddress, setDefaultAddress, updateAddress } from './address.repository';
import { lockMember } from './points.repository';

type BookCall<R extends 'ADDRESS_BOOK_FULL' | 'ADDRESS_NOT_FOUND' = never> = Pick<MemberContext<R>, 'member' | 'now' | 'refuse'>;
type AddressForm = OrderAddress & { isDefault: boolean };

/** Parts that tell one place and recipient from another; note and customs code are only kept with them. */
const PLACE = ['countryCd', 'recipient', 'mobile', 'postalCode', 'state', 'city', 'region', 'detail'] as const;
const isSamePlace = (a: OrderAddress, b: OrderAddress) => PLACE.every((part) => a[part] === b[part]);

export const readBook = (db: Db, { member }: Pick<MemberContext, 'member'>): Promise<SavedAddress[]> => findAddresses(db, member.memCd);

/** Adds an address. A place that is in the book already is changed in its row, so a second press adds nothing. */
export const addAddress = (db: RootDb, call: BookCall<'ADDRESS_BOOK_FULL'>, { isDefault, ...address }: AddressForm) =>
  changeBook(db, call, async (tx, book) => {
    const twin = book.find((row) => isSamePlace(row, address));
    if (!twin && book.length >= ADDRESS_BOOK_MAX) call.refuse('ADDRESS_BOOK_FULL', ADDRESS_BOOK_MAX);
    const addressCd = await keep(tx, call, twin, address);
    if (isDefault || book.length === 0) await setDefaultAddress(tx, call.member.memCd, addressCd);
  });

/** Changes an address of one's own. The default one stays it until another is named. */
export const changeAddress = (db: RootDb, call: BookCall<'ADDRESS_NOT_FOUND'>, addressCd: string, { isDefault, ...address }: AddressForm) =>
  changeBook(db, call, async (tx, book) => {
    await keep(tx, call, ownAddress(call, book, addressCd), address);
    if (isDefault) await setDefaultAddress(tx, call.member.memCd, addressCd);
  });

export const removeAddress = (db: RootDb, call: BookCall<'ADDRESS_NOT_FOUND'>, addressCd: string) =>
  changeBook(db, call, async (tx, book) => {
    const { isDefault } = ownAddress(call, book, addressCd);
    await deleteAddress(tx, call.member.memCd, addressCd);
    const next = book.find((row) => row.addressCd !== addressCd);
    if (isDefault && next) await setDefaultAddress(tx, call.member.memCd, next.addressCd);
  });

export const chooseDefault = (db: RootDb, call: BookCall<'ADDRESS_NOT_FOUND'>, addressCd: string) =>
  changeBook(db, call, async (tx, book) => {
    ownAddress(call, book, addressCd);
    await setDefaultAddress(tx, call.member.memCd, addressCd);
  });

/** What was written at a checkout becomes the default. A full book takes it in the place of the one before. */
export async function saveDefaultAddress(tx: Db, memCd: string, address: OrderAddress, now: Date): Promise<void> {
  await lockMember(tx, memCd);
  const book = await findAddresses(tx, memCd);
  const row = book.find((candidate) => isSamePlace(candidate, address)) ?? (book.length >= ADDRESS_BOOK_MAX ? book[0] : undefined);
  await setDefaultAddress(tx, memCd, await keep(tx, { member: { memCd }, now }, row, address));
}

/** Works on a member's book while no other call does; answers the book after it. */
const changeBook = (db: RootDb, { member }: BookCall, change: (tx: Tx, book: SavedAddress[]) => Promise<void>): Promise<SavedAddress[]> =>
  db.transaction(async (tx) => {
    await lockMember(tx, member.memCd);
    await change(tx, await findAddresses(tx, member.memCd));
    return findAddresses(tx, member.memCd);
  });

/** The row of the book; another member's does not exist here (P-11). */
const ownAddress = ({ refuse }: BookCall<'ADDRESS_NOT_FOUND'>, book: readonly SavedAddress[], addressCd: string): SavedAddress =>
  book.find((row) => row.addressCd === addressCd) ?? refuse('ADDRESS_NOT_FOUND');

/** Writes an address into its row, or into a new one; answers the row's code. */
async function keep(
  tx: Db,
  { member: { memCd }, now }: { member: { memCd: string }; now: Date },
  row: SavedAddress | undefined,
  address: OrderAddress,
): Promise<string> {
  if (row) {
    await updateAddress(tx, memCd, row.addressCd, address);
    return row.addressCd;
  }
  const addressCd = newCode('AD');
  await insertAddress(tx, { ...address, addressCd, memCd, isDefault: false, createdAt: now });
  return addressCd;
}
