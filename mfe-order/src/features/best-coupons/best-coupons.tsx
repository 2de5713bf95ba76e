import styled from '@emotion/styled';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import type { CouponChoice } from '@hyangro/rules/coupon-choice';
import { useMoney } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { useMessages } from '../../messages';

interface Props {
  order: Order;
  isBusy: boolean;
  onApply(choice: CouponChoice[]): void;
  /** Says so when the order has the best combination already; without it nothing is drawn then. */
  tellsWhenChosen?: boolean;
}

/** The combination of coupons by which the order costs least, why, and the button that takes it (GAP-19). */
export const BestCoupons = ({ order: { proposal, amounts, exchangeRate }, isBusy, onApply, tellsWhenChosen }: Props) => {
  const t = useMessages();
  const { price } = useMoney(exchangeRate);
  if (!proposal) return null;
  const saves = amounts.payment - proposal.payment;
  if (saves <= 0) {
    return tellsWhenChosen ? (
      <Box role="status">
        <b>{t('coupons.bestChosen')}</b>
        <p>{t(`coupons.reason.${proposal.reason}`)}</p>
      </Box>
    ) : null;
  }
  const apply = () => onApply(proposal.choices.map(({ lineNo, couponCd }) => ({ lineNo, couponCd })));
  return (
    <Box>
      <Saving>
        <b>{t('coupons.bestTitle')}</b>
        <span>{t('coupons.bestSaves', { won: price(saves) })}</span>
      </Saving>
      <p>{t(`coupons.reason.${proposal.reason}`)}</p>
      <Button type="button" variant="line" size="m" block loading={isBusy} onClick={apply}>
        {proposal.discount > 0 ? t('coupons.best', { won: price(proposal.discount) }) : t('coupons.bestNone')}
      </Button>
    </Box>
  );
};

const Box = styled.div`
  display: grid;
  gap: 6px;
  padding: 14px 16px;
  border-radius: var(--radius-control);
  background: var(--color-brand-soft);
  font-size: 13px;
  line-height: 1.5;
  color: var(--color-text-2);
  b { font-size: 15px; color: var(--color-text); }
  button { margin-top: 6px; }
  & + * { margin-top: 16px; }
`;
const Saving = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  span { font-weight: 700; color: var(--color-sale); font-variant-numeric: tabular-nums; }
`;
