import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useMoney, useRouteParams, useServices } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { Container } from '@hyangro/ui/section';
import { categoryQueries } from '../../data/category.queries';
import { FilteredList } from '../../features/product-list/filtered-list';
import { ProductGrid } from '../../features/product-list/product-grid';
import { useListFilter } from '../../features/product-list/use-list-filter';
import { useMessages } from '../../messages';
import { CategoryHeader } from './category-header';
import { cateCdOf } from './category.url';

export default function CategoryScreen() {
  const t = useMessages();
  const services = useServices();
  const { integer } = useMoney();
  const { cateCd: id } = useRouteParams('Category', 'MenuCategory');
  const listFilter = useListFilter();
  const { filter, shown } = listFilter;
  const query = useSuspenseInfiniteQuery(categoryQueries.products(services, cateCdOf(id), shown));
  const pages = query.data.pages.flatMap((page) => page ?? []);
  const [first] = pages;

  if (!first) return <NotFoundPanel title={t('category.missing')} text={t('category.missingText')} />;
  const products = pages.flatMap((page) => page.items);
  return (
    <Page>
      <CategoryHeader {...first.category} />
      <FilteredList
        listFilter={listFilter}
        brands={(first.facets?.brandCds ?? []).map(({ code, name, count }) => ({ brandCd: code, name, productCount: count }))}
        totalCount={integer(first.totalCount)}
        isEmpty={products.length === 0}
        isOld={shown !== filter}
      >
        <ProductGrid
          products={products}
          pageCount={pages.length}
          hasMore={query.hasNextPage}
          isLoadingMore={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      </FilteredList>
    </Page>
  );
}

const Page = styled(Container)`
  padding-bottom: 56px;
`;
