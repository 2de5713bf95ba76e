import type { Head, ScreenData } from '@hyangro/runtime';
import { claimTypeOf } from '../../data/claim.model';
import { claimQueries } from '../../data/claim.queries';
import { orderQueries } from '../../data/order.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'Claim'>['prefetch'] = async ({ services, params: { claimType, orderCd, claimCd } }) => {
  if (claimTypeOf(claimType) === null) return;
  if (claimCd) return services.queryClient.prefetchQuery(claimQueries.detail(services, claimCd));
  return services.queryClient.prefetchQuery(orderQueries.detail(services, orderCd));
};

export const head: NonNullable<ScreenData<'Claim'>['head']> = ({ services, params }): Head => {
  const t = translate(services);
  const claimType = claimTypeOf(params.claimType);
  if (claimType === null) return { title: t('claim.missing'), noIndex: true, status: 404 };
  return { title: t(params.claimCd ? `claim.detail.${claimType}` : `claim.form.${claimType}`), noIndex: true };
};
