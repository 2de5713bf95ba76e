import type { Head, ScreenData } from '@hyangro/runtime';
import { translate } from '../../messages';

export const head: NonNullable<ScreenData<'JoinSnsComplete'>['head']> = ({ services }): Head => ({
  title: translate(services)('snsComplete.title'),
  noIndex: true,
});
