import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { pathOf, useMoney } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { chosenCoupons } from '../../data/order.model';
import { BestCoupons } from '../../features/best-coupons/best-coupons';
import { FROM_CHECKOUT } from '../../features/best-coupons/from-checkout';
import { Panel } from '../../features/summary-layout/summary-layout';
import { useMessages } from '../../messages';
import { PointsField } from './points-field';
import type { OrderChanges } from '../../features/order-changes/use-order-changes';

interface Props {
  order: Order;
  changes: OrderChanges;
}

/** Coupons and points. */
export const BenefitsPanel = ({ order, changes }: Props) => {
  const t = useMessages();
  const { price } = useMoney(order.exchangeRate);
  const [first, ...others] = chosenCoupons(order);
  const canChoose = order.coupons.length > 0 || first !== undefined;
  const name = order.coupons.find((coupon) => coupon.couponCd === first?.couponCd)?.name;

  const words = (
    <>
      <span>{t('benefits.coupon')}</span>
      <Chosen>
        {first && <b>−{price(order.amounts.couponDiscount)}</b>}
        <span>
          {first
            ? [name, others.length > 0 && t('benefits.others', { count: others.length })].filter(Boolean).join(' ')
            : order.coupons.length > 0
              ? t('benefits.usable', { count: order.coupons.length })
              : t('benefits.none')}
        </span>
        {canChoose && <ChevronRight size={16} />}
      </Chosen>
    </>
  );
  return (
    <Panel title={t('benefits.title')}>
      {canChoose ? (
        <Pick to={pathOf('OrderProductCoupons', { orderCd: order.orderCd })} state={FROM_CHECKOUT}>
          {words}
        </Pick>
      ) : (
        <NoPick>{words}</NoPick>
      )}
      <BestCoupons order={order} isBusy={changes.isChanging} onApply={(choice) => void changes.setCoupons(choice)} />
      <PointsField order={order} onApply={changes.setPoints} />
    </Panel>
  );
};

const row = `
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 48px;
  margin-top: -8px;
  text-align: left;
  > span:first-of-type { flex: none; }
`;
const Pick = styled(Link)(row);
const NoPick = styled.p`
  ${row}
  color: var(--color-text-2);
`;
const Chosen = styled.span`
  display: flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  font-size: 14px;
  color: var(--color-text-2);
  b { flex: none; color: var(--color-sale); font-variant-numeric: tabular-nums; }
  svg { flex: none; }
`;
