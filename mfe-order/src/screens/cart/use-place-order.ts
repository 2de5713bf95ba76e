import { useNavigate } from 'react-router-dom';
import type { Cart } from '@hyangro/contracts/order/order.schemas';
import { pathOf, useAttempt, useServices, useSingleMutation } from '@hyangro/runtime';
import { orderableItems } from '../../data/cart.model';
import { orderMutations } from '../../data/order.mutations';

/** Places an order from the chosen lines and goes on to pay. A second press while it runs, or after a lost answer, is the same order. */
export function usePlaceOrder(cart: Cart) {
  const services = useServices();
  const navigate = useNavigate();
  const { isPending, start } = useSingleMutation({
    ...orderMutations.place(services, useAttempt()),
    onSuccess: ({ orderCd }) => {
      services.events.publish('order:placed', { orderCd });
      void navigate(pathOf('Payment', { orderCd }));
    },
    onError: (error) => services.reportError(error),
  });

  const place = () => {
    const items = orderableItems(cart);
    if (items.length === 0) return;
    void start({
      signature: items.map((item) => `${item.cartItemCd}x${item.quantity}`).join(),
      cartItemCds: items.map((item) => item.cartItemCd),
    });
  };
  return { isPlacing: isPending, place };
}
