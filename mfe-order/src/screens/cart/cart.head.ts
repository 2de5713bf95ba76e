import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const cartHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('cart.title'), noIndex: true });
