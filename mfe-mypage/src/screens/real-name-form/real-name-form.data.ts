import type { Head, ScreenArgs, ScreenData } from '@hyangro/runtime';
import { realNameQueries, tokenOf } from '../../data/real-name.queries';
import { translate } from '../../messages';

export const prefetch: NonNullable<ScreenData<'RealNameForm'>['prefetch']> = ({ services, searchParams }) =>
  services.queryClient.prefetchQuery(realNameQueries.recipient(services, tokenOf(searchParams)));

/** For whoever was given the link, never for search engines; 404 and 410 for one that opens nothing. */
export function head({ services, searchParams }: ScreenArgs<'RealNameForm'>): Head {
  const token = tokenOf(searchParams);
  const closed = services.queryClient.getQueryData(realNameQueries.recipient(services, token).queryKey)?.closed;
  const status = token && closed === 'INVALID' ? { status: 404 as const } : {};
  return { title: translate(services)('recipient.title'), noIndex: true, ...status };
}
