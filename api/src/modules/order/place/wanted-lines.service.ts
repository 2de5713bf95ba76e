import type { Db } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import { readCartLines, type Addition, type WantedGoods } from '../../cart/public';
import { findGoods, goodsIn, goodsKey } from '../../catalog/public';

/** What an order is asked for: goods by name, lines of the cart, or with neither what is selected there. */
export interface Wanted {
  items?: readonly Addition[];
  cartItemCds?: readonly string[];
}
export type WantedRefusal = 'CART_EMPTY' | 'ORDER_PRODUCT_MISSING';
export type WantedLine = WantedGoods & { cartItemCd: string | null };
type MemberCall = Pick<MemberContext<WantedRefusal>, 'member' | 'locale' | 'refuse'>;

/** Goods named by the call, else the chosen lines of the cart, else what is selected there and not sold out. */
export const readWantedLines = (db: Db, call: MemberCall, { items, cartItemCds }: Wanted): Promise<WantedLine[]> =>
  items?.length ? namedGoods(db, call, items) : linesOfCart(db, call, cartItemCds);

async function namedGoods(db: Db, { locale, refuse }: MemberCall, items: readonly Addition[]): Promise<WantedLine[]> {
  const keys = mergeTwins(items);
  const goods = await findGoods(db, keys);
  if (goods.length < keys.length) refuse('ORDER_PRODUCT_MISSING');
  return goods.map((item, at) => ({ ...goodsIn(item, locale), quantity: keys[at]?.quantity ?? 1, cartItemCd: null }));
}

async function linesOfCart(db: Db, { member, locale, refuse }: MemberCall, cartItemCds?: readonly string[]): Promise<WantedLine[]> {
  const cart = await readCartLines(db, member.memCd, locale);
  const chosen = cartItemCds?.length
    ? cart.filter(({ cartItemCd }) => cartItemCds.includes(cartItemCd))
    : cart.filter(({ isSelected, stockCnt }) => isSelected && stockCnt > 0);
  if (chosen.length === 0) refuse('CART_EMPTY');
  if (cartItemCds && chosen.length < new Set(cartItemCds).size) refuse('ORDER_PRODUCT_MISSING');
  return chosen;
}

function mergeTwins(items: readonly Addition[]): Addition[] {
  const byKey = new Map<string, Addition>();
  for (const item of items) {
    const key = goodsKey(item);
    byKey.set(key, { ...item, quantity: item.quantity + (byKey.get(key)?.quantity ?? 0) });
  }
  return [...byKey.values()];
}
