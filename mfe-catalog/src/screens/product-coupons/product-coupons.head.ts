import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

/** A member's own view. */
export const productCouponsHead = ({ services }: ScreenArgs<'ProductCoupons'>): Head => ({ title: translate(services)('coupons.title') });
