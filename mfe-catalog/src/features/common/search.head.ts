import type terms from '@hyangro/contracts/messages/terms.ko.json';
import { translateOf, type Head, type ScreenArgs } from '@hyangro/runtime';
import { searchedOf } from '../../data/searched';
import { translate } from '../../messages';

const term = translateOf<typeof terms>('terms');

/**
 * Of the search and of what it finds, with the term in the title. Results stay out of search engines: there is one page for every
 * word in the world.
 */
export function searchHead({ services, params, searchParams }: ScreenArgs<'Search' | 'SearchProducts'>): Head {
  const keyword = searchedOf(params, searchParams)?.keyword;
  if (keyword) return { title: term(services)('search.title', { keyword }), noIndex: true };
  const t = translate(services);
  return { title: t('search.title'), description: t('search.description') };
}
