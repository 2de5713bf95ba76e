import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useServices } from '@hyangro/runtime';
import type { CouponChoice } from '@hyangro/rules/coupon-choice';
import { orderQueries } from '../../data/order.queries';

/** Deeds on an unpaid order. The server answers the whole order with new amounts; nothing is computed here. */
export function useOrderChanges({ orderCd }: Order) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [running, setRunning] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const params = { orderCd };
  const { queryKey } = orderQueries.detail(services, orderCd);

  const show = (order: Order) => {
    queryClient.setQueryData(queryKey, order);
  };
  const refetch = () => queryClient.refetchQueries({ queryKey });

  const change = async (send: () => Promise<Order>): Promise<void> => {
    setRunning((count) => count + 1);
    const before = queue.current;
    const run = before.then(async () => {
      try {
        show(await send());
      } catch (error) {
        await services.reportError(error);
        await refetch();
      }
    });
    queue.current = run;
    await run;
    setRunning((count) => count - 1);
  };

  return {
    isChanging: running > 0,
    show,
    refetch,
    setCoupons: (coupons: CouponChoice[]) => change(() => services.api('PUT /orders/:orderCd/coupons', { params, body: { coupons } })),
    setPoints: (points: number) => change(() => services.api('PUT /orders/:orderCd/points', { params, body: { points } })),
  };
}
export type OrderChanges = ReturnType<typeof useOrderChanges>;
