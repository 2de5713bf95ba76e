import type { Head, ScreenData } from '@hyangro/runtime';
import { translate } from '../../messages';

export const head: NonNullable<ScreenData<'ChangePassword'>['head']> = ({ services }): Head => ({
  title: translate(services)('changePassword.title'),
  noIndex: true,
});
