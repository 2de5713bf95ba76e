import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ProductCoupon } from '@hyangro/contracts/coupon/coupon.contract';
import { pathOf, useMoney, useRouteParams, useServices, useStore, useTerms } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import { useCouponWorth } from '@hyangro/commerce/coupon';
import { NotFoundPanel } from '@hyangro/commerce/not-found';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { ChevronRight } from '@hyangro/ui/icons';
import { Container } from '@hyangro/ui/section';
import { Ticket } from '@hyangro/ui/ticket';
import { productCouponsQuery } from '../../data/product-coupons.queries';
import { ProductHead } from '../../features/product-head/product-head';
import { useMessages } from '../../messages';
import { useDownload } from './use-download';

const LOOK = { DOWNLOADABLE: 'download', RECEIVED: 'downloaded', EXHAUSTED: 'exhausted', NOT_FOR_GRADE: 'exhausted' } as const;

export default function ProductCouponsScreen() {
  const t = useMessages();
  const term = useTerms();
  const services = useServices();
  const { productCd } = useRouteParams('ProductCoupons');
  const { data: coupons } = useSuspenseQuery(productCouponsQuery(services, productCd));
  const { isBusy, isBusyAll, download } = useDownload(productCd);
  if (!coupons) return <NotFoundPanel title={t('product.missing')} text={t('product.missingText')} />;
  const open = coupons.filter(({ state }) => state === 'DOWNLOADABLE').map(({ couponCd }) => couponCd);
  return (
    <Page narrow>
      <ProductHead productCd={productCd} title={t('coupons.title')} isTask />
      {coupons.length === 0 ? (
        <EmptyState
          title={t('coupons.empty')}
          text={t('coupons.emptyText')}
          action={
            <LinkButton variant="line" to={pathOf('Product', { productCd })}>
              {t('coupons.back')}
            </LinkButton>
          }
        />
      ) : (
        <Tools>
          <p role="status">{open.length > 0 ? t('coupons.open', { count: open.length }) : t('coupons.allTaken')}</p>
          {open.length > 1 && (
            <Button type="button" variant="soft" loading={isBusyAll} onClick={() => download(...open)}>
              {term('coupon.s0004')}
            </Button>
          )}
        </Tools>
      )}
      <List>
        {coupons.map((coupon) => (
          <li key={coupon.couponCd}>
            <Coupon coupon={coupon} busy={isBusy(coupon)} onDownload={() => download(coupon.couponCd)} />
          </li>
        ))}
      </List>
    </Page>
  );
}

const Coupon = ({ coupon, busy, onDownload }: { coupon: ProductCoupon; busy: boolean; onDownload(): void }) => {
  const t = useMessages();
  const term = useTerms();
  const locale = useStore(useServices().locale);
  const { price } = useMoney();
  const face = useCouponWorth(coupon);
  const { couponCd, name, minAmount, maxDiscount, validTo, state, grades, discount } = coupon;
  const conditions = [
    minAmount > 0 && t('coupons.min', { won: price(minAmount) }),
    maxDiscount !== null && t('coupons.max', { won: price(maxDiscount) }),
  ].filter(Boolean);
  const until = t('coupons.until', { day: seoulTime(new Date(`${validTo}T12:00:00+09:00`), 'day', locale) });
  const worth = discount > 0 ? t('coupons.discount', { won: price(discount) }) : t('coupons.below', { won: price(minAmount) });
  const word = {
    DOWNLOADABLE: worth,
    RECEIVED: worth,
    EXHAUSTED: t('coupons.gone'),
    NOT_FOR_GRADE: t('coupons.forGrades', { grades: grades.map((grade) => term(`grade.${grade}`)).join(', ') }),
  }[state];
  const label = {
    DOWNLOADABLE: term('coupon.s0001'),
    RECEIVED: term('coupon.s0002'),
    EXHAUSTED: term('coupon.s0003'),
    NOT_FOR_GRADE: t('coupons.otherGrade'),
  };
  return (
    <Frame>
      <Ticket
        {...face}
        title={name}
        text={
          <>
            {conditions.join(' · ')}
            {conditions.length > 0 && <br />}
            {until}
          </>
        }
        state={LOOK[state]}
        actionLabel={label[state]}
        busy={busy}
        onAction={onDownload}
      />
      <Below>
        <span>{word}</span>
        <Link to={pathOf('CouponProducts', { couponCd: String(couponCd) })} preview={{ title: name }}>
          {t('coupons.products')}
          <ChevronRight size={16} />
        </Link>
      </Below>
    </Frame>
  );
};

const Page = styled(Container)`
  padding-bottom: 56px;
`;
const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 60px;
  font-size: 14px;
  color: var(--color-text-2);
`;
const List = styled.ul`
  display: grid;
  gap: 16px;
`;
const Frame = styled.div`
  padding: 10px 10px 4px;
  border-radius: var(--radius-control);
  background: var(--color-brand-soft);
`;
const Below = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
  padding-left: 8px;
  font-size: 13px;
  span {
    padding-block: 8px;
  }
  color: var(--color-text-2);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-tap);
    font-weight: 600;
    color: var(--color-brand);
  }
`;
