import { useEffect, useState } from 'react';
import type { EventBus } from '../events/event-bus';
import { useServices } from '../services/services-context';

/**
 * The heart of one product: flips only after the server said yes (ST-ZZ-01), follows other places that flip it.
 * A visitor is sent to Login.
 */
export function useToggleWishlist(productCd: string, initial: boolean) {
  const services = useServices();
  const [isZzim, setZzim] = useState(initial);
  const [isBusy, setBusy] = useState(false);
  const [seen, setSeen] = useState(initial);
  if (seen !== initial) {
    setSeen(initial);
    setZzim(initial);
  }
  useEffect(() => {
    // A hidden kept screen receives no events: missed changes are read when it is shown again.
    const told = heartsTold(services.events).get(productCd);
    if (told !== undefined) setZzim(told);
    return services.events.subscribe('wishlist:changed', (change) => {
      if (change.productCd === productCd) setZzim(change.isZzim);
    });
  }, [services, productCd]);
  const toggle = async () => {
    if (isBusy || !services.requireLogin()) return;
    setBusy(true);
    try {
      const answer = await services.api('PUT /product/:productCd/like', { params: { productCd } });
      services.events.publish('wishlist:changed', { productCd, isZzim: answer.isZzim });
      if (answer.isZzim) services.track('add_to_wishlist', { items: [{ item_id: productCd }] });
    } catch (error) {
      await services.reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return { isZzim, isBusy, toggle: () => void toggle() };
}

const toldOn = new WeakMap<EventBus, Map<string, boolean>>();

/** Hearts flipped since the session began, by product. */
function heartsTold(events: EventBus): ReadonlyMap<string, boolean> {
  const known = toldOn.get(events);
  if (known) return known;
  const hearts = new Map<string, boolean>();
  toldOn.set(events, hearts);
  events.subscribe('wishlist:changed', ({ productCd, isZzim }) => void hearts.set(productCd, isZzim));
  events.subscribe('session:changed', () => hearts.clear());
  return hearts;
}
