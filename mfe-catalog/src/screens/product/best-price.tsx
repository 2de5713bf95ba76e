import styled from '@emotion/styled';
import type { BestCoupon } from '@hyangro/contracts/catalog/catalog.schemas';
import { useMoney } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Check, Download } from '@hyangro/ui/icons';
import { CouponPaper, CouponStub } from '../../features/coupon/coupon-paper';
import { useTakeCoupon } from '../../features/coupon/use-take-coupon';
import { useMessages } from '../../messages';

/** The lowest price with a coupon that anyone may take now, as a ticket with the coupon on its stub. */
export const BestPrice = ({ productCd, coupon }: { productCd: string; coupon: BestCoupon }) => {
  const t = useMessages();
  const { price } = useMoney();
  const { isTaken, isPending, take } = useTakeCoupon(coupon.couponCd, {
    returnTo: { toName: 'Product', params: { productCd } },
    isSilent: true,
  });
  return (
    <Paper>
      <Words>
        <span>
          {t('best.label')} · {coupon.name}
        </span>
        <b>{price(coupon.price)}</b>
      </Words>
      <Stub>
        {isTaken ? (
          <Taken role="status">
            <Check size={16} strokeWidth={2} />
            {t('best.taken')}
          </Taken>
        ) : (
          <Button
            type="button"
            variant="primary"
            block
            loading={isPending}
            aria-label={t('best.takeName', { name: coupon.name })}
            onClick={take}
          >
            {t('best.take')}
            <Download size={16} strokeWidth={2} />
          </Button>
        )}
      </Stub>
    </Paper>
  );
};

const Paper = styled(CouponPaper)`
  --stub: 132px;
  --notch: 7px;
  min-height: 64px;
  margin-top: 12px;
  color: var(--color-brand);
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding: 8px 12px 8px 16px;
  span {
    display: block;
    font: 500 12px/1.35 var(--font-sans);
  }
  b {
    font: 800 18px/1.3 var(--font-sans);
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;
const Stub = styled(CouponStub)`
  padding: 8px 10px;
  button {
    padding: 0 6px;
    font-size: 14px;
  }
`;
const Taken = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 4px;
  height: var(--size-button-m);
  font: 700 14px/1 var(--font-sans);
`;
