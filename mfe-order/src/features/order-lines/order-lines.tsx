import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Order, OrderSummary } from '@hyangro/contracts/order/order.schemas';
import { lineListTotal, lineTotal } from '@hyangro/rules/amounts';
import { pathOf, useMoney, useTerms } from '@hyangro/runtime';
import { Tag } from '@hyangro/ui/badge';
import { ChevronRight } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { clamp, text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { Money } from '../common/money';
import { ConfirmLine } from './confirm-line';
import { reviewPath } from '../../data/review-path';

type OrderLine = Order['lines'][number];

type Settling = Pick<OrderSummary, 'orderCd' | 'state' | 'allowedActions' | 'earnedPoints'>;

interface Props {
  lines: readonly OrderLine[];
  /** That of their order. */
  exchangeRate: Order['exchangeRate'];
  /** Names lead to the product; off where a way out would cost the shopper the form. */
  linked?: boolean;
  /** The order, where its lines may be confirmed and, once they are, reviewed (R-MY-11). */
  settle?: Settling;
}

/** Ordered goods: picture, names, option and pieces, price of the line. */
export const OrderLines = ({ lines, settle, ...more }: Props) => {
  const open = lines.filter((line) => isStaying(line) && !line.confirmedAt);
  // The last one is confirmed with its order.
  const isByLine = settle?.allowedActions.includes('CONFIRM') && open.length > 1;
  return (
    <List>
      {lines.map((line) => (
        <Line key={line.lineNo} line={line} {...more}>
          {settle && line.confirmedAt && isStaying(line) && <Reviewing line={line} order={settle} />}
          {settle && isByLine && open.includes(line) && <ConfirmLine line={line} order={settle} />}
        </Line>
      ))}
    </List>
  );
};

const isStaying = ({ quantity, claimedQuantity }: OrderLine): boolean => claimedQuantity < quantity;

const Line = ({ line, exchangeRate, linked, children }: Omit<Props, 'lines' | 'settle'> & { line: OrderLine; children?: ReactNode }) => {
  const t = useMessages();
  const term = useTerms();
  const { won, price } = useMoney(exchangeRate);
  const option = [line.optionNm, t('line.pieces', { count: line.quantity })].filter(Boolean).join(' · ');
  return (
    <Row>
      <Tile>
        <Picture src={line.imgMainUrl} alt="" sizes="76px" />
      </Tile>
      <Words>
        <Brand>{line.brandNm}</Brand>
        {linked ? (
          <NameLink to={pathOf('Product', { productCd: line.productCd })}>{line.productNm}</NameLink>
        ) : (
          <Name>{line.productNm}</Name>
        )}
        <Option>{option}</Option>
        <Sum>
          <b>
            <Money of={lineTotal(line)} rate={exchangeRate} />
          </b>
          {line.normalPrice > line.salePrice && <s>{won(lineListTotal(line))}</s>}
          {line.productType === 'OVERSEAS' && <Tag tone="info">{term('productType.OVERSEAS')}</Tag>}
        </Sum>
        {line.couponDiscount > 0 && <Coupon>{t('line.coupon', { won: price(line.couponDiscount) })}</Coupon>}
        {line.claimedQuantity > 0 && <Option>{t('detail.claimed', { count: line.claimedQuantity })}</Option>}
        {children}
      </Words>
    </Row>
  );
};

/** A confirmed line opens its review. */
const Reviewing = ({ line, order: { orderCd, state } }: { line: OrderLine; order: Settling }) => {
  const t = useMessages();
  const term = useTerms();
  return (
    <>
      {state !== 'CONFIRM' && <Option>{term('orderState.s0005')}</Option>}
      <Review to={reviewPath(line, orderCd)} aria-label={t('confirm.review', { name: line.productNm })}>
        {t('actions.review')}
        <ChevronRight size={16} />
      </Review>
    </>
  );
};

const List = styled.ul`display: grid; gap: 12px;`;
const Row = styled.li`display: flex; gap: 12px;`;
const Tile = styled.div`flex: none; width: 76px; border-radius: var(--radius-tile); overflow: hidden;`;
const Words = styled.div`min-width: 0; flex: 1;`;
const Brand = styled.p`font: 700 12px/1.5 var(--font-sans);`;
const name = `
${text.bodyS}
${clamp(1)}
color: var(--color-text-2);
`;
const Name = styled.p(name);
const NameLink = styled(Link)`
  ${name}
  &:hover { text-decoration: underline; }
`;
const Option = styled.p`font-size: 13px; color: var(--color-text-3);`;
const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: 6px;
  font-variant-numeric: tabular-nums;
  b { font-size: 15px; font-weight: 700; }
  s { font-size: 12px; color: var(--color-text-3); }
`;
const Coupon = styled.p`font-size: 12px; color: var(--color-sale); font-variant-numeric: tabular-nums;`;
const Review = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-tap);
  font: 600 13px/1.4 var(--font-sans);
  color: var(--color-brand);
`;
