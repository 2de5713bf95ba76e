import type { LocalKeys } from '@hyangro/contracts/storage/storage-keys';
import type { TypedStorage } from '@hyangro/runtime';

type Held = LocalKeys['guestCart']['items'][number];

/** Goods that wait in this browser for a net, to go into the member's cart (`mergeGuestCart`). */
export const heldGoods = ({ local }: TypedStorage): readonly Held[] => [
  ...(local.get('guestCartSent')?.items ?? []),
  ...(local.get('guestCart')?.items ?? []),
];

/**
 * Holds what a member puts into the cart while there is no net; the same goods sum up. Prices and stock are looked at by the merge.
 * @param addition body of `POST /cart/items`
 * @returns false when it could not be held: storage is blocked, there are too many lines or pieces, or it is no addition
 */
export function holdGoods(storage: TypedStorage, addition: unknown): boolean {
  const before = storage.local.get('guestCart');
  const { productCd, optionCd, quantity } = (addition ?? {}) as Held;
  const there = before?.items.find((line) => line.productCd === productCd && line.optionCd === optionCd);
  const others = before?.items.filter((line) => line !== there) ?? [];
  // A changed list is another merge. Only https has workers, and there every browser has random UUIDs.
  const key = crypto.randomUUID();
  storage.local.set('guestCart', { key, items: [...others, { productCd, optionCd, quantity: quantity + (there?.quantity ?? 0) }] });
  // Storage answers nothing that has not the shape of its key.
  const isHeld = storage.local.get('guestCart')?.key === key;
  if (!isHeld && before) storage.local.set('guestCart', before);
  return isHeld;
}
