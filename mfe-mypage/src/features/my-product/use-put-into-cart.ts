import { CART_ADDITION, CART_SCOPE } from '@hyangro/contracts/order/cart-keys';
import { pathOf, useServices, useSingleMutation } from '@hyangro/runtime';
import { useMessages } from '../../messages';

/** Puts one piece of a product into the cart; what the server refuses is told in its words, and the list is looked at again. */
export function usePutIntoCart(productCd: string) {
  const services = useServices();
  const t = useMessages();
  return useSingleMutation({
    mutationKey: [...CART_ADDITION, 'mine', productCd],
    scope: CART_SCOPE,
    mutationFn: (optionCd: string | null) => services.api('POST /cart/items', { body: { productCd, optionCd, quantity: 1 } }),
    onSuccess: ({ count, isMerged }, optionCd) => {
      services.events.publish('cart:changed', { count });
      services.track('add_to_cart', { items: [{ item_id: productCd, item_variant: optionCd, quantity: 1 }] });
      services.toast(t(isMerged ? 'mine.merged' : 'mine.added'), { action: { label: t('mine.viewCart'), to: pathOf('OrderCart') } });
    },
    onError: async (error) => {
      await services.reportError(error);
      await services.queryClient.invalidateQueries({ queryKey: ['mypage'] });
    },
  });
}
