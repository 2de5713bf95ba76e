import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useServices } from '@hyangro/runtime';
import type { CouponChoice } from '@hyangro/rules/coupon-choice';
import { orderMutations, type OrderChange } from '../../data/order.mutations';
import { orderQueries } from '../../data/order.queries';

/** Changes of an unpaid order. The server answers the whole order with new amounts; nothing is computed here. */
export function useOrderChanges({ orderCd }: Order) {
  const services = useServices();
  const queryClient = useQueryClient();
  const { queryKey } = orderQueries.detail(services, orderCd);
  const { isPending, mutateAsync } = useMutation(orderMutations.change(services, orderCd));
  /** Resolves when the server has answered, whatever it said. */
  const change = (wanted: OrderChange): Promise<void> =>
    mutateAsync(wanted).then(
      () => undefined,
      () => undefined,
    );
  return {
    isChanging: isPending,
    show: (order: Order) => void queryClient.setQueryData(queryKey, order),
    refetch: () => queryClient.refetchQueries({ queryKey }),
    setCoupons: (coupons: CouponChoice[]) => change({ coupons }),
    setPoints: (points: number) => change({ points }),
  };
}
export type OrderChanges = ReturnType<typeof useOrderChanges>;
