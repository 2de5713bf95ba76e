import type { Head, ScreenData } from '@hyangro/runtime';
import { translate } from '../../messages';

export const head: NonNullable<ScreenData<'FindPasswordResult'>['head']> = ({ services }): Head => ({
  title: translate(services)('findPasswordResult.title'),
  noIndex: true,
});
