import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProductCoupon } from '@hyangro/contracts/coupon/coupon.contract';
import { COUPON_ALREADY_ISSUED } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, useServices, useSingleMutation, useTerms } from '@hyangro/runtime';
import { productCouponsQuery } from '../../data/product-coupons.queries';
import { useMessages } from '../../messages';

/** Downloads coupons of a product one after the other. What fails is told once, those that came stay. */
export function useDownload(productCd: string) {
  const services = useServices();
  const queryClient = useQueryClient();
  const t = useMessages();
  const term = useTerms();
  const [busy, setBusy] = useState<readonly number[]>([]);
  const { queryKey } = productCouponsQuery(services, productCd);

  const markReceived = (couponCd: number) =>
    queryClient.setQueryData(queryKey, (coupons) =>
      coupons?.map((coupon) => (coupon.couponCd === couponCd ? { ...coupon, state: 'RECEIVED' as const } : coupon)),
    );
  const { start, isPending } = useSingleMutation({
    mutationKey: ['catalog', 'download', productCd],
    mutationFn: async (couponCds: readonly number[]) => {
      const received: number[] = [];
      let failure: unknown = null;
      for (const couponCd of couponCds) {
        try {
          const { maxDownloadableCouponCount } = await services.api('POST /coupon', { body: { couponCd } });
          received.push(couponCd);
          if (maxDownloadableCouponCount === 0) markReceived(couponCd);
        } catch (error) {
          if (isRefusal(error, 'POST /coupon', COUPON_ALREADY_ISSUED)) markReceived(couponCd);
          else failure ??= error;
        }
      }
      return { received, failure };
    },
    onMutate: (couponCds) => setBusy(couponCds),
    onSuccess: ({ received, failure }) => {
      if (received.length > 0) {
        services.events.publish('coupon:downloaded', { couponCds: received });
        services.toast(received.length === 1 ? term('coupon.a0009') : t('coupons.received', { count: received.length }));
      }
      return failure === null ? undefined : services.reportError(failure);
    },
    onSettled: async () => {
      setBusy([]);
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    isBusy: (coupon: ProductCoupon) => isPending && busy.includes(coupon.couponCd),
    isBusyAll: isPending && busy.length > 1,
    download: (...couponCds: number[]) => void start(couponCds),
  };
}
