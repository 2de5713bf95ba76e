import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { couponState } from '@hyangro/rules/coupon-state';
import { pathOf, useServices, useStore } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { ChevronRight, Download } from '@hyangro/ui/icons';
import { canDownloadAny, couponBlock } from '../../data/coupons.model';
import { useMessages } from '../../messages';
import type { DisplayProps } from '../display.props';
import { CouponHeading } from './coupon-heading';
import { CouponPicture } from './coupon-picture';
import { CouponTicket } from './coupon-ticket';
import { Bottom, Panel, Shelf, Tickets } from './coupon-panel';
import { useDownloadAll } from './use-download';
import { useWantedCoupon } from './use-wanted-coupon';

/** Type 17: coupons as tickets on cassis, and all of them at one press (D-17). */
export const Coupons = ({ display, layout }: DisplayProps) => {
  const t = useMessages();
  const heading = useId();
  const { isLogin } = useStore(useServices().session);
  const { coupons, all } = couponBlock(layout, display.seq);
  const { layoutCd } = layout;
  const { isPending, downloadAll } = useDownloadAll({ layoutCd, displaySeq: display.seq });
  const block = useWantedCoupon(layoutCd, display.seq);
  const canTakeAll = all !== null && canDownloadAny(layout, isLogin);
  const box = useFocusAfter(canTakeAll);
  if (coupons.length === 0) return null;
  const hasAny = coupons.some((coupon) => couponState(coupon, isLogin) === 'downloaded');
  return (
    <Shelf ref={block} aria-labelledby={display.title ? heading : undefined} aria-label={display.title ? undefined : t('coupons.label')}>
      <Panel data-bleed={!display.isUseMargin || undefined} data-narrow={display.isSmallWidth || undefined}>
        <CouponHeading display={display} id={heading} />
        <Tickets>
          {coupons.map((coupon) => (
            <CouponTicket key={coupon.seq} coupon={coupon} layoutCd={layoutCd} />
          ))}
        </Tickets>
        {(canTakeAll || hasAny) && (
          <Bottom data-coupon={all?.couponCd}>
            {canTakeAll && <CouponPicture item={all} />}
            {canTakeAll && (
              <Button type="button" variant="spark" size="l" block loading={isPending} onClick={downloadAll}>
                {t('coupons.all')}
                <Download size={18} strokeWidth={2} />
              </Button>
            )}
            {hasAny && (
              <Box ref={box} to={pathOf('MyCoupons')}>
                {t('coupons.box')}
                <ChevronRight size={16} />
              </Box>
            )}
          </Bottom>
        )}
      </Panel>
    </Shelf>
  );
};

/** Keys go on at the link when the button that was pressed has left. */
function useFocusAfter(isThere: boolean) {
  const link = useRef<HTMLAnchorElement>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (wasThere.current && !isThere && document.activeElement === document.body) link.current?.focus({ preventScroll: true });
    wasThere.current = isThere;
  }, [isThere]);
  return link;
}

const Box = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-height: var(--size-tap);
  padding-inline: 8px;
  margin-bottom: -10px;
  font: 500 14px/20px var(--font-sans);
`;
