import type { ScreenData } from '@hyangro/runtime';
import { productBriefQuery } from '../../data/product-brief.queries';
import { qnaFilterOf, qnaQueries } from '../../data/qna.queries';
import { productQnaHead } from './product-qna.head';

export const prefetch: ScreenData<'ProductQna'>['prefetch'] = ({ services, params: { productCd }, searchParams }) =>
  Promise.all([
    services.queryClient.prefetchInfiniteQuery(qnaQueries.list(services, productCd, qnaFilterOf(searchParams))),
    services.queryClient.prefetchQuery(productBriefQuery(services, productCd)),
  ]);

export { productQnaHead as head };
