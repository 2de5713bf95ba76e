import type { Head, ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';

/** Results stay out of search engines: there is one page for every word in the world. */
export function searchFeedsHead({ services, params }: ScreenArgs<'SearchFeeds'>): Head {
  const t = translate(services);
  const keyword = params.keyword?.trim();
  return { title: keyword ? t('search.feedsTitle', { keyword }) : t('feed.title'), noIndex: true };
}
