import type { Head, ScreenData } from '@hyangro/runtime';
import { withdrawalQueries } from '../../data/withdrawal.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'Withdrawal'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchQuery(withdrawalQueries.detail(services));

export const head: NonNullable<ScreenData<'Withdrawal'>['head']> = ({ services }): Head => ({
  title: translate(services)('withdrawal.title'),
  noIndex: true,
});
