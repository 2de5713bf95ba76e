import { pathOf } from '@hyangro/runtime';
import type { Head, ScreenArgs } from '@hyangro/runtime';
import { categoryQueries } from '../../data/category.queries';
import { filterOf } from '../../data/list-filter';
import { breadcrumbs, itemList } from '../../data/json-ld';
import { canonicalOfList } from '../../data/list-head';
import { translate } from '../../messages';
import { cateCdOf } from './category.url';

/** Title, canonical address without filters, and the way from the top (NF-01). */
export function categoryHead({ services, params, searchParams }: ScreenArgs<'Category' | 'MenuCategory'>): Head {
  const { queryClient } = services;
  const t = translate(services);
  const { queryKey } = categoryQueries.products(services, cateCdOf(params.cateCd), filterOf(searchParams));
  const page = queryClient.getQueryData(queryKey)?.pages[0];
  if (page === undefined) return { title: t('categories.title') };
  if (page === null) return { title: t('category.missing'), status: 404, noIndex: true };
  const { name, cateCd, parent } = page.category;
  const steps = [...(parent ? [parent] : []), { cateCd, name }].map((step) => ({
    name: step.name,
    path: pathOf('Category', { cateCd: step.cateCd }),
  }));
  return {
    title: name,
    description: t('category.description', { name }),
    // The address may name it by its number alone (R-HOM-08).
    canonical: canonicalOfList(pathOf('Category', { cateCd }), searchParams),
    image: page.items[0]?.imgMainUrl,
    ...(__SERVER__ && { jsonLd: [breadcrumbs(steps), itemList(page.items, page.totalCount)] }),
  };
}
