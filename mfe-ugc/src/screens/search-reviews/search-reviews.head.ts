import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

/** Results stay out of search engines: there is one page for every word in the world. */
export function searchReviewsHead({ services, params }: ScreenArgs<'SearchReviews'>): Head {
  const t = translate(services);
  const keyword = params.keyword?.trim();
  return { title: keyword ? t('search.reviewsTitle', { keyword }) : t('review.title'), noIndex: true };
}
