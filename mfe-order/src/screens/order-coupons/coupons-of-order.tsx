import styled from '@emotion/styled';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { pathOf, useMoney } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { VisuallyHidden } from '@hyangro/ui/section';
import { chosenCoupons } from '../../data/order.model';
import { isFromCheckout } from '../../features/best-coupons/from-checkout';
import { BestCoupons } from '../../features/best-coupons/best-coupons';
import { OrderReceipt } from '../../features/order-receipt/order-receipt';
import { Panel, SummaryLayout } from '../../features/summary-layout/summary-layout';
import { useMessages } from '../../messages';
import { LineCoupons } from './line-coupons';
import { useCouponChoice } from './use-coupon-choice';

/** One coupon per line, one line per coupon; the amounts follow each choice (R-ORD-03). */
export const CouponsOfOrder = ({ order }: { order: Order }) => {
  const t = useMessages();
  const { price } = useMoney(order.exchangeRate);
  const navigate = useNavigate();
  const location = useLocation();
  const { choice, isBusy, choose } = useCouponChoice(order);
  const payment = pathOf('Payment', { orderCd: order.orderCd });
  const { couponDiscount } = order.amounts;
  // The checkout is the page before: going back to it leaves no second one in the history.
  const back = () => void (isFromCheckout(location) ? navigate(-1) : navigate(payment, { replace: true }));

  if (order.coupons.length === 0 && chosenCoupons(order).length === 0) {
    return (
      <>
        <VisuallyHidden as="h1">{t('coupons.title')}</VisuallyHidden>
        <EmptyState
          title={t('coupons.empty')}
          text={t('coupons.emptyText')}
          action={
            <LinkButton variant="line" to={payment} replace>
              {t('coupons.toPayment')}
            </LinkButton>
          }
        />
      </>
    );
  }
  return (
    <SummaryLayout
      title={t('coupons.title')}
      isTask
      side={
        <div aria-live="polite" aria-busy={isBusy}>
          <OrderReceipt order={order} />
        </div>
      }
      bar={
        <Button type="button" variant="primary" size="l" block loading={isBusy} onClick={back}>
          {couponDiscount > 0 ? t('coupons.back', { won: price(couponDiscount) }) : t('coupons.backNone')}
        </Button>
      }
    >
      <Panel>
        <BestCoupons order={order} isBusy={isBusy} onApply={(best) => void choose(best)} tellsWhenChosen />
        <Rule>{t('coupons.perLine')}</Rule>
      </Panel>
      {order.lines.map((line) => (
        <LineCoupons key={line.lineNo} order={order} line={line} choice={choice} onChoose={(next) => void choose(next)} />
      ))}
    </SummaryLayout>
  );
};

const Rule = styled.p`margin-top: 10px; font-size: 13px; color: var(--color-text-3);`;
