import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const mypageHomeHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('home.title'), noIndex: true });
