import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const orderCouponsHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('coupons.title'), noIndex: true });
