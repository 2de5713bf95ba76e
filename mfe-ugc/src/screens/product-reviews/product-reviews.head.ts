import type { Head, ScreenArgs } from '@hyangro/runtime';
import { reviewQueries } from '../../data/review.queries';
import { translate } from '../../messages';
import { reviewsLd } from './reviews-ld';
import { filterOf } from './product-reviews.url';

/** Named after the product, its reviews as search engines read them; 404 for an unknown code. */
export function productReviewsHead({ services, params: { productCd }, searchParams }: ScreenArgs<'ProductReviews'>): Head {
  const t = translate(services);
  const { queryClient } = services;
  const reviews = queryClient.getQueryData(reviewQueries.ofProduct(services, productCd, filterOf(searchParams)).queryKey);
  const product = queryClient.getQueryData(reviewQueries.product(services, productCd).queryKey);
  const first = reviews?.pages[0];
  if (product === null || first === null) return { title: t('notFound.product'), status: 404, noIndex: true };
  return {
    title: product ? t('product.title', { name: product.productNm }) : t('review.title'),
    description: product?.summary,
    image: product?.imgMainUrl,
    ...(__SERVER__ && product && first && first.summary.count > 0 && { jsonLd: [reviewsLd(productCd, product, first)] }),
  };
}
