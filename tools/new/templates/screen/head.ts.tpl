import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

export const {{head}} = ({ services }: ScreenArgs): Head => ({ title: translate(services)('{{key}}.title') });
