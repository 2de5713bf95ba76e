import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const addressChangeHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('address.title'), noIndex: true });
