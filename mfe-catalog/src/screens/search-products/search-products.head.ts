import { pathOf } from '@hyangro/contracts/routes/paths';
import type terms from '@hyangro/contracts/messages/terms.ko.json';
import { translateOf, type Head, type ScreenArgs } from '@hyangro/runtime';
import { translate } from '../../messages';
import { searchedOf } from './search-products.url';

const term = translateOf<typeof terms>('terms');

/** The term in the title. Results stay out of search engines: there is one page for every word in the world. */
export function searchProductsHead({ services, params, searchParams }: ScreenArgs<'SearchProducts'>): Head {
  const searched = searchedOf(params, searchParams);
  if (!searched) return { title: translate(services)('search.title'), canonical: pathOf('Search'), noIndex: true };
  const { keyword } = searched;
  return { title: term(services)('search.title', { keyword }), canonical: pathOf('SearchProducts', { keyword }), noIndex: true };
}
