import type { Head, ScreenData } from '@hyangro/runtime';
import { translate } from '../../messages';

export const head: NonNullable<ScreenData<'FindIdResult'>['head']> = ({ services }): Head => ({
  title: translate(services)('findIdResult.title'),
  noIndex: true,
});
