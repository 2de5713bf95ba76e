import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const orderDetailHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('detail.title'), noIndex: true });
