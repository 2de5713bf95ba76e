import type { Head, ScreenData } from '@hyangro/runtime';
import { writtenQueries } from '../../data/written.queries';
import { translate } from '../../messages';
import { lineOfUrl, productOfUrl } from './review-form.url';

type Data = ScreenData<'ReviewNew' | 'ReviewModify'>;

export const prefetch: Data['prefetch'] = async ({ services, params: { reviewCd }, searchParams }) => {
  if (reviewCd) return services.queryClient.prefetchQuery(writtenQueries.review(services, reviewCd));
  const line = lineOfUrl(searchParams);
  if (line) return services.queryClient.prefetchQuery(writtenQueries.line(services, line.orderCd, line.lineNo));
  const productCd = productOfUrl(searchParams);
  return productCd && services.queryClient.prefetchQuery(writtenQueries.writableOf(services, productCd));
};

export const head: NonNullable<Data['head']> = ({ services, params: { reviewCd } }): Head => ({
  title: translate(services)(reviewCd ? 'write.review.modify' : 'write.review.new'),
  noIndex: true,
});
