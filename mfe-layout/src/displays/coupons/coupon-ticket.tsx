import styled from '@emotion/styled';
import type { CouponDisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { useCouponWorth } from '@hyangro/commerce/coupon';
import { couponState } from '@hyangro/rules/coupon-state';
import { useServices, useStore, useTerms } from '@hyangro/runtime';
import { Ticket } from '@hyangro/ui/ticket';
import { useCouponTerms } from './use-coupon-terms';
import { CouponPicture } from './coupon-picture';
import { useDownload } from './use-download';

const LABEL = { download: 'coupon.s0001', downloaded: 'coupon.s0002', exhausted: 'coupon.s0003' } as const;

/** One coupon: its picture when it has one, what it is worth and when, and its button (ST-CPN-02 … ST-CPN-06). */
export const CouponTicket = ({ coupon, layoutCd }: { coupon: CouponDisplayItem; layoutCd: string }) => {
  const term = useTerms();
  const { isLogin } = useStore(useServices().session);
  const terms = useCouponTerms(coupon);
  const { isPending, download } = useDownload(coupon.couponCd, { layoutCd, displaySeq: coupon.displaySeq });
  const state = couponState(coupon, isLogin);
  const worth = useCouponWorth(coupon);
  return (
    <Item data-coupon={coupon.couponCd} data-state={state}>
      <CouponPicture item={coupon} />
      <Ticket
        {...worth}
        title={coupon.name ?? ''}
        text={terms.map((line) => (
          <Line key={line}>{line}</Line>
        ))}
        state={state}
        actionLabel={term(LABEL[state])}
        busy={isPending}
        onAction={download}
      />
    </Item>
  );
};

/** Tickets of a row are equally high. */
const Item = styled.li`
  display: flex;
  flex-direction: column;
  min-width: 0;
  > :last-child { flex: 1; }
`;
const Line = styled.span`display: block;`;
