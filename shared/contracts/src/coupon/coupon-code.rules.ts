import * as z from 'zod';
import { COUPON_CODE_LENGTH } from '../constants';

/** A coupon's code as it is typed or pasted, for form and server: case, width and blanks make no difference. Messages are codes of `terms`. */
export const couponCode = z
  .string()
  .transform((typed) => typed.normalize('NFKC').replace(/\s/gu, '').toUpperCase())
  .pipe(
    z.string().min(1, 'validation.v0019').min(COUPON_CODE_LENGTH.min, 'validation.v0022').max(COUPON_CODE_LENGTH.max, 'validation.v0022'),
  );

export const couponCodeForm = z.object({ code: couponCode });
