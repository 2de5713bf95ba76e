import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const joinHead = ({ services }: ScreenArgs): Head => ({ title: translate(services)('join.title') });
