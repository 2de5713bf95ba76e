import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const joinCompleteHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('welcome.title'), noIndex: true });
