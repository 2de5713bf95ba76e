import { pathOf } from '@hyangro/runtime';
import type { Head, ScreenArgs } from '@hyangro/runtime';
import { brandQueries } from '../../data/brand.queries';
import { breadcrumbs, itemList } from '../../data/json-ld';
import { filterOf } from '../../data/list-filter';
import { canonicalOfList } from '../../data/list-head';
import { translate } from '../../messages';

/** Title, story, canonical address without filters, and the way from the index (NF-01); 404 for an unknown code. */
export function brandHead({ services, params, searchParams }: ScreenArgs<'Brand' | 'MenuBrand'>): Head {
  const t = translate(services);
  const { queryKey } = brandQueries.products(services, params.brandCd, filterOf(searchParams));
  const page = services.queryClient.getQueryData(queryKey)?.pages[0];
  if (page === undefined) return { title: t('brands.title') };
  if (page === null) return { title: t('brand.missing'), status: 404, noIndex: true };
  const { brandCd, name, latinName, story } = page.brand;
  const path = pathOf('Brand', { brandCd });
  return {
    title: name === latinName ? name : `${name} ${latinName}`,
    description: story || t('brand.description', { name }),
    canonical: canonicalOfList(path, searchParams),
    image: page.items[0]?.imgMainUrl,
    ...(__SERVER__ && {
      jsonLd: [
        breadcrumbs([
          { name: t('brands.title'), path: pathOf('Brands') },
          { name, path },
        ]),
        itemList(page.items, page.totalCount),
      ],
    }),
  };
}
