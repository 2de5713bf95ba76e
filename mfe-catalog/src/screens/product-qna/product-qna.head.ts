import type { Head, ScreenArgs } from '@hyangro/runtime';
import { productBriefQuery } from '../../data/product-brief.queries';
import { qnaFilterOf, qnaQueries } from '../../data/qna.queries';
import { translate } from '../../messages';

/** Named after the product; 404 for an unknown code. A part of the list is not for search engines. */
export function productQnaHead({ services, params: { productCd }, searchParams }: ScreenArgs<'ProductQna'>): Head {
  const t = translate(services);
  const { queryClient } = services;
  const filter = qnaFilterOf(searchParams);
  const questions = queryClient.getQueryData(qnaQueries.list(services, productCd, filter).queryKey);
  const product = queryClient.getQueryData(productBriefQuery(services, productCd).queryKey);
  if (product === null || questions?.pages[0] === null) return { title: t('product.missing'), status: 404, noIndex: true };
  return {
    title: product ? t('qna.pageTitle', { name: product.productNm }) : t('qna.title'),
    description: product && t('qna.description', { name: product.productNm }),
    image: product?.imgMainUrl,
    noIndex: filter.kind !== null || filter.isAnswered || filter.after !== null,
  };
}
