import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const ordersHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('orders.title'), noIndex: true });
