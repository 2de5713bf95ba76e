import type { Head, ScreenData } from '@hyangro/runtime';
import { translate } from '../../messages';

export const head: NonNullable<ScreenData<'FindPasswordConfirm'>['head']> = ({ services }): Head => ({
  title: translate(services)('findPasswordConfirm.title'),
  noIndex: true,
});
