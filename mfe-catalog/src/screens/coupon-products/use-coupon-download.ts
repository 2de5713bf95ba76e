import { useState } from 'react';
import { COUPON_ALREADY_ISSUED } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, useServices, useSingleMutation, useTerms } from '@hyangro/runtime';

/** Puts the coupon into the member's box, once; a visitor logs in first and comes back. */
export function useCouponDownload(couponCd: number) {
  const services = useServices();
  const term = useTerms();
  const [isTaken, setTaken] = useState(false);
  const { isPending, start } = useSingleMutation({
    mutationKey: ['catalog', 'coupon', couponCd],
    mutationFn: () => services.api('POST /coupon', { body: { couponCd } }),
    onSuccess: () => {
      setTaken(true);
      services.events.publish('coupon:downloaded', { couponCds: [couponCd] });
      services.toast(term('coupon.a0009'));
    },
    onError: (error) => {
      if (isRefusal(error, 'POST /coupon', COUPON_ALREADY_ISSUED)) return setTaken(true);
      return services.reportError(error);
    },
  });
  const take = () => {
    if (services.requireLogin({ toName: 'CouponProducts', params: { couponCd } })) void start();
  };
  return { isTaken, isPending, take };
}
