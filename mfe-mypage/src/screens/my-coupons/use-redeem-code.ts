import type { UseFormReturn } from 'react-hook-form';
import {
  COUPON_ALREADY_ISSUED,
  COUPON_CODE_LIMIT,
  COUPON_CODE_UNKNOWN,
  COUPON_EXPIRED,
  COUPON_NOT_FOR_GRADE,
  COUPON_SOLD_OUT,
} from '@hyangro/contracts/errors/known-refusals';
import { fieldErrorsOf, isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import { useMessages } from '../../messages';
import type { CouponCodeValues } from './coupon-code.form';

const CALL = 'POST /coupons/code';
/** Words of a refusal that belongs to the field. */
const WORDS = [
  [COUPON_CODE_UNKNOWN, 'myCoupons.codeUnknown'],
  [COUPON_CODE_LIMIT, 'myCoupons.codeLimit'],
  [COUPON_EXPIRED, 'myCoupons.codeExpired'],
  [COUPON_ALREADY_ISSUED, 'myCoupons.codeUsed'],
  [COUPON_NOT_FOR_GRADE, 'myCoupons.codeOtherGrade'],
  [COUPON_SOLD_OUT, 'myCoupons.codeSoldOut'],
] as const;

/** Sends a code once. Why it was refused stands at the field, which gets the focus; what was typed stays. */
export function useRedeemCode(form: UseFormReturn<CouponCodeValues, unknown, { code: string }>, onReceived: () => void) {
  const services = useServices();
  const t = useMessages();
  const say = (message: string) => form.setError('code', { message }, { shouldFocus: true });
  const { start, isPending } = useSingleMutation({
    mutationKey: ['mypage', 'coupon-code'],
    mutationFn: (body: { code: string }) => services.api(CALL, { body }),
    onSuccess: ({ couponCd, name }) => {
      onReceived();
      services.events.publish('coupon:downloaded', { couponCds: [couponCd] });
      services.toast(t('myCoupons.received', { name }));
    },
    onError: (error) => {
      const known = WORDS.find(([refusal]) => isRefusal(error, CALL, refusal));
      if (known) return say(t(known[1]));
      const { code } = fieldErrorsOf(error);
      return code ? say(code) : services.reportError(error);
    },
  });
  return { submit: form.handleSubmit((body) => start(body)), isPending };
}
