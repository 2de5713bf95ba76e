import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const trackingHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('tracking.title'), noIndex: true });
