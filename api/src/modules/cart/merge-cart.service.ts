import { CART_MAX_LINES } from '@hyangro/contracts/constants';
import { REFUSALS, type RefusalWithArgs } from '@hyangro/contracts/errors/refusals';
import type { OptionCd, ProductCd } from '@hyangro/contracts/kit/schemas';
import type { MergedCart } from '@hyangro/contracts/order/cart.contract';
import { newCode } from '../../platform/code';
import type { Db, RootDb } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { requestHashOf } from '../../platform/http/idempotency';
import { findGoods, goodsIn, goodsKey } from '../catalog/public';
import { beginMerge, endMerge } from './cart-merge.repository';
import { addCartItem, countCart } from './cart.repository';
import { readCartLines, type Addition, type CartLine } from './cart.service';
import { additionViolation, type WantedGoods } from './purchase.rules';

type MergeCall = Pick<MemberContext<'IDEMPOTENCY_KEY_REUSED'>, 'member' | 'locale' | 'now' | 'refuse'>;
type Merged = MergedCart['lines'][number];
type LeftOut = RefusalWithArgs<'ORDER_PRODUCT_MISSING' | 'CART_FULL'> | NonNullable<ReturnType<typeof additionViolation>>;

/**
 * Takes over what a visitor meant to buy: as many pieces of each as fit, and says what was left out and why (TRAP-14, GAP-03). All lines
 * or none; the same key is answered the same.
 */
export function mergeIntoCart(
  db: RootDb,
  call: MergeCall,
  asked: { idempotencyKey: string; items: readonly Addition[] },
): Promise<MergedCart> {
  const key = { memCd: call.member.memCd, idempotencyKey: asked.idempotencyKey };
  const requestHash = requestHashOf(asked);
  return db.transaction(async (tx) => {
    const done = await beginMerge(tx, key, requestHash, call.now);
    if (done && done.requestHash !== requestHash) call.refuse('IDEMPOTENCY_KEY_REUSED');
    if (done?.answer) return done.answer;
    const lines = await mergeLines(tx, call, asked.items);
    const answer = { count: await countCart(tx, key.memCd), lines };
    await endMerge(tx, key, answer);
    return answer;
  });
}

/** Puts goods into the cart, as many pieces of each as fit; says of each what was left out and why. Without a key: a second call adds again. */
export async function mergeLines(
  db: Db,
  { member, locale, now }: Pick<MergeCall, 'member' | 'locale' | 'now'>,
  additions: readonly Addition[],
): Promise<Merged[]> {
  const goods = new Map((await findGoods(db, additions)).map((item) => [goodsKey(item), goodsIn(item, locale)]));
  const cart = await readCartLines(db, member.memCd, locale);
  const merged: Merged[] = [];
  for (const addition of additions) {
    const item = goods.get(goodsKey(addition));
    const there = cart.find((line) => goodsKey(line) === goodsKey(addition));
    const { taken, leftOut } = item
      ? fitting({ ...item, quantity: addition.quantity }, there, cart)
      : { taken: 0, leftOut: { refusal: 'ORDER_PRODUCT_MISSING', args: [] } as const };
    const cartItemCd = there?.cartItemCd ?? newCode('CI');
    if (item && taken > 0) {
      const { productCd, optionCd } = item;
      await addCartItem(db, { cartItemCd, memCd: member.memCd, productCd, optionCd: optionCd ?? '', quantity: taken, createdAt: now });
      if (there) there.quantity += taken;
      else cart.push({ ...item, quantity: taken, cartItemCd, isSelected: true, createdAt: now });
    }
    merged.push({
      productCd: addition.productCd as ProductCd,
      optionCd: addition.optionCd as OptionCd | null,
      productNm: item?.productNm ?? null,
      wanted: addition.quantity,
      taken,
      cartItemCd: taken > 0 ? cartItemCd : null,
      refusal: leftOut && { messageCode: REFUSALS[leftOut.refusal].messageCode, args: [...leftOut.args] },
    });
  }
  return merged;
}

/** How many pieces of an addition the cart takes, and why it does not take the others. */
function fitting(wanted: WantedGoods, there: CartLine | undefined, cart: readonly CartLine[]): { taken: number; leftOut: LeftOut | null } {
  if (!there && cart.length >= CART_MAX_LINES) return { taken: 0, leftOut: { refusal: 'CART_FULL', args: [CART_MAX_LINES] } };
  const others = cart.filter((line) => line !== there);
  const whole = { ...wanted, quantity: wanted.quantity + (there?.quantity ?? 0) };
  const leftOut = additionViolation(whole, [...others, whole]);
  if (!leftOut) return { taken: wanted.quantity, leftOut };
  const ofProduct = cart.filter(({ productCd }) => productCd === wanted.productCd).reduce((pieces, { quantity }) => pieces + quantity, 0);
  const room = Math.min(wanted.stockCnt - (there?.quantity ?? 0), (wanted.firstPurchaseOnly ? 1 : wanted.maxPurchaseQty) - ofProduct);
  return { taken: Math.max(0, Math.min(wanted.quantity, room)), leftOut };
}
