import type { Head, ScreenArgs } from '@hyangro/runtime';
import { raffleQueries } from '../../data/raffle.queries';
import { translate } from '../../messages';

/** Named after the raffle; 404 for an unknown code. */
export function raffleHead({ services, params: { raffleProductCd } }: ScreenArgs<'Raffle'>): Head {
  const t = translate(services);
  const data = services.queryClient.getQueryData(raffleQueries.detail(services, raffleProductCd).queryKey);
  if (data === null) return { title: t('notFound.title'), status: 404, noIndex: true };
  if (!data) return { title: t('raffles.title') };
  const { title, description, imgMainUrl } = data.raffle;
  return { title, description, image: imgMainUrl };
}
