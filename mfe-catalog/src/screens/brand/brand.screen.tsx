import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { Container } from '@hyangro/ui/section';
import { brandQueries } from '../../data/brand.queries';
import { ProductList } from '../../features/product-list/product-list';
import { useListFilter } from '../../features/product-list/use-list-filter';
import { useProductPages } from '../../features/product-list/use-product-pages';
import { useMessages } from '../../messages';
import { BrandHeader } from './brand-header';

export default function BrandScreen() {
  const t = useMessages();
  const services = useServices();
  const { brandCd } = useRouteParams('Brand', 'MenuBrand');
  const listFilter = useListFilter();
  const query = useSuspenseInfiniteQuery(brandQueries.products(services, brandCd, listFilter.shown, listFilter.page));
  const pages = useProductPages(query.data);

  if (!pages) {
    const onward = { to: pathOf('Brands'), label: t('brand.all') };
    return <NotFoundPanel title={t('brand.missing')} text={t('brand.missingText')} onward={onward} />;
  }
  return (
    <Page>
      <BrandHeader brand={pages[0].brand} />
      <ProductList listFilter={listFilter} query={query} pages={pages} without="brandCds" />
    </Page>
  );
}

const Page = styled(Container)`
  padding-bottom: 56px;
`;
