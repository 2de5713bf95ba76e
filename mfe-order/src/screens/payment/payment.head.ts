import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const paymentHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('payment.title'), noIndex: true });
