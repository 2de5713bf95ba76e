import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const loginHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('login.title') });
