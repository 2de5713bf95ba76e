import type { Head, ScreenData } from '@hyangro/runtime';
import { translate } from '../../messages';

export const head: NonNullable<ScreenData<'FindId'>['head']> = ({ services }): Head => ({
  title: translate(services)('findId.title'),
  noIndex: true,
});
