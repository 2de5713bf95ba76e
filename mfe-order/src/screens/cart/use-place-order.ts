import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Cart } from '@hyangro/contracts/order/order.schemas';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { useServices } from '@hyangro/runtime';
import { chosenItems } from '../../data/cart.model';

/**
 * Places an order from the chosen lines and goes on to pay. A second press while it runs, or after a lost answer, is the same order.
 * @param saved resolves when changes of the cart have reached the server
 */
export function usePlaceOrder(cart: Cart, saved: () => Promise<void>) {
  const services = useServices();
  const navigate = useNavigate();
  const [isPlacing, setPlacing] = useState(false);
  const guard = useRef(false);
  const attempt = useRef<{ signature: string; key: string } | null>(null);

  const place = async () => {
    const items = chosenItems(cart);
    if (guard.current || items.length === 0) return;
    guard.current = true;
    setPlacing(true);
    const signature = items.map((item) => `${item.cartItemCd}x${item.quantity}`).join();
    if (attempt.current?.signature !== signature) attempt.current = { signature, key: newKey() };
    try {
      await saved();
      const { orderCd } = await services.api('POST /orders', {
        body: { idempotencyKey: attempt.current.key, cartItemCds: items.map((item) => item.cartItemCd) },
      });
      attempt.current = null;
      services.events.publish('order:placed', { orderCd });
      void navigate(pathOf('Payment', { orderCd }));
    } catch (error) {
      await services.reportError(error);
    } finally {
      guard.current = false;
      setPlacing(false);
    }
  };
  return { isPlacing, place: () => void place() };
}

/** `randomUUID` is missing on plain http. */
const newKey = (): string => globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
