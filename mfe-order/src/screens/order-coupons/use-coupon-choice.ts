import { useRef, useState } from 'react';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import type { CouponChoice } from '@hyangro/rules/coupon-choice';
import { chosenCoupons } from '../../data/order.model';
import { useOrderChanges } from '../../features/order-changes/use-order-changes';

/**
 * The coupons on the lines of an order. A choice shows at once and is written at once; of several quick ones the first and the last are sent. What
 * the server refuses goes back to what the order has.
 */
export function useCouponChoice(order: Order) {
  const { setCoupons } = useOrderChanges(order);
  const [wanted, setWanted] = useState<CouponChoice[] | null>(null);
  const unsent = useRef<CouponChoice[] | null>(null);
  const isSending = useRef(false);

  const choose = async (choice: CouponChoice[]): Promise<void> => {
    setWanted(choice);
    unsent.current = choice;
    if (isSending.current) return;
    isSending.current = true;
    while (unsent.current) {
      const next = unsent.current;
      unsent.current = null;
      await setCoupons(next);
    }
    isSending.current = false;
    setWanted(null);
  };
  return { choice: wanted ?? chosenCoupons(order), isBusy: wanted !== null, choose };
}
