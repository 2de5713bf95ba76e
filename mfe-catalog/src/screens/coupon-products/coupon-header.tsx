import styled from '@emotion/styled';
import type { CouponProducts } from '@hyangro/contracts/catalog/list.schemas';
import { useServices, useStore, useTerms } from '@hyangro/runtime';
import { seoulTime } from '@hyangro/runtime/format';
import { Button } from '@hyangro/ui/button';
import { Check, Download } from '@hyangro/ui/icons';
import { media, text } from '@hyangro/ui/theme';
import { CouponPaper, CouponStub } from '../../features/coupon/coupon-paper';
import { useTakeCoupon } from '../../features/coupon/use-take-coupon';
import { useMessages } from '../../messages';

/** The coupon as a ticket: what it is worth, when it works, and its stub to take it. */
export const CouponHeader = ({ coupon }: { coupon: CouponProducts['coupon'] }) => {
  const t = useMessages();
  const term = useTerms();
  const locale = useStore(useServices().locale);
  const { couponCd, name, conditions, endsOn, canDownload, isReceived } = coupon;
  const { isTaken, isPending, take } = useTakeCoupon(couponCd, { returnTo: { toName: 'CouponProducts', params: { couponCd } } });
  const hasIt = isReceived || isTaken;
  return (
    <Head>
      <Paper>
        <Words>
          <Title>{name}</Title>
          <p>{conditions}</p>
          <p>{t('couponProducts.until', { day: seoulTime(new Date(`${endsOn}T12:00:00+09:00`), 'day', locale) })}</p>
        </Words>
        <Stub>
          {hasIt && (
            <Taken role="status">
              <Check size={18} strokeWidth={2} />
              {term('coupon.s0002')}
            </Taken>
          )}
          {!hasIt && (
            <Button
              type="button"
              variant="primary"
              loading={isPending}
              disabled={!canDownload}
              aria-label={`${name} ${term(canDownload ? 'coupon.s0001' : 'coupon.s0003')}`}
              onClick={take}
            >
              {term(canDownload ? 'coupon.s0001' : 'coupon.s0003')}
              {canDownload && <Download size={16} strokeWidth={2} />}
            </Button>
          )}
        </Stub>
      </Paper>
    </Head>
  );
};

const Head = styled.header`
  padding: 16px 0;
  ${media.pc} {
    padding: 32px 0 28px;
  }
`;
const Paper = styled(CouponPaper)`
  --stub: 116px;
  max-width: 640px;
  min-height: 96px;
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding: 16px 16px 16px 20px;
  p {
    margin-top: 2px;
    font-size: 13px;
    line-height: 1.45;
    color: var(--color-text-2);
  }
`;
const Title = styled.h1`
  ${text.displayS}
  color: var(--color-brand);
`;
const Stub = styled(CouponStub)`
  display: grid;
  place-items: center;
  align-self: stretch;
`;
const Taken = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  font: 700 14px/1 var(--font-sans);
  color: var(--color-brand);
`;
