import { pathOf } from '@hyangro/runtime';
import type { Head, ScreenArgs } from '@hyangro/runtime';
import { EXPIRED, couponQueries } from '../../data/coupon.queries';
import { filterOf } from '../../data/list-filter';
import { itemList } from '../../data/json-ld';
import { canonicalOfList } from '../../data/list-head';
import { translate } from '../../messages';

/** Title and conditions; 404 for an unknown coupon, out of searches when it has ended. */
export function couponProductsHead({ services, params, searchParams }: ScreenArgs<'CouponProducts'>): Head {
  const t = translate(services);
  const { queryKey } = couponQueries.products(services, params.couponCd, filterOf(searchParams));
  const page = services.queryClient.getQueryData(queryKey)?.pages[0];
  if (page === undefined) return { title: t('couponProducts.title') };
  if (page === null) return { title: t('couponProducts.missing'), status: 404, noIndex: true };
  if (page === EXPIRED) return { title: t('couponProducts.expired'), noIndex: true };
  const { couponCd, name, conditions } = page.coupon;
  return {
    title: t('couponProducts.of', { name }),
    description: conditions,
    canonical: canonicalOfList(pathOf('CouponProducts', { couponCd }), searchParams),
    ...(__SERVER__ && { jsonLd: [itemList(page.items, page.totalCount)] }),
  };
}
