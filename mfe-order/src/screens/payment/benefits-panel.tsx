import styled from '@emotion/styled';
import { Suspense, lazy, useState } from 'react';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { useMoney } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { chosenCoupons } from '../../data/order.model';
import { Panel } from '../../features/summary-layout/summary-layout';
import { useMessages } from '../../messages';
import { PointsField } from './points-field';
import type { OrderChanges } from './use-order-changes';

const CouponSheet = lazy(() => import(/* webpackChunkName: "coupon-sheet" */ './coupon-sheet'));

interface Props {
  order: Order;
  changes: OrderChanges;
}

/** Coupons and points. */
export const BenefitsPanel = ({ order, changes }: Props) => {
  const t = useMessages();
  const { won } = useMoney();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [first, ...others] = chosenCoupons(order);
  const name = order.coupons.find((coupon) => coupon.couponCd === first?.couponCd)?.name;

  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <Panel title={t('benefits.title')}>
      <Pick type="button" disabled={order.coupons.length === 0 && !first} onClick={open}>
        <span>{t('benefits.coupon')}</span>
        <Chosen>
          {first && <b>−{won(order.amounts.couponDiscount)}</b>}
          <span>
            {first
              ? [name, others.length > 0 && t('benefits.others', { count: others.length })].filter(Boolean).join(' ')
              : order.coupons.length > 0
                ? t('benefits.usable', { count: order.coupons.length })
                : t('benefits.none')}
          </span>
          {(order.coupons.length > 0 || first) && <ChevronRight size={16} />}
        </Chosen>
      </Pick>
      <PointsField order={order} onApply={changes.setPoints} />
      {wasOpened && (
        <Suspense>
          <CouponSheet order={order} open={isOpen} onClose={() => setOpen(false)} onApply={changes.setCoupons} />
        </Suspense>
      )}
    </Panel>
  );
};

const Pick = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 48px;
  margin-top: -8px;
  text-align: left;
  > span:first-of-type { flex: none; }
  &:disabled { color: var(--color-text-2); }
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
