import type { Head, ScreenData } from '@hyangro/runtime';
import { translate } from '../../messages';

export const head: NonNullable<ScreenData<'FindPassword'>['head']> = ({ services }): Head => ({
  title: translate(services)('findPassword.title'),
  noIndex: true,
});
