import { COUPON_ALREADY_ISSUED, LOGIN_FAILED, ORDER_ALREADY_PAID, type KnownRefusal } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal } from './client';

declare const error: unknown;

isRefusal(error, 'POST /orders/:orderCd/pay', ORDER_ALREADY_PAID);
// @ts-expect-error The contract of this endpoint does not list the refusal.
isRefusal(error, 'POST /coupon', ORDER_ALREADY_PAID);
// @ts-expect-error No such endpoint.
isRefusal(error, 'POST /coupons', COUPON_ALREADY_ISSUED);
// @ts-expect-error A code is no name.
isRefusal(error, 'POST /coupon', 'coupon.a0002');
// @ts-expect-error Another refusal's code.
({ name: 'ORDER_ALREADY_PAID', code: 'order.a0004' }) satisfies KnownRefusal<'ORDER_ALREADY_PAID'>;

if (isRefusal(error, 'POST /login', LOGIN_FAILED)) error.body.args satisfies [count: number, limit: number];
