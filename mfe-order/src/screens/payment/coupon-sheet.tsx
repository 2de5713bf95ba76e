import styled from '@emotion/styled';
import { useState } from 'react';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { bestCoupons, savedByCoupons, withCoupon, type CouponChoice } from '@hyangro/rules/coupon-choice';
import { useMoney, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { RadioGroup } from '@hyangro/ui/field';
import { Sheet } from '@hyangro/ui/sheet';
import { chosenCoupons } from '../../data/order.model';
import { useDay } from '../../features/day/use-day';
import { useMessages } from '../../messages';

interface Props {
  order: Order;
  open: boolean;
  onClose(): void;
  onApply(coupons: CouponChoice[]): Promise<void>;
}

/** One coupon per line; each coupon is listed under the line it saves most on. */
export default function CouponSheet({ order, open, onClose, onApply }: Props) {
  const t = useMessages();
  const term = useTerms();
  const { won } = useMoney();
  const day = useDay();
  const [choice, setChoice] = useState<CouponChoice[]>(() => chosenCoupons(order));
  const [isBusy, setBusy] = useState(false);
  const best = bestCoupons(order.coupons);
  const saved = savedByCoupons(choice, order.coupons);

  const choose = (lineNo: number, couponCd: number) => setChoice((now) => withCoupon(now, lineNo, couponCd || null));
  const apply = async () => {
    setBusy(true);
    await onApply(choice);
    setBusy(false);
    onClose();
  };

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('coupons.title')}
      closeLabel={term('action.close')}
      footer={
        <Button type="button" variant="primary" size="l" block loading={isBusy} onClick={() => void apply()}>
          {saved > 0 ? t('coupons.apply', { won: won(saved) }) : t('coupons.applyNone')}
        </Button>
      }
    >
      {best.length > 0 && (
        <Button type="button" variant="soft" block onClick={() => setChoice(best)}>
          {t('coupons.best')}
        </Button>
      )}
      <Lines>
        {order.lines.map((line) => {
          const coupons = order.coupons.filter((coupon) => coupon.lineNo === line.lineNo);
          if (coupons.length === 0) return null;
          const current = choice.find((one) => one.lineNo === line.lineNo)?.couponCd ?? 0;
          return (
            <RadioGroup
              key={line.lineNo}
              label={`${line.brandNm} ${line.productNm}`}
              name={`coupon-${line.lineNo}`}
              value={String(current)}
              onValueChange={(value) => choose(line.lineNo, Number(value))}
              options={[
                ...coupons.map((coupon) => ({
                  value: String(coupon.couponCd),
                  label: `−${won(coupon.discount)} ${coupon.name}`,
                  note: t('coupons.until', { day: day(coupon.validTo) }),
                })),
                { value: '0', label: t('coupons.noneHere') },
              ]}
            />
          );
        })}
      </Lines>
    </Sheet>
  );
}

const Lines = styled.div`display: grid; gap: 20px; padding: 20px 0;`;
