import type { Head, ScreenData } from '@hyangro/runtime';
import { translate } from '../../messages';

export const head: NonNullable<ScreenData<'RealNameAuth'>['head']> = ({ services }): Head => ({
  title: translate(services)('check.title'),
  noIndex: true,
});
