import styled from '@emotion/styled';
import type { BestCoupon } from '@hyangro/contracts/catalog/catalog.schemas';
import { useMoney } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Check, Download } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';
import { useBestCoupon } from './use-best-coupon';

/** The lowest price with a coupon that anyone may take now, as a ticket with the coupon on its stub. */
export const BestPrice = ({ productCd, coupon }: { productCd: string; coupon: BestCoupon }) => {
  const t = useMessages();
  const { won } = useMoney();
  const { state, take } = useBestCoupon(productCd, coupon);
  return (
    <Paper>
      <Words>
        <span>
          {t('best.label')} · {coupon.name}
        </span>
        <b>{won(coupon.price)}</b>
      </Words>
      <Stub>
        {state === 'taken' ? (
          <Taken role="status">
            <Check size={16} strokeWidth={2} />
            {t('best.taken')}
          </Taken>
        ) : (
          <Button
            type="button"
            variant="primary"
            block
            loading={state === 'busy'}
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

const STUB_PX = 132;
const notch = (at: string) => `radial-gradient(circle 7px at calc(100% - ${STUB_PX}px) ${at}, #0000 98%, #000)`;
const Paper = styled.div`
  display: flex;
  align-items: center;
  min-height: 64px;
  margin-top: 12px;
  border-radius: var(--radius-control);
  background: var(--color-brand-soft);
  color: var(--color-brand);
  -webkit-mask: ${notch('0')}, ${notch('100%')};
  -webkit-mask-composite: source-in;
  mask: ${notch('0')}, ${notch('100%')};
  mask-composite: intersect;
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
const Stub = styled.div`
  flex: none;
  width: ${STUB_PX}px;
  padding: 8px 10px;
  border-left: 1.5px dashed color-mix(in srgb, var(--color-brand) 30%, transparent);
  button {
    padding: 0 6px;
    font-size: 14px;
    /* The mask would cut a ring outside. */
    &:focus-visible {
      outline-color: var(--color-on-brand);
      outline-offset: -4px;
    }
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
