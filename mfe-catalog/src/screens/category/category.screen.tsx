import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRouteParams, useServices } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { Container } from '@hyangro/ui/section';
import { categoryQueries } from '../../data/category.queries';
import { ProductList } from '../../features/product-list/product-list';
import { useListFilter } from '../../features/product-list/use-list-filter';
import { useProductPages } from '../../features/product-list/use-product-pages';
import { useMessages } from '../../messages';
import { CategoryHeader } from './category-header';
import { cateCdOf } from './category.url';

export default function CategoryScreen() {
  const t = useMessages();
  const services = useServices();
  const { cateCd: id } = useRouteParams('Category', 'MenuCategory');
  const listFilter = useListFilter();
  const query = useSuspenseInfiniteQuery(categoryQueries.products(services, cateCdOf(id), listFilter.shown, listFilter.page));
  const pages = useProductPages(query.data);

  if (!pages) return <NotFoundPanel title={t('category.missing')} text={t('category.missingText')} />;
  return (
    <Page>
      <CategoryHeader {...pages[0].category} />
      <ProductList listFilter={listFilter} query={query} pages={pages} />
    </Page>
  );
}

const Page = styled(Container)`
  padding-bottom: 56px;
`;
