import { useState } from 'react';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { COUPON_ALREADY_ISSUED } from '@hyangro/contracts/errors/known-refusals';
import { ApiError, isRefusal, useServices, useTerms } from '@hyangro/runtime';

/** The coupon behind the best price: taken once; a refusal stays silent (§8). */
export function useBestCoupon(productCd: string, coupon: NonNullable<ProductDetail['bestCoupon']>) {
  const services = useServices();
  const term = useTerms();
  const [state, setState] = useState<'open' | 'busy' | 'taken'>('open');

  const take = async () => {
    if (state !== 'open' || !services.requireLogin({ toName: 'Product', params: { productCd } })) return;
    setState('busy');
    try {
      await services.api('POST /coupon', { body: { couponCd: coupon.couponCd } });
      setState('taken');
      services.events.publish('coupon:downloaded', { couponCds: [coupon.couponCd] });
      services.toast(term('coupon.a0009'));
    } catch (error) {
      setState(isRefusal(error, 'POST /coupon', COUPON_ALREADY_ISSUED) ? 'taken' : 'open');
      const isSilent = error instanceof ApiError && error.status !== 401;
      if (!isSilent) await services.reportError(error);
    }
  };
  return { state, take: () => void take() };
}
