import { useState } from 'react';
import type { BestCoupon } from '@hyangro/contracts/catalog/catalog.schemas';
import { COUPON_ALREADY_ISSUED } from '@hyangro/contracts/errors/known-refusals';
import { ApiError, isRefusal, useServices, useSingleMutation, useTerms } from '@hyangro/runtime';

/** The coupon behind the best price: taken once; a refusal stays silent (§8). */
export function useBestCoupon(productCd: string, coupon: BestCoupon) {
  const services = useServices();
  const term = useTerms();
  const [isTaken, setTaken] = useState(false);
  const { couponCd } = coupon;
  const { isPending, start } = useSingleMutation({
    mutationKey: ['catalog', 'coupon', couponCd],
    mutationFn: () => services.api('POST /coupon', { body: { couponCd } }),
    onSuccess: () => {
      setTaken(true);
      services.events.publish('coupon:downloaded', { couponCds: [couponCd] });
      services.toast(term('coupon.a0009'));
    },
    onError: (error) => {
      if (isRefusal(error, 'POST /coupon', COUPON_ALREADY_ISSUED)) setTaken(true);
      const isSilent = error instanceof ApiError && error.status !== 401;
      return isSilent ? undefined : services.reportError(error);
    },
  });

  const take = () => {
    if (!isTaken && services.requireLogin({ toName: 'Product', params: { productCd } })) void start();
  };
  return { state: isTaken ? ('taken' as const) : isPending ? ('busy' as const) : ('open' as const), take };
}
