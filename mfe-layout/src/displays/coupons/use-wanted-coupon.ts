import { useEffect, useRef } from 'react';
import { useServices, useStore } from '@hyangro/runtime';
import { wantedCouponStore } from './wanted-coupon';

/** Brings a member back to the coupon that was pressed before the login: in sight, with the focus on its button. */
export function useWantedCoupon(layoutCd: string, displaySeq: number) {
  const services = useServices();
  const { isLogin } = useStore(services.session);
  const block = useRef<HTMLElement>(null);
  useEffect(() => {
    const store = wantedCouponStore(services.memberMemory);
    const wanted = store.get();
    if (wanted?.layoutCd !== layoutCd || wanted.displaySeq !== displaySeq) return;
    store.set(null);
    // Who came back without a login is where they were.
    if (!isLogin) return;
    const place = block.current?.querySelector(`[data-coupon="${wanted.couponCd}"]`) ?? block.current;
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector('button')?.focus({ preventScroll: true });
  }, [services, layoutCd, displaySeq, isLogin]);
  return block;
}
