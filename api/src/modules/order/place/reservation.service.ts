import type { Tx } from '../../../platform/db/db';
import { STOCK_RESERVATION_MINUTES } from '@hyangro/contracts/constants';
import { returnStock, takeStock, type ShortLine } from '../../catalog/public';
import { releaseCoupon } from '../../coupon/public';
import { moveOrder, findOrderLines, updateOrder, type OrderRow } from '../order.repository';
import { tellBuyer, type TellDeps } from '../tell/tell-buyer.service';

/** Until when stock taken now is held for an unpaid order. */
export const reservedUntil = (now: Date): Date => new Date(now.getTime() + STOCK_RESERVATION_MINUTES * 60_000);

/**
 * Makes sure that the order holds its pieces from now on for the whole time; takes them again when they went back.
 * Answers the line that is short, with its name in the order's language. The caller holds the order's lock.
 */
export async function holdStock(tx: Tx, order: OrderRow, now: Date): Promise<(ShortLine & { productNm: string }) | null> {
  if (!order.isStockHeld) {
    const lines = await stockLines(tx, order.orderCd);
    const short = await takeStock(tx, lines);
    if (short)
      return {
        ...short,
        productNm: lines.find(({ productCd }) => productCd === short.productCd)?.productNm[order.locale] ?? '',
      };
  }
  await updateOrder(tx, order.orderCd, { isStockHeld: true, reservedUntil: reservedUntil(now) });
  return null;
}

/** Puts the pieces of an unpaid order back on the shelf. The caller holds the order's lock. */
export async function releaseStock(tx: Tx, order: OrderRow): Promise<void> {
  if (!order.isStockHeld) return;
  await updateOrder(tx, order.orderCd, { isStockHeld: false, reservedUntil: null });
  await returnStock(tx, await stockLines(tx, order.orderCd));
}

/** Gives points and coupons back to the member after a payment that did not come about. */
export async function releaseRewards(tx: Tx, { orderCd, memCd, areRewardsHeld }: OrderRow): Promise<void> {
  if (!areRewardsHeld) return;
  await releaseCoupon(tx, { memCd, orderCd });
  await updateOrder(tx, orderCd, { areRewardsHeld: false });
}

/** Ends an order that nobody paid: what it held goes back, and the buyer is told. The caller holds the order's lock. */
export async function cancelUnpaidOrder(deps: TellDeps, tx: Tx, order: OrderRow, now: Date, note?: string): Promise<void> {
  await releaseStock(tx, order);
  await releaseRewards(tx, order);
  if (await moveOrder(tx, order.orderCd, 'CANCELLED', now, { closedAt: now }, note)) await tellBuyer(deps, tx, order, 'CANCELLED', now);
}

const stockLines = async (tx: Tx, orderCd: string) =>
  (await findOrderLines(tx, [orderCd])).map(({ productCd, optionCd, quantity, productNm }) => ({
    productCd,
    optionCd: optionCd || null,
    quantity,
    productNm,
  }));
