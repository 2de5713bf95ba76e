import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { couponCodeForm } from '@hyangro/contracts/coupon/coupon-code.rules';
import { memberStore } from '@hyangro/runtime';

export type CouponCodeValues = z.input<typeof couponCodeForm>;
export const EMPTY: CouponCodeValues = { code: '' };

/** What is being typed. */
export const draftStore = memberStore(EMPTY);

/** A coupon's code by the rules of the server. Messages are codes. */
export const useCouponCodeForm = (defaultValues: CouponCodeValues) =>
  useForm<CouponCodeValues, unknown, z.output<typeof couponCodeForm>>({ resolver: zodResolver(couponCodeForm), defaultValues });
