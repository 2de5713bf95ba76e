import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMoney, useRouteParams, useServices } from '@hyangro/runtime';
import { SearchHead, SearchPrompt } from '@hyangro/commerce/search';
import { Container } from '@hyangro/ui/section';
import { filterCount } from '../../data/list-filter';
import { searchQueries } from '../../data/search.queries';
import { searchedOf, type Searched } from '../../data/searched';
import { HighlightContext, marking } from '../../features/common/highlight';
import { ProductList } from '../../features/product-list/product-list';
import { useListFilter } from '../../features/product-list/use-list-filter';
import { useProductPages } from '../../features/product-list/use-product-pages';
import { NothingFound } from './nothing-found';
import { SearchNotes } from './search-notes';
import { useRememberedTerm } from './use-remembered-term';

/** Products of a search (R-HOM-16); without a term it asks for one. */
export default function SearchProductsScreen() {
  const params = useRouteParams('SearchProducts');
  const [search] = useSearchParams();
  const searched = searchedOf(params, search);
  return searched ? <Found {...searched} /> : <SearchPrompt />;
}

const Found = ({ keyword, isVerbatim }: Searched) => {
  const services = useServices();
  const { integer } = useMoney();
  const listFilter = useListFilter();
  const query = useSuspenseInfiniteQuery(searchQueries.products(services, { keyword, isVerbatim }, listFilter.shown, listFilter.page));
  const pages = useProductPages(query.data);
  useRememberedTerm(keyword);
  const searchedFor = pages?.[0].keyword ?? keyword;
  const drawName = useMemo(() => marking(searchedFor), [searchedFor]);
  if (!pages) return null;
  const [first] = pages;
  return (
    <Page>
      <SearchHead keyword={keyword} current="products" count={integer(first.totalCount)} />
      <SearchNotes typed={keyword} found={first} />
      {first.totalCount === 0 && filterCount(listFilter.filter) === 0 ? (
        <NothingFound keyword={keyword} />
      ) : (
        <HighlightContext value={drawName}>
          <ProductList listFilter={listFilter} query={query} pages={pages} byRelevance />
        </HighlightContext>
      )}
    </Page>
  );
};

const Page = styled(Container)`
  padding-bottom: 56px;
`;
