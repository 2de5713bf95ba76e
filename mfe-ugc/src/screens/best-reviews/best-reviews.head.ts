import type { Head, ScreenArgs } from '@hyangro/runtime';
import { posterOf } from '../../data/review.model';
import { reviewQueries } from '../../data/review.queries';
import { translate } from '../../messages';

/** The best of all, or the one review that the address names; 404 for an unknown code. */
export function bestReviewsHead({ services, params }: ScreenArgs<'BestReviews'>): Head {
  const t = translate(services);
  const title = t('best.title');
  if (!params.ugcCd) return { title, description: t('best.sub') };
  const review = services.queryClient.getQueryData(reviewQueries.detail(services, params.ugcCd).queryKey);
  if (review === null) return { title, status: 404, noIndex: true };
  return { title: review?.title || title, description: review?.content, image: review && posterOf(review) };
}
