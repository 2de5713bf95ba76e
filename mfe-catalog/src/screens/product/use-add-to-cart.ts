import { useState } from 'react';
import { afterPaint, pathOf, useServices } from '@hyangro/runtime';
import { addToCart } from '../../data/cart.mutations';
import { keepForGuest } from '../../data/guest-cart';
import type { Choice } from '../../data/product.model';
import { useMessages } from '../../messages';

/**
 * Puts a choice of a product into the cart and says so when the server has.
 * @param onError told of a refusal, or that there was no answer
 */
export function useAddToCart(productCd: string, onError: (error: unknown, picked: Choice) => Promise<void>) {
  const services = useServices();
  const t = useMessages();
  const [isAdding, setAdding] = useState(false);

  /** Tells analytics and the reader. */
  const tell = ({ optionCd, quantity }: Choice, key: 'buy.added' | 'buy.merged' | 'buy.keptForLogin') => {
    services.track('add_to_cart', { items: [{ item_id: productCd, item_variant: optionCd, quantity }] });
    services.toast(t(key), { action: { label: t('buy.viewCart'), to: pathOf('OrderCart') } });
  };

  const add = async (picked: Choice): Promise<void> => {
    const addition = { productCd, optionCd: picked.optionCd, quantity: picked.quantity };
    const numberIsPainted = afterPaint();
    const sent = addToCart(services, addition, numberIsPainted);
    if (!sent) return;
    if (!sent.isShown) setAdding(true);
    try {
      const taken = await sent.answer;
      await numberIsPainted;
      if (!taken) return;
      tell(picked, taken.isMerged ? 'buy.merged' : 'buy.added');
    } catch (error) {
      await onError(error, picked);
    } finally {
      setAdding(false);
    }
  };
  /** False when this browser keeps nothing. */
  const addAsGuest = (picked: Choice): boolean => {
    const kept = keepForGuest(services, { productCd, optionCd: picked.optionCd, quantity: picked.quantity });
    if (!kept) return false;
    tell(picked, kept.isMerged ? 'buy.merged' : 'buy.keptForLogin');
    return true;
  };
  /** `isAdding`: an addition is on its way that the header's number does not show; the button does. */
  return { add, addAsGuest, isAdding };
}
