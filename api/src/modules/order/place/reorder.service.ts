import type { ProductCd } from '@hyangro/contracts/kit/schemas';
import type { Reorder } from '@hyangro/contracts/order/order.schemas';
import type { RootDb } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import { textIn, textOrNull } from '../../../platform/locale/text';
import { countCart, mergeLines, readCartLines } from '../../cart/public';
import { findGoods, goodsKey } from '../../catalog/public';
import { lockMember } from '../../member/public';
import { findOrderLines } from '../order.repository';
import { ownOrder } from '../own-order.service';

type ReorderCall = Pick<MemberContext<'ORDER_NOT_FOUND'>, 'member' | 'locale' | 'now' | 'refuse'>;

/**
 * Fills the cart up to the pieces of an order (GAP-16): as many as fit, at the prices of today. What the cart holds already counts, so
 * that a second press, or a call whose answer was lost, adds nothing.
 */
export async function reorder(db: RootDb, call: ReorderCall, orderCd: string): Promise<Reorder> {
  await ownOrder(db, call, orderCd);
  const { member, locale } = call;
  return db.transaction(async (tx) => {
    // Two presses at once: the second counts what the first put in.
    await lockMember(tx, member.memCd);
    const lines = (await findOrderLines(tx, [orderCd])).map((line) => ({ ...line, optionCd: line.optionCd || null }));
    const held = new Map((await readCartLines(tx, member.memCd, locale)).map((line) => [goodsKey(line), line.quantity]));
    const missing = lines.flatMap((line) => {
      const quantity = line.quantity - (held.get(goodsKey(line)) ?? 0);
      return quantity > 0 ? [{ productCd: line.productCd, optionCd: line.optionCd, quantity }] : [];
    });
    const merged = new Map((await mergeLines(tx, call, missing)).map((line) => [goodsKey(line), line]));
    const goods = new Map((await findGoods(tx, lines)).map((item) => [goodsKey(item), item]));
    return {
      count: await countCart(tx, member.memCd),
      lines: lines.map((line) => {
        const key = goodsKey(line);
        return {
          lineNo: line.lineNo,
          productCd: line.productCd as ProductCd,
          productNm: textIn(line.productNm, locale),
          optionNm: textOrNull(line.optionNm, locale),
          imgMainUrl: line.imgMainUrl,
          wanted: line.quantity,
          inCart: Math.min(line.quantity, (held.get(key) ?? 0) + (merged.get(key)?.taken ?? 0)),
          salePrice: line.salePrice,
          priceNow: goods.get(key)?.salePrice ?? null,
          refusal: merged.get(key)?.refusal ?? null,
        };
      }),
    };
  });
}
