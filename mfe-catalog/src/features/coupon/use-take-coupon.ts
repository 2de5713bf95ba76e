import { useState } from 'react';
import { COUPON_ALREADY_ISSUED } from '@hyangro/contracts/errors/known-refusals';
import type { LoginTarget } from '@hyangro/contracts/routes/paths';
import { ApiError, isRefusal, useServices, useSingleMutation, useTerms } from '@hyangro/runtime';

interface Options {
  /** Where a visitor comes back to after the login. */
  returnTo: LoginTarget;
  /** Whether a coupon that cannot be had is passed over in silence, as beside a product (§8). */
  isSilent?: boolean;
}

/** Puts a coupon into the member's box, once; a visitor logs in first and comes back. */
export function useTakeCoupon(couponCd: number, { returnTo, isSilent = false }: Options) {
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
      const isLoggedOut = error instanceof ApiError && error.status === 401;
      if (isSilent && error instanceof ApiError && !isLoggedOut) return undefined;
      return services.reportError(error);
    },
  });
  const take = () => {
    if (!isTaken && services.requireLogin(returnTo)) void start();
  };
  return { isTaken, isPending, take };
}
