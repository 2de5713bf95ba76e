import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { MyCoupon } from '@hyangro/contracts/coupon/coupon.contract';
import { useCouponWorth } from '@hyangro/commerce/coupon';
import { pathOf, useMoney, useServices, useStore, useTerms } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import { ChevronRight } from '@hyangro/ui/icons';
import { TicketPaper } from '@hyangro/ui/ticket';
import { dayText } from '../../features/common/day-text';
import { useMessages } from '../../messages';

/** A coupon: what it takes off, from which sum, for whom, how long; and the way to the goods, or to the order that used it. */
export const MyCouponCard = ({ coupon }: { coupon: MyCoupon }) => {
  const t = useMessages();
  const term = useTerms();
  const { price } = useMoney();
  const worth = useCouponWorth(coupon);
  const { couponCd, name, description, minAmount, maxDiscount, grades, state, orderCd } = coupon;
  const conditions = [
    minAmount > 0 && t('myCoupons.min', { won: price(minAmount) }),
    maxDiscount !== null && t('myCoupons.max', { won: price(maxDiscount) }),
    grades.length > 0 && t('myCoupons.forGrades', { grades: grades.map((grade) => term(`grade.${grade}`)).join(', ') }),
  ].filter(Boolean);
  return (
    <Frame data-over={state !== 'USABLE' || undefined}>
      <TicketPaper
        {...worth}
        title={name}
        text={[description, conditions.join(' · ')].filter(Boolean).map((line) => (
          <Line key={line}>{line}</Line>
        ))}
      />
      <Below>
        <When coupon={coupon} />
        {state === 'USABLE' && (
          <Link
            to={pathOf('CouponProducts', { couponCd: String(couponCd) })}
            preview={{ title: name }}
            aria-label={t('myCoupons.productsOf', { name })}
          >
            {t('myCoupons.products')}
            <ChevronRight size={16} />
          </Link>
        )}
        {orderCd && (
          <Link to={pathOf('OrderDetail', { orderCd })} aria-label={t('myCoupons.orderOf', { name })}>
            {t('myCoupons.order')}
            <ChevronRight size={16} />
          </Link>
        )}
      </Below>
    </Frame>
  );
};

/** Until when it works and how many days that are, or when it was over. */
const When = ({ coupon: { state, usableUntil, usedAt, daysLeft } }: { coupon: MyCoupon }) => {
  const t = useMessages();
  const locale = useStore(useServices().locale);
  if (state !== 'USABLE')
    return (
      <span>
        {usedAt ? t('myCoupons.used', { day: dayText(usedAt) }) : t('myCoupons.expired', { day: dayText(lastMoment(usableUntil)) })}
      </span>
    );
  return (
    <span>
      <b data-soon={daysLeft <= SOON_DAYS || undefined}>
        {daysLeft === 0 ? t('myCoupons.lastDay') : t('myCoupons.daysLeft', { count: daysLeft })}
      </b>
      {` · ${t('myCoupons.until', { day: seoulTime(Date.parse(lastMoment(usableUntil)), 'day', locale) })}`}
    </span>
  );
};

const SOON_DAYS = 3;
/** A coupon that ends at midnight works on the day before. */
const lastMoment = (until: string): string => new Date(Date.parse(until) - 1).toISOString();

const Frame = styled.div`
  padding: 10px 10px 2px;
  border-radius: var(--radius-control);
  background: var(--color-brand-soft);
  &[data-over] {
    background: var(--color-bg-sunken);
  }
`;
const Line = styled.span`display: block;`;
const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  min-height: var(--size-tap);
  padding-left: 8px;
  font-size: 13px;
  color: var(--color-text-2);
  b[data-soon] {
    color: var(--color-sale);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-tap);
    font-weight: 600;
    color: var(--color-brand);
  }
`;
