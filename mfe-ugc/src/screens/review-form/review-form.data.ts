import type { Head, ScreenData } from '@hyangro/runtime';
import { writtenQueries } from '../../data/written.queries';
import { translate } from '../../messages';
import { lineOfUrl } from './review-form.url';

type Data = ScreenData<'ReviewNew' | 'ReviewModify'>;

export const prefetch: Data['prefetch'] = async ({ services, params: { reviewCd }, searchParams }) => {
  if (reviewCd) return services.queryClient.prefetchQuery(writtenQueries.review(services, reviewCd));
  const line = lineOfUrl(searchParams);
  return line && services.queryClient.prefetchQuery(writtenQueries.line(services, line.orderCd, line.lineNo));
};

export const head: NonNullable<Data['head']> = ({ services, params: { reviewCd } }): Head => ({
  title: translate(services)(reviewCd ? 'write.review.modify' : 'write.review.new'),
  noIndex: true,
});
