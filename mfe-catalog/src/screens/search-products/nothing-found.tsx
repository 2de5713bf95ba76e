import styled from '@emotion/styled';
import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { PRODUCT_SLIDES } from '@hyangro/contracts/constants';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { pathOf, useServices } from '@hyangro/runtime';
import { Rail } from '@hyangro/ui/carousel';
import { EmptyState } from '@hyangro/ui/empty-state';
import { media, text } from '@hyangro/ui/theme';
import { categoryQueries } from '../../data/category.queries';
import { searchQueries } from '../../data/search.queries';
import { suggestionQueries } from '../../data/suggestion.queries';
import { PopularTerms } from '../../features/popular-terms/popular-terms';
import { useMessages } from '../../messages';

const PER_VIEW = { mobile: PRODUCT_SLIDES.perViewMobile, pc: PRODUCT_SLIDES.perViewPc };

/** A search that finds nothing is no dead end: other words, categories, and goods that many look for. */
export const NothingFound = ({ keyword }: { keyword: string }) => {
  const t = useMessages();
  const id = useId();
  const services = useServices();
  const { data: categories = [] } = useQuery(categoryQueries.list(services));
  const { data: popular = [] } = useQuery(searchQueries.popular(services));
  const { data: products = [] } = useQuery(suggestionQueries.first(services, popular[0]?.keyword ?? ''));
  return (
    <>
      <EmptyState title={t('search.none.title', { keyword })} text={t('search.none.text')} />
      {categories.length > 0 && (
        <nav aria-labelledby={`${id}categories`}>
          <Title id={`${id}categories`}>{t('search.none.categories')}</Title>
          <Categories>
            {categories.map(({ cateCd, name }) => (
              <li key={cateCd}>
                <Link to={pathOf('Category', { cateCd })} preview={{ title: name }}>
                  {name}
                </Link>
              </li>
            ))}
          </Categories>
        </nav>
      )}
      {products.length > 0 && (
        <section aria-labelledby={`${id}near`}>
          <Title id={`${id}near`}>{t('search.none.near')}</Title>
          <Rail label={t('search.none.near')} perView={PER_VIEW}>
            {products.map((product) => (
              <ShopProductCard key={product.productCd} look="rail" product={product} />
            ))}
          </Rail>
        </section>
      )}
      <Popular>
        <PopularTerms />
      </Popular>
    </>
  );
};

const Title = styled.h2`
  ${text.titleM}
  padding: 24px 0 12px;
`;
const Categories = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  a {
    display: block;
    padding: 0 16px;
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-pill);
    font-size: 14px;
    line-height: 42px;
  }
`;
const Popular = styled.div`
  ${media.pc} {
    ol {
      columns: 2;
      column-gap: 64px;
    }
  }
  padding-top: 24px;
`;
