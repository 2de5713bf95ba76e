import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const confirmPurchaseHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('confirm.title'), noIndex: true });
