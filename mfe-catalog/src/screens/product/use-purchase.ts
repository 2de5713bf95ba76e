import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { ApiError, afterPaint, pathOf, useAttempt, useServices, useSingleMutation } from '@hyangro/runtime';
import { lineTotal } from '@hyangro/rules/amounts';
import { unitPrice } from '@hyangro/rules/prices';
import { keepForGuest } from '../../data/guest-cart';
import { firstChoice, hasOptions, mostPieces, optionOf, type Choice } from '../../data/product.model';
import { purchaseIntentOf, type PurchaseKind } from '../../data/purchase-intent';
import { useAddToCart } from './use-add-to-cart';

interface Wish {
  kind: PurchaseKind;
  picked: Choice;
}

/**
 * What the shopper picked of a product, and its two actions: add to cart, buy now. A visitor's cart is kept in the browser; what a visitor
 * wants to buy now is carried out after the login.
 */
export function usePurchase(product: ProductDetail) {
  const services = useServices();
  const navigate = useNavigate();
  const { productCd } = product;
  const [choice, setChoice] = useState<Choice>(() => firstChoice(product));
  const [isOptionMissing, setOptionMissing] = useState(false);
  const attempt = useAttempt();

  const keepWish = ({ kind, picked }: Wish) => purchaseIntentOf(services).keep({ ...picked, productCd, kind });
  const fail = (error: unknown, wish: Wish) => {
    // The session has run out: what was meant for the cart is merged at the login.
    const isKept = () => wish.kind === 'cart' && keepForGuest(services, { productCd, ...wish.picked }) !== null;
    if (error instanceof ApiError && error.status === 401 && !isKept()) keepWish(wish);
    return services.reportError(error);
  };
  const placeOrder = async ({ optionCd, quantity }: Choice) => {
    const { orderCd } = await attempt(`${productCd} ${optionCd} ${quantity}`, (idempotencyKey) =>
      services.api('POST /orders', { idempotencyKey, body: { items: [{ productCd, optionCd, quantity }] } }),
    );
    services.events.publish('order:placed', { orderCd });
    void navigate(pathOf('Payment', { orderCd }));
    return true;
  };

  const { add, addAsGuest, isAdding } = useAddToCart(productCd, (error, picked) => fail(error, { kind: 'cart', picked }));
  const order = useSingleMutation({
    mutationKey: ['catalog', 'order', productCd],
    mutationFn: placeOrder,
    onError: (error, picked) => fail(error, { kind: 'buy', picked }),
  });

  /** True when the choice is settled: ordered, or on its way into the cart; false leaves it open. */
  const run = async (kind: PurchaseKind, picked: Choice): Promise<boolean> => {
    if (hasOptions(product) && !optionOf(product, picked.optionCd)) {
      setOptionMissing(true);
      return false;
    }
    if (!services.session.get().isLogin) {
      if (kind === 'cart' && addAsGuest(picked)) return true;
      keepWish({ kind, picked });
    }
    if (!services.requireLogin({ toName: 'Product', params: { productCd } })) return false;
    if (kind === 'buy') return (await order.start(picked)) ?? false;
    void add(picked);
    await afterPaint();
    return true;
  };

  const resume = useEffectEvent(() => {
    const wish = purchaseIntentOf(services).take(productCd);
    if (!wish) return;
    setChoice({ optionCd: wish.optionCd, quantity: wish.quantity });
    void run(wish.kind, wish);
  });
  useEffect(() => resume(), [productCd]);

  const option = optionOf(product, choice.optionCd);
  const most = mostPieces(product, option);
  const quantity = Math.min(choice.quantity, most);
  return {
    option,
    quantity,
    most,
    /** Won for the picked pieces. */
    total: lineTotal({ salePrice: unitPrice(product, option), quantity }),
    busy: order.isPending ? ('buy' as const) : isAdding ? ('cart' as const) : null,
    isOptionMissing,
    chooseOption: (optionCd: string) => {
      setOptionMissing(false);
      setChoice((now) => ({ ...now, optionCd }));
    },
    setQuantity: (next: number) => setChoice((now) => ({ ...now, quantity: next })),
    run: (kind: PurchaseKind) => run(kind, { ...choice, quantity }),
  };
}
export type Purchase = ReturnType<typeof usePurchase>;
