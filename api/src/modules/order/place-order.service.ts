import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import { amountsOf } from '@hyangro/rules/amounts';
import { earnRatePercent } from '@hyangro/rules/grades';
import { newCode } from '../../platform/code';
import { kstDay } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import { requestHashOf } from '../../platform/http/idempotency';
import type { MemberContext } from '../../platform/http/call';
import type { Refuse } from '../../platform/http/refusal';
import type { Deps } from '../../platform/module';
import {
  amountsLineOf,
  lineViolation,
  orderViolation,
  readCartLines,
  type Addition,
  type Violation,
  type WantedGoods,
} from '../cart/public';
import { goodsIn, goodsKey, findGoods, takeStock } from '../catalog/public';
import { findDefaultAddress } from '../member/public';
import { releaseStock, reservedUntil } from './reservation.service';
import { hasPaidOrder } from './order-counts.repository';
import type { OrderPayments } from './order-payments.port';
import { orderLineOf } from './sold-line.rules';
import {
  insertHistory,
  insertOrder,
  insertOrderLines,
  findOrderByKey,
  findLastAddress,
  findWaitingHolds,
  upsertAddress,
} from './order.repository';
import { whileWaiting } from './own-order.service';
import { storedAmounts } from './stored-amounts.rules';

export type OrderDeps = Pick<Deps, 'db' | 'config' | 'exchangeRate'> & { payments: OrderPayments };
export interface OrderRequest {
  idempotencyKey: string;
  cartItemCds?: readonly string[];
  items?: readonly Addition[];
}
type GoodsRefusal = 'CART_EMPTY' | 'ORDER_PRODUCT_MISSING';
type Line = WantedGoods & { cartItemCd: string | null };

/** Places an order and takes its pieces off the shelf, all or none (API-D12). The same key answers the same order; with another body it is refused. */
export async function placeOrder(
  { db, config, exchangeRate, payments }: OrderDeps,
  call: Pick<MemberContext<Violation['refusal'] | GoodsRefusal | 'IDEMPOTENCY_KEY_REUSED'>, 'member' | 'locale' | 'now' | 'refuse'>,
  orderRequest: OrderRequest,
): Promise<{ orderCd: OrderCd }> {
  const { member, locale, now, refuse } = call;
  const { memCd } = member;
  const { idempotencyKey } = orderRequest;
  const requestHash = requestHashOf(orderRequest);
  const [placed, holds, isKnownBuyer, address, rate] = await Promise.all([
    findPlaced(db, call, idempotencyKey, requestHash),
    findWaitingHolds(db, memCd, idempotencyKey),
    hasPaidOrder(db, memCd),
    findAddressFor(db, memCd),
    exchangeRate.read(),
  ]);
  if (placed) return placed;
  await freeHolds(db, payments, holds);
  const lines = await linesOf(db, call, orderRequest);
  const buyer = { ...member, hasPaidOrder: isKnownBuyer };
  for (const line of lines) refuseIf(lineViolation(line, lines, buyer), refuse);
  refuseIf(orderViolation(lines, buyer, config), refuse);
  const amounts = amountsOf({
    lines: lines.map(amountsLineOf),
    points: 0,
    earnPercent: earnRatePercent(member.grade),
    exchangeRate: rate,
  });
  const orderCd = newCode(`H${kstDay(now).replaceAll('-', '').slice(2)}-`, 8);
  const sold = lines.map(({ names, quantity, cartItemCd, ...line }, at) =>
    orderLineOf({ ...line, ...names }, { orderCd, lineNo: at + 1, quantity, cartItemCd }),
  );

  const isNew = await db.transaction(async (tx) => {
    const order = {
      orderCd,
      memCd,
      idempotencyKey,
      requestHash,
      locale,
      orderedAt: now,
      ...storedAmounts(amounts),
      rateMain: rate.main,
      rateSub: rate.sub,
      isStockHeld: true,
      reservedUntil: reservedUntil(now),
    };
    if (!(await insertOrder(tx, order))) return false;
    await insertOrderLines(tx, sold);
    if (address) await upsertAddress(tx, orderCd, address);
    await insertHistory(tx, orderCd, 'WAIT', now);
    // Last: every buyer of the same goods waits for these rows until the transaction ends.
    const short = await takeStock(tx, lines);
    if (short) refuse('ORDER_NO_STOCK', lines.find(({ productCd }) => productCd === short.productCd)?.productNm ?? '', short.stockCnt);
    return true;
  });
  if (isNew) return { orderCd: orderCd as OrderCd };
  const twin = await findPlaced(db, call, idempotencyKey, requestHash);
  if (!twin) throw new Error('An order with this key was placed in the same moment and is gone.');
  return twin;
}

/** The order placed under this key; refuses a key that stands for another request. */
async function findPlaced(
  db: Db,
  { member, refuse }: Pick<MemberContext<'IDEMPOTENCY_KEY_REUSED'>, 'member' | 'refuse'>,
  idempotencyKey: string,
  requestHash: string,
): Promise<{ orderCd: OrderCd } | null> {
  const placed = await findOrderByKey(db, member.memCd, idempotencyKey);
  if (placed && placed.requestHash !== requestHash) refuse('IDEMPOTENCY_KEY_REUSED');
  return placed && { orderCd: placed.orderCd as OrderCd };
}

/** Goods named by the call, else the chosen lines of the cart, else what is selected there and not sold out. */
async function linesOf(
  db: Db,
  { member, locale, refuse }: Pick<MemberContext<GoodsRefusal>, 'member' | 'locale' | 'refuse'>,
  { items, cartItemCds }: OrderRequest,
): Promise<Line[]> {
  if (items?.length) {
    const keys = mergeTwins(items);
    const goods = await findGoods(db, keys);
    if (goods.length < keys.length) refuse('ORDER_PRODUCT_MISSING');
    return goods.map((item, at) => ({ ...goodsIn(item, locale), quantity: keys[at]?.quantity ?? 1, cartItemCd: null }));
  }
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

/**
 * The member's other unpaid orders give their pieces back, so that going back and ordering again is not refused by one's own hold.
 * A second press may find the order of the first already placed: that one keeps its pieces.
 */
async function freeHolds(db: Deps['db'], payments: OrderPayments, orderCds: readonly string[]): Promise<void> {
  for (const orderCd of orderCds)
    await whileWaiting(db, orderCd, async (tx, order) => {
      if (!(await payments.isUnderWay(tx, orderCd))) await releaseStock(tx, order);
    });
}

/** Where an order of the member goes at first. */
const findAddressFor = async (db: Db, memCd: string) => (await findDefaultAddress(db, memCd)) ?? findLastAddress(db, memCd);

const refuseIf = (violation: Violation | null, refuse: Refuse<Violation['refusal']>) =>
  violation ? refuse(violation.refusal, ...violation.args) : undefined;
