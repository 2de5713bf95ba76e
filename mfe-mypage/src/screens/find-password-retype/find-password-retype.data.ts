import type { Head, ScreenData } from '@hyangro/runtime';
import { translate } from '../../messages';

export const head: NonNullable<ScreenData<'FindPasswordRetype'>['head']> = ({ services }): Head => ({
  title: translate(services)('retype.title'),
  noIndex: true,
});
