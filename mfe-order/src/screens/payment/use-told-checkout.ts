import { useEffect, useRef } from 'react';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useServices } from '@hyangro/runtime';
import { toldSale } from '../../data/told-goods';

/** Tells that the checkout of an order has begun: once, also when the kept screen is shown again. */
export function useToldCheckout(order: Order): void {
  const { track } = useServices();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    track('begin_checkout', toldSale(order));
  }, [track, order]);
}
