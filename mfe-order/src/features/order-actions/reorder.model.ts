import { ORDER_NO_STOCK } from '@hyangro/contracts/errors/known-refusals';
import type { Reorder } from '@hyangro/contracts/order/order.schemas';
import type { Message } from '../../messages';

type Line = Reorder['lines'][number];

/** What to say of one line, and whether any of it is in the cart. */
export function outcomeOf({ wanted, inCart, priceNow, refusal }: Line): { message: Message; isIn: boolean } {
  if (inCart >= wanted) return { message: 'reorder.all', isIn: true };
  if (inCart > 0) return { message: 'reorder.some', isIn: true };
  if (priceNow === null) return { message: 'reorder.gone', isIn: false };
  return { message: refusal?.messageCode === ORDER_NO_STOCK.code ? 'reorder.soldOut' : 'reorder.left', isIn: false };
}

/** Title of the outcome: all, some or none of it. */
export function titleOf({ lines }: Pick<Reorder, 'lines'>): Message {
  if (lines.every(({ wanted, inCart }) => inCart >= wanted)) return 'reorder.title';
  return lines.some(({ inCart }) => inCart > 0) ? 'reorder.titleSome' : 'reorder.titleNone';
}
