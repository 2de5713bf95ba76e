import { CART_LINE_MAX, CART_MAX_LINES } from '@hyangro/contracts/constants';
import { newKey, type ShellServices } from '@hyangro/runtime';
import type { Addition } from './cart.mutations';
import { goodsKey } from './goods-in-cart';

/**
 * Keeps goods that a visitor puts into the cart in this browser, until a login merges them into the member's cart (TRAP-14, GAP-03). The
 * same goods sum up; limits and stock are looked at by the merge.
 * @returns whether they were there before; null when they could not be kept: storage is blocked, or there are too many lines
 */
export function keepForGuest(
  { storage, events }: Pick<ShellServices, 'storage' | 'events'>,
  addition: Addition,
): { isMerged: boolean } | null {
  const lines = storage.local.get('guestCart')?.items ?? [];
  const goods = goodsKey(addition);
  const there = lines.find((line) => goodsKey(line) === goods);
  if (!there && lines.length >= CART_MAX_LINES) return null;
  const quantity = Math.min(addition.quantity + (there?.quantity ?? 0), CART_LINE_MAX);
  const { productCd, optionCd } = addition;
  const items = there
    ? lines.map((line) => (line === there ? { ...line, quantity } : line))
    : [...lines, { productCd, optionCd, quantity }];
  // A changed list is another merge.
  if (!storage.local.set('guestCart', { key: newKey(), items })) return null;
  events.publish('cart:changed', { count: items.length });
  return { isMerged: there !== undefined };
}
