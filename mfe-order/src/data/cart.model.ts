import { FREE_SHIPPING_FROM_WON } from '@hyangro/contracts/constants';
import type { Cart, CartItem } from '@hyangro/contracts/order/order.schemas';
import { goodsTotal } from '@hyangro/rules/amounts';
import { maxQuantity } from '@hyangro/rules/quantity';

export type ShippingKind = CartItem['productType'];
export interface CartGroup {
  kind: ShippingKind;
  items: CartItem[];
  /** Pieces and won of the chosen lines. */
  count: number;
  won: number;
}

export const isBuyable = (item: CartItem): boolean => item.stockCnt > 0;
export const isChosen = (item: CartItem): boolean => item.isSelected && isBuyable(item);
export const chosenItems = (cart: Cart): CartItem[] => cart.items.filter(isChosen);
/** Chosen lines that checkout takes: those that the amounts count. */
export const orderableItems = (cart: Cart): CartItem[] => chosenItems(cart).filter(({ refusal }) => refusal === null);

/** Shipping groups in reading order; sold-out lines sink to a list of their own (R-ORD-01). */
export function groupsOf(cart: Cart): { groups: CartGroup[]; soldOut: CartItem[] } {
  const kinds: ShippingKind[] = ['DOMESTIC', 'OVERSEAS'];
  const groups = kinds.map((kind) => {
    const items = cart.items.filter((item) => item.productType === kind && isBuyable(item));
    const chosen = items.filter(isChosen);
    return {
      kind,
      items,
      count: chosen.reduce((sum, item) => sum + item.quantity, 0),
      won: goodsTotal(chosen),
    };
  });
  return { groups: groups.filter((group) => group.items.length > 0), soldOut: cart.items.filter((item) => !isBuyable(item)) };
}

/** What checkout would refuse the chosen lines for together; what is a line's own stands at the line. */
export function warningsOf({ items, warnings }: Cart): Cart['warnings'] {
  const atLines = new Set(items.map(({ refusal }) => JSON.stringify(refusal)));
  return warnings.filter(({ messageCode, args }) => !atLines.has(JSON.stringify({ messageCode, args })));
}

export type Choice = 'all' | 'some' | 'none';
/** What the box "select all" shows. */
export function choiceOf(cart: Cart): Choice {
  const buyable = cart.items.filter(isBuyable);
  const chosen = buyable.filter((item) => item.isSelected).length;
  if (chosen === 0) return 'none';
  return chosen === buyable.length ? 'all' : 'some';
}

/** Part of the way to free shipping, 0 to 1 (K-SHIP). */
export const freeShippingRatio = (toFreeShipping: number): number => 1 - Math.min(1, toFreeShipping / FREE_SHIPPING_FROM_WON);

export const withQuantity = (cart: Cart, cartItemCd: string, quantity: number): Cart =>
  withItems(cart, (item) => (item.cartItemCd === cartItemCd ? { ...item, quantity } : item));
export const withSelection = (cart: Cart, isSelected: boolean, cartItemCd?: string): Cart =>
  withItems(cart, (item) => (cartItemCd === undefined || item.cartItemCd === cartItemCd ? { ...item, isSelected } : item));
export function withoutItems(cart: Cart, cartItemCds: readonly string[]): Cart {
  const items = cart.items.filter((item) => !cartItemCds.includes(item.cartItemCd));
  return { ...cart, items, count: items.length };
}
/** Most pieces a line takes beside the other lines of its product: the limit is the product's, its sizes count together. */
export function maxOfLine(item: CartItem, lines: readonly CartItem[]): number {
  const others = lines.filter(({ productCd, cartItemCd }) => productCd === item.productCd && cartItemCd !== item.cartItemCd);
  const room = item.maxPurchaseQty - others.reduce((pieces, { quantity }) => pieces + quantity, 0);
  return Math.max(1, Math.min(maxQuantity(item), room));
}

/** The cart with lines that were removed from it back in their places. */
export function withRestored(cart: Cart, removed: readonly CartItem[]): Cart {
  const gone = removed.filter((item) => !cart.items.some(({ cartItemCd }) => cartItemCd === item.cartItemCd));
  const place = ({ addedAt, cartItemCd }: CartItem) => `${new Date(addedAt).toISOString()} ${cartItemCd}`;
  const items = [...cart.items, ...gone].sort((a, b) => (place(a) < place(b) ? 1 : -1));
  return { ...cart, items, count: items.length };
}

const withItems = (cart: Cart, change: (item: CartItem) => CartItem): Cart => ({ ...cart, items: cart.items.map(change) });
