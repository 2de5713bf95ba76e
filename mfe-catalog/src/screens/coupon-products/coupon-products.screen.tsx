import styled from '@emotion/styled';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { Container } from '@hyangro/ui/section';
import { EXPIRED, couponQueries } from '../../data/coupon.queries';
import { ProductList } from '../../features/product-list/product-list';
import { useListFilter } from '../../features/product-list/use-list-filter';
import { useProductPages } from '../../features/product-list/use-product-pages';
import { useMessages } from '../../messages';
import { CouponHeader } from './coupon-header';

/** Exactly the products that a coupon works on (R-HOM-13). */
export default function CouponProductsScreen() {
  const t = useMessages();
  const services = useServices();
  const { couponCd } = useRouteParams('CouponProducts');
  const listFilter = useListFilter();
  const query = useSuspenseInfiniteQuery(couponQueries.products(services, couponCd, listFilter.shown, listFilter.page));
  const pages = useProductPages(query.data);

  if (!pages) {
    const isExpired = query.data.pages[0] === EXPIRED;
    return (
      <NotFoundPanel
        title={isExpired ? t('couponProducts.expired') : t('couponProducts.missing')}
        text={isExpired ? t('couponProducts.expiredText') : t('couponProducts.missingText')}
        onward={{ to: pathOf('Categories'), label: t('couponProducts.browse') }}
      />
    );
  }
  return (
    <Page>
      <CouponHeader coupon={pages[0].coupon} />
      <ProductList listFilter={listFilter} query={query} pages={pages} />
    </Page>
  );
}

const Page = styled(Container)`
  padding-bottom: 56px;
`;
