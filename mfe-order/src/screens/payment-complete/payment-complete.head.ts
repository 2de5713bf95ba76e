import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const paymentCompleteHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('complete.title'), noIndex: true });
