import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

/** Of what a search finds among reviews, or feeds. It stays out of search engines: there is one page for every word in the world. */
export const searchUgcHead =
  (kind: 'reviews' | 'feeds') =>
  ({ services, params }: ScreenArgs<'SearchReviews' | 'SearchFeeds'>): Head => {
    const t = translate(services);
    const keyword = params.keyword?.trim();
    return { title: keyword ? t(`search.${kind}Title`, { keyword }) : t('review.title'), noIndex: true };
  };
