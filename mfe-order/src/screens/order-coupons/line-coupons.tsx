import styled from '@emotion/styled';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { lineInTheWay, withCoupon, type CouponChoice } from '@hyangro/rules/coupon-choice';
import { useMoney } from '@hyangro/runtime';
import { RadioGroup } from '@hyangro/ui/field';
import { couponsOfLine } from '../../data/order.model';
import { useDay } from '../../features/day/use-day';
import { OrderLines } from '../../features/order-lines/order-lines';
import { Panel } from '../../features/summary-layout/summary-layout';
import { useMessages } from '../../messages';

interface Props {
  order: Order;
  line: Order['lines'][number];
  choice: readonly CouponChoice[];
  onChoose(choice: CouponChoice[]): void;
}

/** One line and the coupons that work on it, those that take off most first. One that is on another line says so and moves. */
export const LineCoupons = ({ order, line, choice, onChoose }: Props) => {
  const t = useMessages();
  const { price } = useMoney(order.exchangeRate);
  const day = useDay();
  const { lineNo } = line;
  const coupons = couponsOfLine(order, lineNo);
  const current = choice.find((one) => one.lineNo === lineNo)?.couponCd ?? 0;
  const nameOf = (no: number) => order.lines.find((other) => other.lineNo === no)?.productNm ?? '';

  const noteOf = ({ couponCd, held, validTo }: Order['coupons'][number]) => {
    const other = lineInTheWay(choice, lineNo, couponCd, held);
    const until = t('coupons.until', { day: day(validTo) });
    return other === null ? until : `${until} · ${t('coupons.usedOn', { name: nameOf(other) })}`;
  };
  const pick = (value: number) => {
    const held = coupons.find(({ coupon }) => coupon.couponCd === value)?.coupon.held;
    onChoose(withCoupon(choice, lineNo, value || null, held));
  };
  return (
    <Panel>
      <OrderLines lines={[line]} exchangeRate={order.exchangeRate} />
      <Choice>
        {coupons.length === 0 ? (
          <p>{t('coupons.noneForLine')}</p>
        ) : (
          <RadioGroup
            label={t('coupons.ofLine', { name: `${line.brandNm} ${line.productNm}` })}
            hideLabel
            name={`coupon-${lineNo}`}
            value={String(current)}
            onValueChange={(value) => pick(Number(value))}
            options={[
              ...coupons.map(({ coupon, discount }) => ({
                value: String(coupon.couponCd),
                label: `−${price(discount)} ${coupon.name}`,
                note: noteOf(coupon),
              })),
              { value: '0', label: t('coupons.noneHere') },
            ]}
          />
        )}
      </Choice>
    </Panel>
  );
};

const Choice = styled.div`
  margin-top: 14px;
  padding-top: 12px;
  border-top: 1px dashed var(--color-line-strong);
  > p { font-size: 14px; color: var(--color-text-3); }
`;
