import type { Head, ScreenData } from '@hyangro/runtime';
import { claimQueries } from '../../data/claim.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'ClaimInvoice'>['prefetch'] = ({ services, params }) =>
  services.queryClient.prefetchQuery(claimQueries.detail(services, params.claimCd));

export const head: NonNullable<ScreenData<'ClaimInvoice'>['head']> = ({ services }): Head => ({
  title: translate(services)('claim.parcel.title'),
  noIndex: true,
});
