import styled from '@emotion/styled';
import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { MyCouponTab } from '@hyangro/contracts/coupon/coupon.contract';
import { pathOf, useServices } from '@hyangro/runtime';
import { ListPage, PagedList, RowSkeletons } from '@hyangro/commerce/list';
import { couponTabOf, myCouponsQueries } from '../../data/my-coupons.queries';
import { LinkTabs } from '@hyangro/ui/tabs';
import { useMessages } from '../../messages';
import { CouponCodeForm } from './coupon-code-form';
import { MyCouponCard } from './my-coupon-card';

const TABS = ['usable', 'over'] as const;
const addressOf = (tab: MyCouponTab) => pathOf('MyCoupons') + (tab === 'over' ? '?tab=over' : '');

/** The member's coupons: usable ones, or used and expired ones; and a field for a code (R-MY-13). */
export default function MyCouponsScreen() {
  const t = useMessages();
  const services = useServices();
  const [search] = useSearchParams();
  const tab = couponTabOf(search);
  return (
    <ListPage title={t('myCoupons.title')}>
      <CouponCodeForm />
      <div>
        <LinkTabs aria-label={t('myCoupons.tabs')}>
          {TABS.map((each) => (
            <Link key={each} to={addressOf(each)} replace aria-current={each === tab ? 'page' : undefined}>
              {t(`myCoupons.${each}`)}
            </Link>
          ))}
        </LinkTabs>
        <List>
          <Suspense key={tab} fallback={<RowSkeletons height={150} />}>
            <PagedList
              query={myCouponsQueries.list(services, tab)}
              keyOf={({ memberCouponCd }) => memberCouponCd}
              empty={{
                title: t(tab === 'usable' ? 'myCoupons.emptyUsable' : 'myCoupons.emptyOver'),
                text: t(tab === 'usable' ? 'myCoupons.emptyUsableText' : 'myCoupons.emptyOverText'),
              }}
            >
              {(coupon) => <MyCouponCard coupon={coupon} />}
            </PagedList>
          </Suspense>
        </List>
      </div>
    </ListPage>
  );
}

const List = styled.div`
  margin-top: 16px;
`;
